"""Telling what happened: to the log, and to whatever follows from it."""

from typing import Any

from engine.board_game.core.events import Event
from engine.board_game.core.play import Play
from engine.board_game.core.state import Rules, State


def happened(
    state: State, rules: Rules, play: Play, kind: type[Event], facts: tuple[Any, ...]
) -> None:
    """Note an event and run its consequences; the event object is made only if somebody looks. Victory is claimed after all
    consequences: what one gives, another may take in the same moment."""
    if play.log is not None:
        play.log.append((kind, facts))
    if kind in rules.after:
        event = kind(*facts)
        play.depth += 1
        for consequence in rules.after[kind]:
            consequence(state, rules, event, play)
        play.depth -= 1
        if play.scored and not play.depth:
            play.scored = False
            rules.claim(state, rules, play)
