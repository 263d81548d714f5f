"""Play without a decision: the action of a player whose time is up, and what can be undone."""
