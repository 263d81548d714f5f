"""Largest army: two points for whoever first played three knights, and then for whoever plays strictly more (A, N, M)."""

from engine.compiled import Rules, happened
from engine.events import KnightPlayed, LargestArmyMoved, Log
from engine.names import KNIGHT, NOBODY
from engine.rulebook import Rulebook
from engine.state import State

AWARD = 2


def after_knight(state: State, rules: Rules, event: KnightPlayed, log: Log) -> None:
    """Only played knights count; equalling the holder is not enough."""
    holder, knights = state.largest_army, state.played[event.seat][KNIGHT]
    if event.seat == holder or knights < rules.largest_army_minimum:
        return
    if holder != NOBODY:
        if knights <= state.played[holder][KNIGHT]:
            return
        state.points[holder] -= AWARD
    state.points[event.seat] += AWARD
    state.largest_army = event.seat
    happened(state, rules, log, LargestArmyMoved, (event.seat, knights))


def install(book: Rulebook) -> None:
    book.events.after(KnightPlayed, after_knight)
