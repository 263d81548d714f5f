"""Boards as data."""

from engine.board_game.boards.reading import load, read

__all__ = ["load", "read"]
