"""Boards as data."""

from engine.board_game.boards.board_files import load, read
from engine.board_game.boards.drawn_maps import board_for, board_in, board_of

__all__ = ["board_for", "board_in", "board_of", "load", "read"]
