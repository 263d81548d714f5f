"""Telling what happened: to the log, and to whatever follows from it."""

from typing import Any

from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import Event
from engine.board_game.core.state import Rules, State


def emit(
    state: State, rules: Rules, context: ActionContext, kind: type[Event], facts: tuple[Any, ...]
) -> None:
    """Note an event and run its consequences; the event object is made only if somebody looks. Victory is claimed after all
    consequences: what one gives, another may take in the same moment."""
    if context.log is not None:
        context.log.append((kind, facts))
    if kind in rules.after:
        event = kind(*facts)
        context.depth += 1
        for consequence in rules.after[kind]:
            consequence(state, rules, event, context)
        context.depth -= 1
        if context.scored and not context.depth:
            context.scored = False
            rules.claim(state, rules, context)
