"""The season after a game: where those who sat at its table stand, and what the game changed."""

from collections.abc import Sequence
from typing import Any

from app.seasons.page import Json
from app.seasons.played import PlayedGame
from app.seasons.rating import final_ratings, usual_rating
from app.seasons.standings import standings


def season_after(games: Sequence[PlayedGame], code: str, names: dict[str, str]) -> Json:
    """The people of a game in the standings of its season, the best first: their seats, and no one else's. Without rows where the game does
    not count. `games` are all of the group, in order; `names` those that its host gave to seasons, by key."""
    at = next((place for place, game in enumerate(games) if game.code == code), None)
    if at is None:
        return {"rows": []}
    game = games[at]
    before = [one for one in games[:at] if one.season == game.season]
    earlier, new = final_ratings(before), usual_rating()
    seats = {game.seats[seat].player: seat for seat in game.people}
    rows: list[dict[str, Any]] = [
        {
            "seat": seats[row.player],
            "place": place,
            "rating": round(row.rating.mu, 2),
            "change": round(row.rating.mu - earlier.get(row.player, new).mu, 2),
        }
        for place, row in enumerate(standings([*before, game]), 1)
        if row.player in seats
    ]
    named = {"name": names[game.season]} if game.season in names else {}
    return {"season": game.season, **named, "rows": rows}
