"""Figures of a season, each shown by games of a few lines (docs/decisions/seasons.md)."""

import gzip
from collections.abc import Sequence
from datetime import date, datetime
from itertools import count
from typing import Any
from zoneinfo import ZoneInfo

import orjson
import pytest

from app.lobby.group import known_zone
from app.lobby.record import Seat, TableRecord
from app.problems import Problem
from app.seasons.calendar import evening_of, season_of
from app.seasons.evenings import evenings, nights
from app.seasons.figures import Figures, figures_from, most_behind
from app.seasons.played import PlayedGame, counted
from app.seasons.players import looks_of
from app.seasons.rating import final_ratings
from app.seasons.records import Held, moments, records
from app.seasons.standings import Standing, duels, standings
from tests.app.players import game_for

ZONE = "Europe/Berlin"
NUMBERS = count()


def at(day: str, clock: str = "20:00", zone: str = ZONE) -> int:
    there = datetime.fromisoformat(f"{day}T{clock}").replace(tzinfo=ZoneInfo(zone))
    return int(there.timestamp() * 1000)


def game(
    day: str,
    *finish: tuple[str, int],
    clock: str = "20:00",
    figures: Figures | None = None,
    **result: Any,
) -> PlayedGame | None:
    """A game of one evening: who sat there, with their points, the winner first. Names that begin with a small letter are bots'."""
    seats = tuple(
        Seat(
            look + 1,
            "person" if name[0].isupper() else "bot",
            name if name[0].isupper() else None,
            name,
        )
        for look, (name, _) in enumerate(finish)
    )
    table = TableRecord(
        id=f"game {next(NUMBERS)}",
        code="AAAAA",
        name="",
        state="finished",
        host="Ana",
        config=game_for(len(finish)),
        seed=b"",
        seal="",
        seats=seats,
    )
    began = at(day, clock)
    ended = {"at": began + 1000, "points": [points for _, points in finish], "winner": 0, **result}
    return counted(table, ended, began, ZONE, lambda guest: guest, figures)


def played(day: str, *finish: tuple[str, int], **more: Any) -> PlayedGame:
    """Likewise, one that counts."""
    found = game(day, *finish, **more)
    assert found is not None
    return found


def rows(games: Sequence[PlayedGame]) -> dict[str, Standing]:
    return {row.player: row for row in standings(games)}


def figures(turns: int, *seats: dict[str, Any]) -> Figures:
    """The figures of a game, as its stored statistics have them."""
    usual = {"points": [], "deals": [], "expected": 0.0, "received": 0, "road": 0, "drought": 0}
    content = {"turns": turns, "seats": [{**usual, **seat} for seat in seats]}
    found = figures_from(gzip.compress(orjson.dumps(content)))
    assert found is not None
    return found


# Evenings and seasons


def test_a_game_begun_after_midnight_is_of_the_evening_before():
    assert evening_of(at("2026-11-28", "02:30"), ZONE) == date(2026, 11, 27)
    assert evening_of(at("2026-11-28", "05:59"), ZONE) == date(2026, 11, 27)
    assert evening_of(at("2026-11-28", "06:00"), ZONE) == date(2026, 11, 28)


def test_an_evening_is_that_of_the_groups_time_zone():
    begun = at("2026-11-27", "20:00", "America/New_York")
    assert evening_of(begun, "America/New_York") == date(2026, 11, 27)
    assert evening_of(begun, "Australia/Sydney") == date(2026, 11, 28)


def test_the_hour_that_comes_twice_in_autumn_belongs_to_one_evening():
    before, after = at("2026-10-25", "02:30"), at("2026-10-25", "03:30")
    assert evening_of(before, ZONE) == evening_of(after, ZONE) == date(2026, 10, 24)


@pytest.mark.parametrize(
    ("day", "season"),
    [
        ("2026-09-01", "2026-09"),
        ("2026-11-30", "2026-09"),
        ("2026-12-01", "2026-12"),
        ("2027-02-28", "2026-12"),
        ("2027-03-01", "2027-03"),
        ("2027-08-31", "2027-06"),
    ],
)
def test_a_season_has_three_months_and_winter_goes_on_into_the_next_year(day: str, season: str):
    assert season_of(date.fromisoformat(day)) == season


