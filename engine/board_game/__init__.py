"""The island-settling game: its rules, options, boards, views and bots."""
