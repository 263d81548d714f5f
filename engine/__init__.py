"""Hexhaven's rules, boards and bots: standard library only. `engine.board_game.game` is the front door."""

ENGINE_VERSION = 3
"""Raised when a rule is corrected or a stored state would be read differently. It stands in the first line of every game's log, and a
game goes on by the rules of the version that began it (docs/decisions/corrected-rules.md)."""
FIRST_ENGINE = 1
"""The version of games and states that name none."""


def is_known(version: object) -> bool:
    """Check whether this program knows the rules of that version of the engine."""
    return type(version) is int and FIRST_ENGINE <= version <= ENGINE_VERSION
