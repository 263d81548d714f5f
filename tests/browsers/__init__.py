"""The browsers that friends bring: `make test-browsers` plays a game in each (CONTRIBUTING.md)."""
