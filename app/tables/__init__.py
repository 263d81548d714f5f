"""Live tables: one object each, commands one after another."""
