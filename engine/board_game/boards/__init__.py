"""Boards as data."""

from engine.board_game.boards.board_files import load, read

__all__ = ["load", "read"]
