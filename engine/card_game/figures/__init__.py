"""Counts and expectations of a whole game."""
