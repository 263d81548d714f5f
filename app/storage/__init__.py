"""Where everything is kept: one schema, on SQLite or PostgreSQL."""
