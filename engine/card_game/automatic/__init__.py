"""Actions done or allowed without a player's own decision."""
