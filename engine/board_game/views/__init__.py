"""A state as somebody is shown it, and as it is saved."""
