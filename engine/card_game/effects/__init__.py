"""A file for each card that numbers cannot describe, and nowhere else is that card asked for by its key."""
