"""Rules of the sea: ships, the pirate, gold, islands that earn points, fog, and what belongs to single maps."""
