"""The rulebook: questions, and the verbs by which rules and options answer them."""

from engine.board_game.rulebook.questions import Rulebook

__all__ = ["Rulebook"]