@pytest.mark.parametrize("name", ["", "Europe", "Europe/Atlantis", "/etc/passwd", "../../etc"])
def test_a_time_zone_has_to_exist(name: str):
    with pytest.raises(Problem, match="Europe/Berlin"):
        known_zone(name)


# Games that count


def test_a_game_counts_when_somebody_won_it_and_two_people_played():
    assert game("2026-11-27", ("Ana", 10), ("Ben", 8)) is not None
    assert game("2026-11-27", ("Ana", 10), ("Ben", 8), ("alder", 3)) is not None
    assert game("2026-11-27", ("Ana", 10), ("alder", 8), ("birch", 3)) is None


def test_a_game_that_was_ended_without_a_winner_does_not_count():
    table = TableRecord(
        "x", "AAAAA", "", "finished", "Ana", game_for(2), b"", "", (Seat(1), Seat(2))
    )
    assert counted(table, {"at": 1, "points": [3, 2], "how": "aborted"}, 0, ZONE, str) is None


def test_a_concession_counts_because_somebody_won():
    found = played("2026-11-27", ("Ana", 5), ("Ben", 8), how="conceded")
    assert found.conceded
    assert found.places() == [1, 2], "the winner is first, whatever the points"


def test_a_game_with_one_person_in_two_seats_does_not_count():
    assert game("2026-11-27", ("Ana", 10), ("Ben", 8), ("Ana", 3)) is None


def test_equal_points_share_a_place():
    assert played("2026-11-27", ("Ana", 10), ("Ben", 7), ("Cem", 7), ("Eli", 4)).places() == [
        1,
        2,
        2,
        4,
    ]


# Standings


def test_evenings_games_and_wins_are_counted():
    ana = rows(
        [
            played("2026-11-13", ("Ana", 10), ("Ben", 8)),
            played("2026-11-27", ("Ben", 10), ("Ana", 8)),
            played("2026-11-27", ("Ana", 10), ("Ben", 8)),
        ]
    )["Ana"]
    assert (len(ana.evenings), ana.games, ana.wins) == (2, 3, 2)


def test_points_are_compared_with_an_equal_share_so_that_tables_of_any_size_compare():
    two = rows([played("2026-11-27", ("Ana", 12), ("Ben", 8))])
    assert two["Ana"].against_expected == pytest.approx(0.2), "12 of 20 instead of 10"
    four = rows([played("2026-11-27", ("Ana", 12), ("Ben", 8), ("Cem", 10), ("Eli", 10))])
    assert four["Ana"].against_expected == pytest.approx(0.2), "12 of 40 instead of 10"
    assert four["Cem"].against_expected == pytest.approx(0.0)
    both = rows(
        [
            played("2026-11-27", ("Ana", 12), ("Ben", 8)),
            played("2026-11-27", ("Ben", 10), ("Ana", 5), ("Cem", 3), ("Eli", 2)),
        ]
    )
    assert both["Ana"].against_expected == pytest.approx((12 / 20 + 5 / 20) / (1 / 2 + 1 / 4) - 1)


def test_a_game_without_any_points_has_no_shares():
    row = rows([played("2026-11-27", ("Ana", 0), ("Ben", 0), how="conceded")])["Ana"]
    assert row.against_expected is None
    assert row.games == 1


def test_bots_count_among_the_places_and_have_no_row():
    found = rows([played("2026-11-27", ("alder", 10), ("Ana", 8), ("Ben", 7))])
    assert set(found) == {"Ana", "Ben"}
    assert found["Ana"].form == [(2, 3)]
    assert found["Ana"].wins == 0


def test_a_streak_ends_with_a_game_that_another_wins():
    games = [
        played("2026-11-27", ("Ana", 10), ("Ben", 8)),
        played("2026-11-27", ("Ana", 10), ("Ben", 8)),
        played("2026-11-27", ("Ben", 10), ("Ana", 8)),
    ]
    found = rows(games)
    assert (found["Ana"].streak, found["Ana"].best_streak) == (0, 2)
    assert (found["Ben"].streak, found["Ben"].best_streak) == (1, 1)


