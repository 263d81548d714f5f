"""The course of a game: set-up, turns, cards that are played, and its end."""
