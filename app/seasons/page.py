"""The pages of a group as JSON (docs/protocol.md §9): a season, an evening."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.seasons.calendar import ALL_TIME
from app.seasons.evenings import Evening, evenings, nights
from app.seasons.played import PlayedGame
from app.seasons.players import Players, looks_of
from app.seasons.records import Held, moments, records
from app.seasons.standings import Standing, duels, standings

SETTLED: Final = 5
"""The games after which a rating no longer counts as settling."""
FORM: Final = 6

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Selection:
    """The games that a page is about: of one season or of all, of every game or one, on every map or one."""

    season: str = ALL_TIME
    game: str | None = None
    variant: str | None = None

    def holds(self, played: PlayedGame) -> bool:
        """Check whether a game is part of it."""
        return (
            self.season in (ALL_TIME, played.season)
            and self.game in (None, played.game)
            and self.variant in (None, played.variant)
        )


def season_json(
    players: Players, games: Sequence[PlayedGame], wanted: Selection, asker: str | None
) -> Json:
    """The page of a season. `games` are all that count for the group, in order."""
    season = [game for game in games if wanted.season in (ALL_TIME, game.season)]
    shown = [game for game in season if wanted.holds(game)]
    return {
        **_head(players, games, asker),
        "season": wanted.season,
        "seasons": _seasons(players, games),
        "kinds": _kinds(season),
        "games": len(shown),
        "standings": [_standing(row) for row in standings(shown)],
        "duels": _duels(duels(shown)),
        "evenings": [_evening_row(evening) for evening in reversed(evenings(shown))],
        "records": [{"kind": kind, **_held(held)} for kind, held in records(shown).items()],
    }


def evening_json(
    players: Players, games: Sequence[PlayedGame], evening: Evening, asker: str | None
) -> Json:
    """The page of an evening. `games` are all that count for the group, in order."""
    season = evening.games[0].season
    before = [game for game in games if game.season == season and game.evening < evening.date]
    rows, lead = nights(evening, before)
    return {
        **_head(players, games, asker),
        "season": season,
        **({"season_name": name} if (name := players.group.season_names.get(season)) else {}),
        "date": evening.date.isoformat(),
        "number": evening.number,
        **({"since": before[-1].evening.isoformat()} if before else {}),
        "lead": {"player": lead.player, "kept": lead.kept},
        "nights": [
            {
                "player": row.player,
                "games": row.games,
                "wins": row.wins,
                "change": round(row.change, 2),
                **({} if row.luck is None else {"luck": round(row.luck, 1)}),
            }
            for row in rows
        ],
        "games": [_game(game) for game in evening.games],
        "moments": [
            {"kind": kind, **_held(held), "number": evening.games.index(held.game) + 1}
            for kind, held in moments(evening.games)
        ],
    }


def _head(players: Players, games: Sequence[PlayedGame], asker: str | None) -> Json:
    looks = looks_of(games)
    group = players.group
    you = None if asker is None else players.player_of(asker)
    return {
        "name": group.name,
        "zone": group.zone,
        "host": group.host == asker,
        **({"you": you} if you in looks else {}),
        "players": [_player(players, player, look) for player, look in looks.items()],
    }


def _player(players: Players, player: str, look: int) -> Json:
    name = players.name_of(player)
    merged = len(players.guests_of(player)) > 1
    return {
        "player": player,
        "look": look,
        **({} if name is None else {"name": name}),
        **({"merged": True} if merged else {}),
    }


def _seasons(players: Players, games: Iterable[PlayedGame]) -> list[Json]:
    """The seasons with games, the newest first."""
    counts = Counter(game.season for game in games)
    names: Mapping[str, str] = players.group.season_names
    return [
        {"season": key, "games": counts[key], **({"name": names[key]} if key in names else {})}
        for key in sorted(counts, reverse=True)
    ]


def _kinds(games: Iterable[PlayedGame]) -> list[Json]:
    """The games and maps that were played, the most frequent first."""
    counts = Counter((game.game, game.variant) for game in games)
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return [
        {"game": game, "variant": variant, "games": count} for (game, variant), count in ordered
    ]


def _standing(row: Standing) -> Json:
    share = row.against_expected
    return {
        "player": row.player,
        "rating": round(row.rating.mu, 2),
        "spread": round(row.rating.sigma, 2),
        **({} if row.games >= SETTLED else {"settling": True}),
        "evenings": len(row.evenings),
        "games": row.games,
        "wins": row.wins,
        **({} if share is None else {"share": round(share, 4)}),
        "form": [{"place": place, "seats": seats} for place, seats in row.form[-FORM:]],
        "streak": row.streak,
        "best_streak": row.best_streak,
    }


def _duels(ahead: Counter[tuple[str, str]]) -> list[Json]:
    pairs = sorted({*ahead, *((other, one) for one, other in ahead)})
    return [
        {
            "player": one,
            "other": other,
            "ahead": ahead[one, other],
            "behind": ahead[other, one],
        }
        for one, other in pairs
    ]


def _evening_row(evening: Evening) -> Json:
    return {
        "date": evening.date.isoformat(),
        "number": evening.number,
        "winners": [
            {"player": game.won_by} if game.won_by is not None else {} for game in evening.games
        ],
        "players": len(evening.players),
    }


def _held(held: Held) -> Json:
    return {
        "value": round(held.value, 1),
        "player": held.player,
        "date": held.game.evening.isoformat(),
        "code": held.game.code,
    }


def _game(game: PlayedGame) -> Json:
    places = game.places()
    return {
        "code": game.code,
        "game": game.game,
        "variant": game.variant,
        "began": game.began,
        "ended": game.ended,
        "winner": game.winner,
        **({"conceded": True} if game.conceded else {}),
        "seats": [
            {
                **({"name": seat.name} if seat.player is None else {"player": seat.player}),
                "look": seat.look,
                "points": seat.points,
                "place": place,
            }
            for seat, place in zip(game.seats, places, strict=True)
        ],
    }
