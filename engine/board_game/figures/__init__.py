"""Counts and expectations: luck, statistics, dice."""
