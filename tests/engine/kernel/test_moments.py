"""Moments of a game: the biggest theft, the longest drought, the closest race."""

from collections.abc import Sequence
from typing import Any

from engine.kernel.moments import Line, Moments, closest_race, passes

ANA, BEN, CEM = range(3)
LEVEL: Line = [{"version": 0, "turn": 0, "points": 2}]


def line(*points: int, every: int = 1, start: int = 0) -> Line:
    """Points that change with every so many versions."""
    return [
        {"version": start + every * step, "turn": step, "points": count}
        for step, count in enumerate(points)
    ]


def told(moments: Moments, totals: Sequence[int] = (2, 2, 2)) -> dict[str, Any]:
    return moments.to_json([LEVEL] * len(totals), totals)


def test_the_biggest_theft_is_the_one_that_took_the_most_cards_in_one_move():
    moments = Moments(3)
    moments.note_theft(4, BEN, {ANA: 1})
    moments.note_theft(24, ANA, {BEN: 3, CEM: 2})
    moments.note_theft(30, CEM, {ANA: 4})
    assert told(moments)["theft"] == {"thief": ANA, "victims": [BEN, CEM], "cards": 5, "turn": 24}


def test_of_two_thefts_as_big_the_earlier_one_is_told():
    moments = Moments(3)
    moments.note_theft(4, BEN, {ANA: 2})
    moments.note_theft(9, ANA, {BEN: 2})
    assert told(moments)["theft"]["turn"] == 4


def test_those_who_had_nothing_to_give_are_no_victims():
    moments = Moments(3)
    moments.note_theft(4, BEN, {ANA: 2, BEN: 0, CEM: 0})
    assert told(moments)["theft"]["victims"] == [ANA]


def test_single_cards_add_up_between_two_players():
    moments = Moments(3)
    for turn, thief, victim in ((3, BEN, ANA), (5, CEM, ANA), (8, BEN, ANA), (9, ANA, BEN)):
        moments.note_theft(turn, thief, {victim: 1})
    assert told(moments)["theft"] == {"thief": BEN, "victims": [ANA], "cards": 2}


def test_a_game_of_hardly_any_theft_has_no_biggest_one():
    moments = Moments(3)
    moments.note_theft(3, BEN, {ANA: 1})
    moments.note_theft(5, CEM, {ANA: 1})
    assert "theft" not in told(moments)


def test_the_longest_drought_is_the_most_rolls_in_a_row_without_a_card():
    moments = Moments(2)
    for turn, paid in enumerate(([ANA, BEN], [ANA], [ANA], [BEN], [ANA, BEN], [ANA]), start=1):
        moments.note_roll(turn, paid)
    assert told(moments, (2, 2))["drought"] == {
        "seat": BEN,
        "rolls": 2,
        "first_turn": 2,
        "last_turn": 3,
    }


def test_a_drought_may_last_to_the_end():
    moments = Moments(2)
    for turn in (1, 2, 3):
        moments.note_roll(turn, [ANA])
    assert told(moments, (2, 2))["drought"]["rolls"] == 3


def test_what_a_roll_brings_later_ends_a_drought_before_that_roll():
    moments = Moments(1)
    for turn in (1, 2, 3):
        moments.note_roll(turn, [])
    moments.note_late_yield(ANA)
    moments.note_roll(4, [])
    assert told(moments, (2,))["drought"] == {
        "seat": ANA,
        "rolls": 2,
        "first_turn": 1,
        "last_turn": 2,
    }


def test_one_roll_without_a_card_is_no_drought():
    moments = Moments(1)
    moments.note_roll(1, [])
    assert "drought" not in told(moments, (2,))


def test_a_player_passes_another_when_the_lead_changes_even_after_they_were_level():
    assert passes(line(2, 3), line(2, 2)) == 0
    assert passes(line(2, 3, 3, 5), line(2, 2, 4, 4)) == 2
    assert passes(line(2, 3, 3, 3), line(2, 2, 3, 4)) == 1


def test_points_are_compared_after_each_change_of_either():
    one = [{"version": 0, "turn": 0, "points": 2}, {"version": 5, "turn": 2, "points": 4}]
    other = [{"version": 0, "turn": 0, "points": 2}, {"version": 3, "turn": 1, "points": 3}]
    assert passes(one, other) == 1


def test_the_closest_race_is_between_those_who_passed_each_other_most_often():
    lines = [line(2, 3, 3, 6), line(2, 2, 4, 4), line(2, 5, 7, 10)]
    assert closest_race(lines, (6, 4, 10)) == {"seats": [ANA, BEN], "passes": 2, "points": [6, 4]}


def test_of_equal_races_the_one_that_ended_closest_is_told():
    up, down = line(2, 3, 3, 5), line(2, 2, 4, 4)
    assert closest_race([up, down, down], (10, 8, 9))["seats"] == [ANA, CEM]


def test_where_nobody_was_passed_the_first_two_had_the_closest_race():
    lines = [line(2, 2), line(2, 4), line(2, 3)]
    assert closest_race(lines, (2, 10, 8)) == {"seats": [BEN, CEM], "passes": 0, "points": [10, 8]}
