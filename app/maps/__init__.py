"""Maps that people draw: kept, checked, shared."""