def test_the_rating_rises_with_a_win_and_grows_surer():
    once = final_ratings([played("2026-11-27", ("Ana", 10), ("Ben", 8))])
    assert once["Ana"].mu > once["Ben"].mu
    twice = final_ratings([played("2026-11-27", ("Ana", 10), ("Ben", 8))] * 2)
    assert twice["Ana"].mu > once["Ana"].mu
    assert twice["Ana"].sigma < once["Ana"].sigma


def test_the_rating_knows_the_order_and_not_the_points():
    narrow = final_ratings([played("2026-11-27", ("Ana", 10), ("Ben", 9))])
    wide = final_ratings([played("2026-11-27", ("Ana", 10), ("Ben", 2))])
    assert narrow == wide


def test_equal_points_are_a_draw_for_the_rating():
    found = final_ratings([played("2026-11-27", ("Ana", 10), ("Ben", 7), ("Cem", 7))])
    assert found["Ben"] == found["Cem"]


def test_the_best_rating_comes_first():
    order = [
        row.player for row in standings([played("2026-11-27", ("Cem", 10), ("Ana", 4), ("Ben", 8))])
    ]
    assert order == ["Cem", "Ben", "Ana"]


def test_head_to_head_counts_games_finished_ahead_and_none_that_were_even():
    ahead = duels(
        [
            played("2026-11-27", ("Ana", 10), ("Ben", 7), ("Cem", 7)),
            played("2026-11-27", ("Cem", 10), ("Ana", 7), ("Ben", 3)),
        ]
    )
    assert (ahead["Ana", "Ben"], ahead["Ben", "Ana"]) == (2, 0)
    assert (ahead["Ana", "Cem"], ahead["Cem", "Ana"]) == (1, 1)
    assert (ahead["Ben", "Cem"], ahead["Cem", "Ben"]) == (0, 1)


# Records


def record(held: Held) -> tuple[str, float]:
    return held.player, held.value


def test_records_name_the_highest_and_of_equal_ones_the_first():
    first = played(
        "2026-11-13",
        ("Ana", 10),
        ("Ben", 8),
        figures=figures(
            40,
            {"road": 9, "deals": [0, 3], "expected": 50.0, "received": 58},
            {"road": 13, "deals": [3, 0], "expected": 50.0, "received": 44},
        ),
    )
    second = played(
        "2026-11-27",
        ("Ben", 10),
        ("Ana", 8),
        figures=figures(
            31,
            {"road": 5, "deals": [0, 1], "expected": 50.0, "received": 51},
            {"road": 13, "deals": [1, 0], "expected": 50.0, "received": 49},
        ),
    )
    found = {kind: record(held) for kind, held in records([first, second]).items()}
    assert found == {
        "longest_road": ("Ben", 13),
        "fastest_win": ("Ben", 31),
        "trades": ("Ana", 3),
        "luckiest": ("Ana", 8),
        "unluckiest": ("Ben", 6),
    }
    assert records([first, second])["longest_road"].game is first


def test_a_comeback_is_a_win_after_having_been_behind():
    line = [{"version": 0, "turn": 0, "points": 2}, {"version": 50, "turn": 30, "points": 10}]
    other = [{"version": 0, "turn": 0, "points": 2}, {"version": 9, "turn": 5, "points": 7}]
    won = played(
        "2026-11-27",
        ("Ana", 10),
        ("Ben", 7),
        figures=figures(30, {"points": line}, {"points": other}),
    )
    assert record(records([won])["comeback"]) == ("Ana", 5)
    led = played(
        "2026-11-27",
        ("Ana", 10),
        ("Ben", 7),
        figures=figures(30, {"points": other}, {"points": []}),
    )
    assert "comeback" not in records([led])


