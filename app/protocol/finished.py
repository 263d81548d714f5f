"""HTTP: finished games."""

from typing import Literal

from app.protocol.http import SummarySeat
from app.protocol.models import Event, Geometry, Json, Message, SeatNumber, Version, View

HowEnded = Literal["aborted", "conceded"]


class ReplayStep(Message):
    """One version further; `seat` is the acting seat."""

    version: Version
    seat: SeatNumber | None = None
    at: int
    events: list[Event]
    patch: Json


class Replay(Message):
    """A finished game as `eyes` would have seen it: the first view, then how it changed."""

    engine: int
    eyes: str
    geometry: Geometry
    view: View
    at: int
    events: list[Event]
    steps: list[ReplayStep]


class Roll(Message):
    """One roll for production."""

    version: Version
    turn: int
    seat: SeatNumber
    dice: list[int]


class RollsOfTotal(Message):
    """A count of rolls: two dice added up to `total` this often, and are expected to in as many rolls, give or take `spread`."""

    total: int
    count: int
    expected: float
    spread: float


class Mark(Message):
    """A remarkable moment of a game; without `seat` the award has no holder any more."""

    version: Version
    turn: int
    kind: Literal["longest_road", "largest_army", "won"]
    seat: SeatNumber | None = None


class PointsFrom(Message):
    """The points that a seat showed from this version on."""

    version: Version
    turn: int
    points: int


class PartsOfPoints(Message):
    """The sources of a seat's points, including hidden ones."""

    settlements: int
    cities: int
    army: int
    road: int
    cards: int
    other: int


class Monopolies(Message):
    """Cards that changed hands by monopolies."""

    gained: int
    lost: int


class SupplyTrades(Message):
    """Maritime trades: their number, and the cards of each direction."""

    deals: int
    gave: int
    got: int


class Theft(Message):
    """The biggest theft: the cards that went to one player in one move; without `turn`, from one other player in the whole game."""

    thief: SeatNumber
    victims: list[SeatNumber]
    cards: int
    turn: int | None = None


class Drought(Message):
    """The longest drought: rolls in a row that brought one player nothing."""

    seat: SeatNumber
    rolls: int
    first_turn: int
    last_turn: int


class Race(Message):
    """The closest race: two seats, the one that ended ahead first, how often the lead changed between them, and their points at the end."""

    seats: list[SeatNumber]
    passes: int
    points: list[int]


class Moments(Message):
    """Moments of a game, as far as it had them."""

    theft: Theft | None = None
    drought: Drought | None = None
    race: Race | None = None


class SeatStatistics(Message):
    """The figures of one seat; `deals` and `gave` are by seat. Games that ended in earlier versions have no `road` and no `drought`."""

    total: int
    parts: PartsOfPoints
    points: list[PointsFrom]
    expected: float
    received: int
    due: dict[str, float]
    produced: dict[str, int]
    stole: int
    robbed: int
    blocked: int
    pips: int
    discarded: int
    road: int | None = None
    drought: int | None = None
    monopolies: Monopolies
    supply: SupplyTrades
    deals: list[int]
    gave: list[int]


class Statistics(Message):
    """The figures of a finished game."""

    began: int
    ended: int
    how: HowEnded | None = None
    winner: SeatNumber | None = None
    turns: int
    rolls: list[Roll]
    totals: list[RollsOfTotal]
    marks: list[Mark]
    moments: Moments | None = None
    seats: list[SeatStatistics]


class NumberRoll(Message):
    """One roll of the production die and the event die; `named` where a card named the number."""

    version: Version
    turn: int
    seat: SeatNumber
    number: int
    face: str
    named: bool


class RollsOfNumber(Message):
    """A count of rolls: the production die fell on `number` this often, and a fair one is expected to."""

    number: int
    count: int
    expected: float


class RollsOfFace(Message):
    """A count of rolls: the event die fell on `face` this often, and a fair one is expected to."""

    face: str
    count: int
    expected: float


class TokenMark(Message):
    """A remarkable moment of a game; without `seat` the token has no holder any more."""

    version: Version
    turn: int
    kind: Literal["knight", "mill", "won"]
    seat: SeatNumber | None = None


class RealmSeatStatistics(Message):
    """The figures of one seat; `full` are goods that found no room, `took` and `robbed` goods taken from the other seat and by robbers."""

    total: int
    points: list[PointsFrom]
    produced: dict[str, int]
    received: int
    full: int
    took: int
    robbed: int
    tournaments: int
    played: int
    attacks: int
    hits: int
    warded: int
    deals: int
    gave: int
    supply: SupplyTrades


class RealmStatistics(Message):
    """The figures of a finished game of two realms; `turned` are event cards."""

    began: int
    ended: int
    how: HowEnded | None = None
    winner: SeatNumber | None = None
    turns: int
    rolls: list[NumberRoll]
    numbers: list[RollsOfNumber]
    faces: list[RollsOfFace]
    turned: dict[str, int]
    marks: list[TokenMark]
    moments: Moments | None = None
    seats: list[RealmSeatStatistics]


class PastSeat(SummarySeat):
    """A seat of a finished game."""

    points: int | None = None


class PastGame(Message):
    """A finished game in a history; `you` is one's seat. Without a result it cannot be read any more."""

    code: str
    name: str
    game: str
    variant: str
    you: SeatNumber | None = None
    at: int | None = None
    how: HowEnded | None = None
    winner: SeatNumber | None = None
    seats: list[PastSeat]


class History(Message):
    """Finished games, one's own or all of the server, newest first; `next` asks for earlier ones."""

    games: list[PastGame]
    next: str | None = None


class Results(Message):
    """One's finished games with a winner: their number, the number that one won, and one's average points."""

    games: int
    won: int
    points: float | None = None
