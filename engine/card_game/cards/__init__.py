"""The cards as data."""
