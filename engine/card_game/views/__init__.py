"""Output of the engine: views for each viewer, and states as they are saved."""
