"""Boards as data."""

from engine.boards.board import Board, Pool, Start, Supply, Tile
from engine.boards.reading import load, read

__all__ = ["Board", "Pool", "Start", "Supply", "Tile", "load", "read"]
