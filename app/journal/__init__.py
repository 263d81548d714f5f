"""The log of a game, read in one place."""
