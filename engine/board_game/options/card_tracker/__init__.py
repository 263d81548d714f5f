"""Card tracker: everyone sees what the public log proves about each hand (house rule).

It learns from events as spectators are told them: hidden fields are removed before it looks. Offers count as well, because
nobody may offer or accept cards they do not hold. If the bank is hidden, the tracker does not use the number of cards that
are out. Open hands leave nothing to prove, so the two options are refused together."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from engine.board_game.core.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsPaid,
    CardsProduced,
    CardsReturned,
    CardStolen,
    Event,
    MonopolyPlayed,
    OfferAccepted,
    OfferMade,
    Traded,
    TradedWithSupply,
    YearOfPlentyPlayed,
    public_part,
)
from engine.board_game.core.names import Seat, cards_to_json
from engine.board_game.core.play import Play
from engine.board_game.core.rules import Rules
from engine.board_game.core.slices import Slice
from engine.board_game.core.state import State
from engine.board_game.core.views import SightOfHand
from engine.board_game.options import Option
from engine.board_game.options.card_tracker.proof import Bounds, Proof
from engine.board_game.rulebook import Rulebook
from engine.board_game.rules.maritime import so_many

KEY: Final = "card-tracker"
BOUNDS: Final = Slice(KEY, Bounds.before_the_game(0))

Lesson: TypeAlias = Callable[[Proof, Rules, Any], None]


def came(proof: Proof, rules: Rules, event: CardsProduced | YearOfPlentyPlayed) -> None:
    proof.gets(event.seat, event.cards)


def went(proof: Proof, rules: Rules, event: CardsDiscarded | CardsPaid) -> None:
    proof.gives(event.seat, event.cards)


def stolen(proof: Proof, rules: Rules, event: CardStolen) -> None:
    proof.loses_unseen(event.victim, event.thief)


def drawn(proof: Proof, rules: Rules, event: CardsDrawn) -> None:
    for _ in range(event.count):
        proof.loses_unseen(event.partner, event.seat)


def returned(proof: Proof, rules: Rules, event: CardsReturned) -> None:
    for _ in range(event.count):
        proof.loses_unseen(event.seat, event.partner)


def handed_over(proof: Proof, rules: Rules, event: MonopolyPlayed) -> None:
    """Every card of the kind: so that was all they had."""
    for victim in rules.others[event.seat]:
        count = event.taken[victim]
        proof.has_exactly(victim, event.resource, count)
        proof.gives(victim, so_many(event.resource, count))
        proof.gets(event.seat, so_many(event.resource, count))


def swapped(proof: Proof, rules: Rules, event: TradedWithSupply) -> None:
    proof.gives(event.seat, event.give)
    proof.gets(event.seat, event.get)


def traded(proof: Proof, rules: Rules, event: Traded) -> None:
    proof.gives(event.seat, event.give)
    proof.gives(event.partner, event.get)
    proof.gets(event.seat, event.get)
    proof.gets(event.partner, event.give)


def offered(proof: Proof, rules: Rules, event: OfferMade) -> None:
    proof.holds(event.seat, event.give)


LESSONS: Final[dict[type[Event], Lesson]] = {
    CardsProduced: came,
    YearOfPlentyPlayed: came,
    CardsDiscarded: went,
    CardsPaid: went,
    CardStolen: stolen,
    CardsDrawn: drawn,
    CardsReturned: returned,
    MonopolyPlayed: handed_over,
    TradedWithSupply: swapped,
    Traded: traded,
    OfferMade: offered,
}


def _proof(state: State, rules: Rules) -> Proof:
    return Proof(BOUNDS.of(state), by_kind=rules.supply_is_shown)


def _learns(lesson: Lesson) -> Callable[[State, Rules, Any, Play], None]:
    def learn(state: State, rules: Rules, event: Any, play: Play) -> None:
        proof = _proof(state, rules)
        lesson(proof, rules, public_part(event))
        BOUNDS.put(state, proof.bounds)

    return learn


def accepted(state: State, rules: Rules, event: OfferAccepted, play: Play) -> None:
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
    book.keep(BOUNDS, start=Bounds.before_the_game(max(book.board.seats)))
    book.sight_of_hands.replace(what_is_proven)
    for kind, lesson in LESSONS.items():
        book.events.after(kind, _learns(lesson))
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
