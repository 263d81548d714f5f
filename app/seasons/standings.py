"""Standings: one row for each player, sorted by rating, and each pair of players compared."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date

from app.seasons.played import PlayedGame
from app.seasons.rating import Rating, final_ratings


@dataclass(slots=True)
class Standing:
    """The row of one player over some games."""

    player: str
    rating: Rating
    games: int = 0
    wins: int = 0
    evenings: set[date] = field(default_factory=set)
    form: list[tuple[int, int]] = field(default_factory=list)
    """The place in each game, and its number of seats."""
    share: float = 0.0
    """The sum of the player's shares of all points in each game."""
    expected: float = 0.0
    """The sum of equal shares in the same games."""
    streak: int = 0
    """The games won in a row, up to the last one."""
    best_streak: int = 0

    def add(self, game: PlayedGame, seat: int, place: int) -> None:
        """Count one more game."""
        won, total = game.winner == seat, sum(each.points for each in game.seats)
        self.games += 1
        self.wins += won
        self.evenings.add(game.evening)
        self.form.append((place, len(game.seats)))
        self.streak = self.streak + 1 if won else 0
        self.best_streak = max(self.best_streak, self.streak)
        if total > 0:
            self.share += game.seats[seat].points / total
            self.expected += 1 / len(game.seats)

    @property
    def against_expected(self) -> float | None:
        """The points against the expected share: 0.1 is a tenth more than with equal shares in every game, whatever the number of seats."""
        return None if self.expected == 0 else self.share / self.expected - 1


def standings(games: Sequence[PlayedGame]) -> list[Standing]:
    """The rows of all players of these games, which are in order; the best rating first."""
    rows = {player: Standing(player, rating) for player, rating in final_ratings(games).items()}
    for game in games:
        places = game.places()
        for seat in game.people:
            player = game.seats[seat].player
            assert player is not None, "people are players"
            rows[player].add(game, seat, places[seat])
    return sorted(rows.values(), key=lambda row: (-row.rating.mu, row.player))


def duels(games: Iterable[PlayedGame]) -> Counter[tuple[str, str]]:
    """By pair of players: the games in which the first finished ahead of the second."""
    ahead: Counter[tuple[str, str]] = Counter()
    for game in games:
        places = game.places()
        seated = [(str(game.seats[seat].player), places[seat]) for seat in game.people]
        ahead.update(
            (one, other) for one, first in seated for other, second in seated if first < second
        )
    return ahead
