"""Hexhaven's rules, boards and bots: standard library only. `engine.board_game.game` is the front door."""

ENGINE_VERSION = 1
"""Raised when a stored state would be read differently; kept beside every snapshot."""
