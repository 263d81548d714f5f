"""Offers on the table, and those that were made before in a turn."""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from engine.board_game.core.names import Cards, OfferId, Seat, SeatMask, five
from engine.kernel.fields import Codec

Offered: TypeAlias = tuple[Seat, Cards, Cards, SeatMask]
"""An offer made this turn: its maker, what was to be given and got, and the seats to which it may not be made again this turn."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A trade on the table: `seat` gives `give` for `get`; masks hold who answered how."""

    id: OfferId
    seat: Seat
    to: tuple[Seat, ...]
    give: Cards
    get: Cards
    accepted: SeatMask = 0
    declined: SeatMask = 0
    reconsidered: SeatMask = 0
    """Seats that said yes after a no; nobody may do that twice."""
    counters: OfferId | None = None

    @property
    def unanswered(self) -> tuple[Seat, ...]:
        """Seats that were asked and have said neither yes nor no."""
        answered = self.accepted | self.declined
        return tuple(seat for seat in self.to if not answered >> seat & 1)


def _offer_to_json(offer: Offer) -> list[Any]:
    return [
        offer.id,
        offer.seat,
        list(offer.to),
        list(offer.give),
        list(offer.get),
        offer.accepted,
        offer.declined,
        offer.reconsidered,
        offer.counters,
    ]


def _offer_from_json(saved: list[Any]) -> Offer:
    id, seat, to, give, get, accepted, declined, reconsidered, counters = saved
    return Offer(
        id, seat, tuple(to), five(give), five(get), accepted, declined, reconsidered, counters
    )


OFFERS: Final = Codec(
    lambda offers: [_offer_to_json(offer) for offer in offers],
    lambda saved: [_offer_from_json(offer) for offer in saved],
)
OFFERED: Final = Codec(
    lambda offered: [[seat, list(give), list(get), to] for seat, give, get, to in offered],
    lambda saved: [(seat, five(give), five(get), to) for seat, give, get, to in saved],
)
