"""Foundations: names, the board and its island, the state, actions, events and compiled rules."""
