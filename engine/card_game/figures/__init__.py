"""What is counted and expected of a whole game."""
