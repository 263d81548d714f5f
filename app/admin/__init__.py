"""The host's page, on which the person who runs the server watches and manages it, and the backups."""
