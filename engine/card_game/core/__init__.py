"""What everything else stands on: names, cards, the state, and what is said about it."""
