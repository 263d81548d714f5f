"""Foundations: names, cards, the state, and what is said about it."""
