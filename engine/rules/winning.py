"""Winning: whoever has the points on their own turn, hidden cards included, has won at that moment (A, N, M)."""

from engine.compiled import Rules, happened
from engine.events import (
    CityBuilt,
    DevelopmentCardBought,
    Event,
    GameWon,
    LargestArmyMoved,
    Log,
    LongestRoadMoved,
    SettlementBuilt,
)
from engine.names import NOBODY, VICTORY_POINT, Seat
from engine.rulebook import Rulebook
from engine.state import State

WHAT_CHANGES_POINTS = (
    SettlementBuilt,
    CityBuilt,
    LongestRoadMoved,
    LargestArmyMoved,
    DevelopmentCardBought,
)


def claim_victory(state: State, rules: Rules, log: Log) -> None:
    """Whoever may claim it now; nobody does so twice."""
    seat = rules.claimant(state, rules)
    if seat == NOBODY or state.over:
        return
    points = state.points[seat] + state.cards[seat][VICTORY_POINT]
    if points >= rules.victory_points:
        state.winner = seat
        state.pending.clear()
        state.offers.clear()
        happened(state, rules, log, GameWon, (seat, points))


def on_their_turn(state: State, rules: Rules) -> Seat:
    """Only on one's own turn, from its very beginning; during set-up it is nobody's turn."""
    return state.current if state.turn else NOBODY


def after_change(state: State, rules: Rules, event: Event, log: Log) -> None:
    """Somebody's points changed."""
    claim_victory(state, rules, log)


def install(book: Rulebook) -> None:
    book.claimant.replace(on_their_turn)
    for change in WHAT_CHANGES_POINTS:
        book.events.after(change, after_change)
