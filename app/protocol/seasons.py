"""HTTP: groups, their seasons and evenings."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from app.protocol.models import Message, SeatNumber

PlayerId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
RecordKind = Literal[
    "longest_road",
    "fastest_win",
    "comeback",
    "trades",
    "luckiest",
    "unluckiest",
    "streak",
]
MomentKind = Literal["grab", "comeback", "drought", "race", "trades"]


class NewGroup(Message):
    """Make a group; `zone` is the time zone of its evenings."""

    name: str
    zone: Annotated[str, StringConstraints(max_length=64)]


class GroupLink(Message):
    """A group with the token of its link."""

    token: str
    name: str


class GroupChange(Message):
    """Rename the group, or a season of it; an empty name is the season's usual one."""

    name: str | None = None
    season: str | None = None
    season_name: str | None = None


class PlayerNamed(Message):
    """Name a player within the group."""

    name: str


class MergeWanted(Message):
    """Merge a player into another, who is the same person."""

    player: PlayerId
    into: PlayerId


class GroupPlayer(Message):
    """A player of a group; without a name it was removed. `merged`: several guests count as this player."""

    player: PlayerId
    look: int
    name: str | None = None
    merged: bool | None = None


class MergeAsked(Message):
    """An open request to merge a player into another; `waiting` are those who still have to agree, `yours` if the asker is one of them."""

    player: PlayerId
    into: PlayerId
    waiting: list[PlayerId]
    yours: bool


class SeasonOf(Message):
    """A season with games: its key, which is its first month, and the name that the host has given it."""

    season: str
    games: int
    name: str | None = None


class KindOfGame(Message):
    """A game and a map that were played in a season."""

    game: str
    variant: str
    games: int


class FormPlace(Message):
    """The place in one game, of so many seats."""

    place: int
    seats: int


class SeasonStanding(Message):
    """The row of a player. `rating` is most likely right within `spread`; `share`: points against the expected share, 0.1 is a tenth more."""

    player: PlayerId
    rating: float
    spread: float
    settling: bool | None = None
    evenings: int
    games: int
    wins: int
    share: float | None = None
    form: list[FormPlace]
    streak: int
    best_streak: int


class Duel(Message):
    """Two players compared: the games in which one finished ahead of the other, and behind."""

    player: PlayerId
    other: PlayerId
    ahead: int
    behind: int


class WonBy(Message):
    """The winner of a game; without a player it was a bot."""

    player: PlayerId | None = None


class SeasonEvening(Message):
    """An evening in the list: who won its games, and how many players were there."""

    date: str
    number: int
    winners: list[WonBy]
    players: int


class SeasonRecord(Message):
    """A record of a season."""

    kind: RecordKind
    value: float
    player: PlayerId
    date: str
    code: str


class SeasonPage(Message):
    """The page of a season; `games` are those of the selection, `kinds` those of the whole season."""

    name: str
    zone: str
    host: bool
    you: PlayerId | None = None
    players: list[GroupPlayer]
    season: str
    seasons: list[SeasonOf]
    kinds: list[KindOfGame]
    games: int
    standings: list[SeasonStanding]
    duels: list[Duel]
    evenings: list[SeasonEvening]
    records: list[SeasonRecord]
    merges: list[MergeAsked] | None = None


class SeatStanding(Message):
    """The standing of a seat's player in the season after a game; `change` is what the game did to the rating."""

    seat: SeatNumber
    place: Annotated[int, Field(ge=1)]
    rating: float
    change: float


class SeasonAfter(Message):
    """A season after a game, of those who sat at its table; without rows the game counts for none."""

    season: str | None = None
    name: str | None = None
    rows: list[SeatStanding]


class SeasonRow(Message):
    """A seat of a game, as the export has it; times are in UTC."""

    season: str
    evening: str
    began: str
    ended: str
    table: str
    game: str
    map: str
    seat: SeatNumber
    kind: Literal["person", "bot"]
    player: PlayerId | None = None
    name: str | None = None
    points: int
    place: int
    won: bool


class SeasonExport(SeasonPage):
    """The page of a season, and the rows of its games."""

    rows: list[SeasonRow]


class SeasonLead(Message):
    """The leader of the season after an evening; `kept` if it was the same one before."""

    player: PlayerId
    kept: bool


class Night(Message):
    """The row of a player for an evening; `change` is that of the rating, `luck` cards from rolls against fair dice."""

    player: PlayerId
    games: int
    wins: int
    change: float
    luck: float | None = None


class EveningSeat(Message):
    """A seat of a game; a bot has a name instead of a player."""

    player: PlayerId | None = None
    name: str | None = None
    look: int
    points: int
    place: int


class EveningGame(Message):
    """A game of an evening."""

    code: str
    game: str
    variant: str
    began: int
    ended: int
    winner: SeatNumber
    conceded: bool | None = None
    seats: list[EveningSeat]


class EveningMoment(Message):
    """A moment worth telling, in the game with this number."""

    kind: MomentKind
    value: float
    player: PlayerId
    date: str
    code: str
    number: Annotated[int, Field(ge=1)]


class EveningPage(Message):
    """The page of an evening; `since` is the evening before it in its season."""

    name: str
    zone: str
    host: bool
    you: PlayerId | None = None
    players: list[GroupPlayer]
    season: str
    season_name: str | None = None
    date: str
    number: int
    since: str | None = None
    lead: SeasonLead
    nights: list[Night]
    games: list[EveningGame]
    moments: list[EveningMoment]
