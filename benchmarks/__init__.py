"""Measured, not tested: one line of JSON for each number."""