def test_points_that_change_hands_in_one_move_are_no_lead():
    """The longest road takes two points from one and gives them to another at once."""
    mine = [{"version": 0, "points": 5}, {"version": 7, "points": 7}]
    theirs = [{"version": 0, "points": 6}, {"version": 7, "points": 4}]
    assert most_behind([mine, theirs]) == [1, 3]


def test_a_concession_is_neither_fast_nor_a_comeback():
    given = played("2026-11-27", ("Ana", 3), ("Ben", 8), how="conceded", figures=figures(5, {}, {}))
    assert "fastest_win" not in records([given])


def test_wins_in_a_row_are_a_record_from_two_on():
    won, lost = (
        played("2026-11-27", ("Ana", 10), ("Ben", 8)),
        played("2026-11-27", ("Ben", 10), ("Ana", 8)),
    )
    assert "streak" not in records([won, lost, won])
    assert record(records([won, lost, won, won, won])["streak"]) == ("Ana", 3)


def test_games_of_earlier_versions_have_no_longest_road_and_other_games_no_luck():
    old = figures(20, {"points": []}, {"points": []})
    content = {"turns": 9, "seats": [{"points": [], "deals": 2}, {"points": [], "deals": 2}]}
    realms = figures_from(gzip.compress(orjson.dumps(content)))
    games = [
        played("2026-11-27", ("Ana", 10), ("Ben", 8), figures=old),
        played("2026-11-27", ("Ana", 12), ("Ben", 8), figures=realms),
    ]
    assert set(records(games)) == {"fastest_win", "trades", "streak"}


def test_damaged_figures_are_none():
    assert figures_from(b"no gzip") is None
    assert figures_from(gzip.compress(b"{}")) is None
    assert figures_from(gzip.compress(b'{"seats":[{}]}')) is None


# Evenings


def test_evenings_are_numbered_within_their_season_and_know_their_games():
    games = [
        played("2026-11-13", ("Ana", 10), ("Ben", 8)),
        played("2026-11-27", ("Ben", 10), ("Ana", 8)),
        played("2026-11-28", ("Cem", 10), ("Ana", 8), clock="01:30"),
    ]
    found = evenings(games)
    assert [(each.date.isoformat(), each.number, len(each.games)) for each in found] == [
        ("2026-11-13", 1, 1),
        ("2026-11-27", 2, 2),
    ]
    assert found[1].players == ["Ben", "Ana", "Cem"]


def test_an_evening_tells_how_ratings_changed_and_who_leads():
    before = [played("2026-11-13", ("Ana", 10), ("Ben", 8))]
    tonight = evenings(
        [
            played("2026-11-27", ("Ben", 10), ("Ana", 8)),
            played("2026-11-27", ("Ben", 10), ("Ana", 8)),
        ]
    )[0]
    found, lead = nights(tonight, before)
    earlier, later = final_ratings(before), final_ratings([*before, *tonight.games])
    assert [(row.player, row.wins, row.games) for row in found] == [("Ben", 2, 2), ("Ana", 0, 2)]
    assert found[0].change == pytest.approx(later["Ben"].mu - earlier["Ben"].mu)
    assert (lead.player, lead.kept) == ("Ben", False)


def test_up_to_three_moments_are_worth_telling():
    tonight = [
        played(
            "2026-11-27",
            ("Ana", 10),
            ("Ben", 9),
            figures=figures(
                30,
                {"monopolies": {"gained": 5}, "drought": 11, "deals": [0, 6]},
                {"monopolies": {"gained": 0}, "drought": 4, "deals": [6, 0]},
            ),
        )
    ]
    assert [(kind, *record(held)) for kind, held in moments(tonight)] == [
        ("grab", "Ana", 5),
        ("drought", "Ana", 11),
        ("race", "Ana", 1),
    ]


# Looks


def test_players_keep_the_look_that_they_play_in_most_and_no_two_share_one():
    games = [
        played("2026-11-27", ("Ana", 10), ("Ben", 8)),
        played("2026-11-27", ("Ana", 10), ("Ben", 8)),
        played("2026-11-27", ("Cem", 10), ("Ana", 8)),
    ]
    assert looks_of(games) == {"Ana": 1, "Ben": 2, "Cem": 3}
