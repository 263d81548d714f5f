"""The sets of cards: the printed one, and those that other packages bring."""
