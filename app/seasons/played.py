"""Games that count for a group: who played, how it ended, and how everyone fared."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from app.lobby.record import TableRecord
from app.seasons.calendar import evening_of, season_of
from app.seasons.figures import Figures
from app.storage.results import Result

FEWEST_PEOPLE: Final = 2


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """A seat of a game; a bot is no player of the group."""

    player: str | None
    look: int
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that counts. `began` and `ended` are milliseconds since 1970; `conceded`: the others gave up."""

    code: str
    name: str
    game: str
    variant: str
    began: int
    ended: int
    evening: date
    season: str
    winner: int
    conceded: bool
    seats: tuple[PlayedSeat, ...]
    figures: Figures | None = None

    @property
    def people(self) -> list[int]:
        """The numbers of the seats where people sat."""
        return [number for number, seat in enumerate(self.seats) if seat.player is not None]

    @property
    def players(self) -> list[str]:
        """The players of the group who sat in it, in the order of their seats."""
        return [seat.player for seat in self.seats if seat.player is not None]

    @property
    def won_by(self) -> str | None:
        """The player who won; None if it was a bot."""
        return self.seats[self.winner].player

    def places(self) -> list[int]:
        """The place of each seat: the winner is first, the others follow by their points, and equal points share a place."""
        ranks = [(number != self.winner, -seat.points) for number, seat in enumerate(self.seats)]
        return [1 + sum(other < rank for other in ranks) for rank in ranks]


def counted(
    table: TableRecord,
    result: Result,
    began: int,
    zone: str,
    player_of: Callable[[str], str],
    figures: Figures | None = None,
) -> PlayedGame | None:
    """The game as it counts for a group; None if it does not: no one won it, fewer than two people played, or one person had two seats."""
    seats = tuple(
        PlayedSeat(
            None if seat.kind != "person" or seat.guest is None else player_of(seat.guest),
            seat.look,
            seat.name,
            points,
        )
        for seat, points in zip(table.seats, result["points"], strict=True)
    )
    if "winner" not in result or not _by_several_people(seats):
        return None
    evening = evening_of(began, zone)
    return PlayedGame(
        table.code,
        table.name,
        table.game.key,
        table.game.variant(table.config),
        began,
        result["at"],
        evening,
        season_of(evening),
        result["winner"],
        result.get("how") == "conceded",
        seats,
        figures,
    )


def _by_several_people(seats: Sequence[PlayedSeat]) -> bool:
    times = Counter(seat.player for seat in seats if seat.player is not None)
    return len(times) >= FEWEST_PEOPLE and max(times.values()) == 1
