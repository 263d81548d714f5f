"""Ratings: how strong each player is, and how sure that is, from the order in which the people of each game finished.

Computed by openskill's Plackett-Luce model (docs/decisions/libraries.md), anew for each season and selection of games."""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from app.seasons.played import PlayedGame


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a player, most likely between `mu - sigma` and `mu + sigma`."""

    mu: float
    sigma: float


Ratings = dict[str, Rating]


def ratings_after(games: Iterable[PlayedGame]) -> Iterator[Ratings]:
    """The ratings after each game, in the order of the games."""
    # Imported for the first page of a season only: most servers never need it.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str | None, Any] = {}
    for game in games:
        places = game.places()
        players = [(game.seats[seat].player, places[seat]) for seat in game.people]
        before = [[known.get(player) or model.rating()] for player, _ in players]
        rated = model.rate(before, ranks=[place for _, place in players])
        known |= {player: team[0] for (player, _), team in zip(players, rated, strict=True)}
        yield {str(player): Rating(each.mu, each.sigma) for player, each in known.items()}


def final_ratings(games: Iterable[PlayedGame]) -> Ratings:
    """The ratings after the last of these games."""
    last = deque(ratings_after(games), maxlen=1)
    return last[0] if last else {}


def usual_rating() -> Rating:
    """The rating of a player who has not played yet."""
    from openskill.models import PlackettLuce

    new = PlackettLuce().rating()
    return Rating(new.mu, new.sigma)
