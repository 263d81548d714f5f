"""Records of a season and moments of an evening: the game and the player that hold each."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from app.protocol.seasons import MomentKind, RecordKind
from app.seasons.figures import SeatFigures
from app.seasons.played import PlayedGame

MOMENTS: Final = 3
SMALLEST: Final = {"grab": 3, "comeback": 3, "drought": 8, "trades": 5}
"""The smallest values that are worth telling."""


@dataclass(frozen=True, slots=True)
class Held:
    """A record or moment: its value, its game, and the player who holds it."""

    value: float
    game: PlayedGame
    player: str


Candidates = Iterable[Held]


def records(games: Sequence[PlayedGame]) -> dict[RecordKind, Held]:
    """The records of these games, which are in order; of equal ones, the first counts."""
    highest: dict[RecordKind, Candidates] = {
        "longest_road": _by_seat(games, lambda seat: seat.road or None),
        "fastest_win": _fastest(games),
        "comeback": _comebacks(games),
        "trades": _by_seat(games, lambda seat: seat.trades or None),
        "luckiest": _by_seat(games, _above_fair),
        "unluckiest": _by_seat(games, _below_fair),
        "streak": _streaks(games),
    }
    best = {kind: _first(held, lowest=kind == "fastest_win") for kind, held in highest.items()}
    return {kind: held for kind, held in best.items() if held is not None}


def moments(games: Sequence[PlayedGame]) -> list[tuple[MomentKind, Held]]:
    """Up to three moments of an evening that are worth telling."""
    found: dict[MomentKind, Held | None] = {
        "grab": _first(_by_seat(games, lambda seat: seat.gained)),
        "comeback": _first(_comebacks(games)),
        "drought": _first(_by_seat(games, lambda seat: seat.drought)),
        "race": _first(_races(games), lowest=True),
        "trades": _first(_by_seat(games, lambda seat: seat.trades)),
    }
    worth_telling = [
        (kind, held)
        for kind, held in found.items()
        if held is not None and held.value >= SMALLEST.get(kind, 0)
    ]
    return worth_telling[:MOMENTS]


def _first(held: Candidates, *, lowest: bool = False) -> Held | None:
    """The highest or the lowest; of equal ones, the first."""
    sign = 1 if lowest else -1
    return min(held, key=lambda each: sign * each.value, default=None)


def _by_seat(
    games: Iterable[PlayedGame], value_of: Callable[[SeatFigures], float | None]
) -> Candidates:
    for game in games:
        for seat in game.people:
            if game.figures is not None:
                value = value_of(game.figures.seats[seat])
                player = game.seats[seat].player
                if value is not None and player is not None:
                    yield Held(value, game, player)


def _above_fair(seat: SeatFigures) -> float | None:
    return seat.luck if seat.luck is not None and seat.luck > 0 else None


def _below_fair(seat: SeatFigures) -> float | None:
    return -seat.luck if seat.luck is not None and seat.luck < 0 else None


def _won_to_the_end(games: Iterable[PlayedGame]) -> Iterable[tuple[PlayedGame, str]]:
    for game in games:
        if game.won_by is not None and not game.conceded:
            yield game, game.won_by


def _fastest(games: Iterable[PlayedGame]) -> Candidates:
    for game, player in _won_to_the_end(games):
        if game.figures is not None:
            yield Held(game.figures.turns, game, player)


def _comebacks(games: Iterable[PlayedGame]) -> Candidates:
    """Wins of seats that were behind, by the points that they made good."""
    for game, player in _won_to_the_end(games):
        if game.figures is not None and (behind := game.figures.seats[game.winner].behind):
            yield Held(behind, game, player)


def _races(games: Iterable[PlayedGame]) -> Candidates:
    """Wins, by how many points the second was behind."""
    for game, player in _won_to_the_end(games):
        rest = [seat.points for number, seat in enumerate(game.seats) if number != game.winner]
        yield Held(game.seats[game.winner].points - max(rest), game, player)


def _streaks(games: Iterable[PlayedGame]) -> Candidates:
    """Wins in a row, from two on, each with the game that made it so long."""
    running: dict[str, int] = {}
    for game in games:
        for player in game.players:
            running[player] = running.get(player, 0) + 1 if game.won_by == player else 0
            if running[player] > 1:
                yield Held(running[player], game, player)
