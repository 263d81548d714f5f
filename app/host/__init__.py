"""What the host of a server does: commands, logs, backups."""
