"""One file for each card that numbers cannot describe; no other code asks for that card by its key."""
