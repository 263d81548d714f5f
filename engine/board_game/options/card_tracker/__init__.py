"""Card tracker: everyone sees what the public log proves about each hand (house rule).

It learns from events as spectators are told them: hidden fields are removed before it looks. Offers count as well, because
nobody may offer or accept cards they do not hold. If the bank is hidden, the tracker does not use the number of cards that
are out. Open hands leave nothing to prove, so the two options are refused together."""

from collections.abc import Callable
from typing import Final

from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import (
    Event,
    MonopolyPlayed,
    OfferAccepted,
    OfferMade,
    public_part,
)
from engine.board_game.core.names import Seat, cards_to_json
from engine.board_game.core.slices import Slice
from engine.board_game.core.state import Consequence, E, Rules, State
from engine.board_game.core.view_types import SightOfHand
from engine.board_game.options import Option
from engine.board_game.options.card_tracker.proof import Bounds, Proof
from engine.board_game.rulebook import Rulebook

KEY: Final = "card-tracker"
BOUNDS: Final = Slice(KEY, Bounds.before_the_game(0))


def learn(proof: Proof, event: Event) -> None:
    """Learn from the cards that an event moved."""
    moves = event.cards_moved()
    for giver, cards in ((move.giver, move.cards) for move in moves):
        if giver is not None and not isinstance(cards, int):
            proof.gives(giver, cards)
    for giver, taker, cards in ((move.giver, move.taker, move.cards) for move in moves):
        if isinstance(cards, int):
            assert giver is not None, "the supply lies open"
            assert taker is not None, "the supply lies open"
            for _ in range(cards):
                proof.loses_unseen(giver, taker)
        elif taker is not None:
            proof.gets(taker, cards)


def handed_over_all(proof: Proof, rules: Rules, event: MonopolyPlayed) -> None:
    """They gave away every card of the kind, so that was all they had."""
    for victim in rules.others[event.seat]:
        proof.has_exactly(victim, event.resource, event.taken[victim])


def offered(proof: Proof, rules: Rules, event: OfferMade) -> None:
    """Learn from an offer: nobody offers what they do not hold."""
    proof.holds(event.seat, event.give)


def _proof(state: State, rules: Rules) -> Proof:
    return Proof(BOUNDS.of(state), by_kind=rules.supply_is_shown)


def moved(state: State, rules: Rules, event: Event, context: ActionContext) -> None:
    """Learn from an event that moved cards."""
    proof = _proof(state, rules)
    learn(proof, public_part(event))
    BOUNDS.put(state, proof.bounds)


def _also(lesson: Callable[[Proof, Rules, E], None]) -> Consequence[E]:
    def learnt(state: State, rules: Rules, event: E, context: ActionContext) -> None:
        proof = _proof(state, rules)
        lesson(proof, rules, event)
        BOUNDS.put(state, proof.bounds)

    return learnt


def accepted(state: State, rules: Rules, event: OfferAccepted, context: ActionContext) -> None:
    """Offers lie open: whoever says yes holds what is asked for."""
    offer = state.offer(event.offer)
    assert offer is not None, "an offer is open while it is answered"
    proof = _proof(state, rules)
    proof.holds(event.seat, offer.get)
    BOUNDS.put(state, proof.bounds)


def what_is_proven(state: State, rules: Rules, seat: Seat) -> SightOfHand:
    """The same for everybody, its owner too: certain cards, possible cards, and how many nobody can be sure of.
    Nothing once somebody has won: then all hands are shown."""
    if state.over:
        return {}
    unseen = sum(sum(cards) for owner, cards in state.set_aside if owner == seat)
    least, most = _proof(state, rules).without(seat, unseen)
    return {
        "proven": {
            "least": cards_to_json(least),
            "most": cards_to_json(most),
            "unknown": state.hand_size(seat) - sum(least),
        }
    }


def install(book: Rulebook) -> None:
    book.add_slice(BOUNDS, start=Bounds.before_the_game(max(book.board.seats)))
    book.sight_of_hands.replace(what_is_proven)
    book.events.after(MonopolyPlayed, _also(handed_over_all))
    book.events.after(OfferMade, _also(offered))
    book.events.after_moving_cards(moved)
    book.events.after(OfferAccepted, accepted)


OPTION = Option(
    key=KEY,
    title="Card tracker",
    summary="Everyone sees which cards the log proves in each hand, and “?” for the rest; not with open hands.",
    source="house rule",
    install=install,
    group="sight",
    changes=("sight",),
)
