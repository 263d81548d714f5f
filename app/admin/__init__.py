"""What the person who runs the server sees and does on the host's page, and the backups."""
