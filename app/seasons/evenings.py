"""Evenings: the games of one local day, and how they changed the standings."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from itertools import groupby

from app.seasons.played import PlayedGame
from app.seasons.rating import final_ratings, usual_rating


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening of a season: its place among the evenings, and its games in order."""

    date: date
    number: int
    games: tuple[PlayedGame, ...]

    @property
    def players(self) -> list[str]:
        """The players who were there, by their first seats."""
        return list(dict.fromkeys(player for game in self.games for player in game.players))


@dataclass(frozen=True, slots=True)
class Night:
    """The row of one player for one evening; `change` is that of the rating."""

    player: str
    games: int
    wins: int
    change: float
    luck: float | None


@dataclass(frozen=True, slots=True)
class Lead:
    """The leader of the season after an evening, and whether it was the same one before."""

    player: str
    kept: bool


def evenings(games: Sequence[PlayedGame]) -> list[Evening]:
    """The evenings of these games, which are in order; the first evening first."""
    by_date = groupby(games, key=lambda game: game.evening)
    return [Evening(day, number, tuple(played)) for number, (day, played) in enumerate(by_date, 1)]


def nights(evening: Evening, before: Sequence[PlayedGame]) -> tuple[list[Night], Lead]:
    """The rows of an evening after the earlier games of its season, most wins first, and who leads the season after it."""
    earlier, new = final_ratings(before), usual_rating()
    later = final_ratings([*before, *evening.games])
    rows = [
        Night(
            player,
            sum(player in game.players for game in evening.games),
            sum(player == game.won_by for game in evening.games),
            later[player].mu - earlier.get(player, new).mu,
            _luck(evening, player),
        )
        for player in evening.players
    ]
    leader = max(later, key=lambda player: later[player].mu)
    led = max(earlier, key=lambda player: earlier[player].mu, default=None)
    return sorted(rows, key=lambda row: (-row.wins, -row.change)), Lead(leader, leader == led)


def _luck(evening: Evening, player: str) -> float | None:
    """The cards that rolls brought a player, less those that fair ones bring; None if no game of the evening counts that."""
    found = [
        luck
        for game in evening.games
        if game.figures is not None
        for seat, figures in zip(game.seats, game.figures.seats, strict=True)
        if seat.player == player and (luck := figures.luck) is not None
    ]
    return sum(found) if found else None
