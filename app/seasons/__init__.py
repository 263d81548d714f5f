"""Seasons of a group: its standings, evenings and records, worked out from the stored results of its games."""
