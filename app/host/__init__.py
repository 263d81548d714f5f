"""The tools of a server's host: commands, logs, backups."""
