"""The games of a group for spreadsheets and programs: a row for each seat, or all figures as JSON."""

import csv
import io
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any, Final

from app.seasons.page import Json
from app.seasons.played import PlayedGame
from app.seasons.players import Players

COLUMNS: Final = (
    "season",
    "evening",
    "began",
    "ended",
    "table",
    "game",
    "map",
    "seat",
    "kind",
    "player",
    "name",
    "points",
    "place",
    "won",
)
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""Beginnings of a cell that spreadsheets would take for a formula."""


def games_csv(players: Players, games: Iterable[PlayedGame]) -> str:
    """A row for each seat of each game, in order."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for row in _rows(players, games):
        writer.writerow([_cell(row.get(column, "")) for column in COLUMNS])
    return text.getvalue()


def games_json(players: Players, games: Iterable[PlayedGame], season: Json) -> Json:
    """The page of a season as it is shown, and the rows of its games."""
    return {**season, "rows": list(_rows(players, games))}


def _rows(players: Players, games: Iterable[PlayedGame]) -> Iterator[Json]:
    for game in games:
        for number, (seat, place) in enumerate(zip(game.seats, game.places(), strict=True)):
            bot = seat.player is None
            name = seat.name if seat.player is None else players.name_of(seat.player)
            yield {
                "season": game.season,
                "evening": game.evening.isoformat(),
                "began": _utc(game.began),
                "ended": _utc(game.ended),
                "table": game.code,
                "game": game.game,
                "map": game.variant,
                "seat": number,
                "kind": "bot" if bot else "person",
                **({} if bot else {"player": seat.player}),
                **({} if name is None else {"name": name}),
                "points": seat.points,
                "place": place,
                "won": number == game.winner,
            }


def _utc(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def _cell(value: Any) -> Any:
    """The value as spreadsheets show it: a name that looks like a formula stays a name."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
