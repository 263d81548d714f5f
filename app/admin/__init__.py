"""The host's page, on which the person who runs the server sees and does things, and the backups."""
