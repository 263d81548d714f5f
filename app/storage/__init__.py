"""Storage: one schema, on SQLite or PostgreSQL."""
