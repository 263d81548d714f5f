"""Statistics: what a finished game tells."""

import random
from collections import Counter
from typing import Any

import pytest

from engine.board_game import game
from engine.board_game.core.actions import RollDice
from engine.board_game.core.config import GameConfig
from engine.board_game.core.names import ORE, RESOURCES
from engine.board_game.figures.statistics import Statistics, totals
from engine.board_game.simulate import bot_action
from engine.chance import Random
from tests.engine.board_game.table import BLUE, ORANGE, RED, Table, cards


class Watched:
    """A table whose moves are told to the statistics."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.statistics = Statistics(table.state)
        self.version = 0

    def __call__(self, act, *arguments, **named):
        before = self.table.state.copy()
        act(*arguments, **named)
        self.version += 1
        self.statistics.add(self.version, before, self.table.last, self.table.state)

    def of(self, seat):
        return self.statistics.to_json(self.table.state)["seats"][seat]


def whole_game(seed):
    luck, state = random.Random(seed), None
    state, _ = game.new_game(GameConfig(options={"victory-points": 8}), Random(seed))
    statistics = Statistics(state)
    moves: list[Any] = []
    while not state.over:
        before = state
        action = bot_action(state, "easy", luck)
        state, events = game.play(state, action, Random(luck.randrange(2**32)))
        statistics.add(len(moves) + 1, before, events, state)
        moves.append((before, action, events, state))
    return statistics.to_json(state), moves, state


@pytest.fixture(scope="module")
def played():
    return whole_game(3)


def told(moves, kind):
    return [event for _, _, events, _ in moves for event in events if type(event).__name__ == kind]


def test_points_end_at_those_of_the_state_and_hidden_ones_are_added(played):
    told, _moves, state = played
    assert [seat["points"][-1]["points"] for seat in told["seats"]] == state.points
    assert [seat["total"] for seat in told["seats"]] == totals(state)
    assert max(totals(state)) >= 8


def test_points_are_explained_and_the_parts_add_up(played):
    told, _moves, state = played
    for seat, shown in enumerate(told["seats"]):
        parts = shown["parts"]
        assert sum(parts.values()) == shown["total"]
        assert parts["settlements"] == state.settlements[seat].bit_count()
        assert parts["cities"] == 2 * state.cities[seat].bit_count()
        assert parts["army"] == (2 if state.largest_army == seat else 0)
        assert parts["road"] == (2 if state.longest_road == seat else 0)
        assert parts["cards"] == state.hidden_points(seat)
        assert parts["other"] == 0


def test_each_line_of_points_changes_when_they_did(played):
    statistics, moves, _ = played
    for seat, shown in enumerate(statistics["seats"]):
        changes = [
            (number, before.turn, after.points[seat])
            for number, (before, _, _, after) in enumerate(moves, 1)
            if before.points[seat] != after.points[seat]
        ]
        steps = [(step["version"], step["turn"], step["points"]) for step in shown["points"]]
        assert steps == [(0, 0, 0), *changes]


def test_rolls_are_all_rolls_of_the_game(played):
    statistics, moves, state = played
    rolls = told(moves, "DiceRolled")
    assert [tuple(roll["dice"]) for roll in statistics["rolls"]] == [roll.dice for roll in rolls]
    assert [roll["turn"] for roll in statistics["rolls"]] == list(range(1, state.turn + 1))


def test_totals_are_counted_and_measured_against_fair_dice(played):
    statistics, *_ = played
    sums = [sum(roll["dice"]) for roll in statistics["rolls"]]
    assert [row["total"] for row in statistics["totals"]] == list(range(2, 13))
    assert {row["total"]: row["count"] for row in statistics["totals"]} == {
        total: sums.count(total) for total in range(2, 13)
    }
    seven = statistics["totals"][5]
    assert seven["expected"] == pytest.approx(len(sums) / 6, abs=0.01)
    assert seven["spread"] == pytest.approx((len(sums) * 5 / 36) ** 0.5, abs=0.01)


def test_what_was_produced_is_what_the_rolls_brought(played):
    statistics, moves, _ = played
    expected = [0.0] * 4
    received = [0] * 4
    for before, action, events, _ in moves:
        if isinstance(action, RollDice):
            for seat in range(4):
                expected[seat] += game.expected_cards(before)[seat]
                received[seat] += game.received(events, 4)[seat]
    for seat, shown in enumerate(statistics["seats"]):
        assert shown["expected"] == pytest.approx(expected[seat], abs=0.01)
        assert shown["received"] == received[seat] == sum(shown["produced"].values())
        assert sum(shown["due"].values()) == pytest.approx(expected[seat], abs=0.05)
        assert list(shown["produced"]) == list(shown["due"]) == list(RESOURCES)


def test_thefts_and_trades_add_up(played):
    statistics, moves, _ = played
    seats = statistics["seats"]
    thefts = told(moves, "CardStolen")
    assert sum(seat["stole"] for seat in seats) == sum(seat["robbed"] for seat in seats)
    assert sum(seat["stole"] for seat in seats) == len(thefts) > 0
    supply = told(moves, "TradedWithSupply")
    assert sum(seat["supply"]["deals"] for seat in seats) == len(supply) > 0
    assert sum(seat["supply"]["gave"] for seat in seats) == sum(sum(one.give) for one in supply)


def test_the_marks_are_awards_and_the_end(played):
    statistics, moves, state = played
    (*_, last) = statistics["marks"]
    assert last == {
        "version": len(moves),
        "turn": state.turn,
        "kind": "won",
        "seat": state.winner,
    }


def test_a_deal_counts_on_both_sides_and_cards_in_one_direction():
    table = Table()
    table.hand(RED, brick=2)
    table.hand(BLUE, ore=1)
    table.after_the_roll(RED)
    watched = Watched(table)
    offer = table.offers(RED, give=cards(brick=2), get=cards(ore=1))
    table.accepts(BLUE, offer)
    watched(table.confirms, RED, offer, BLUE)
    red, blue = watched.of(RED), watched.of(BLUE)
    assert (red["deals"], red["gave"]) == ([0, 1, 0, 0], [0, 2, 0, 0])
    assert (blue["deals"], blue["gave"]) == ([1, 0, 0, 0], [1, 0, 0, 0])


def test_a_monopoly_takes_from_those_who_held_the_resource():
    table = Table()
    table.hand(BLUE, ore=2)
    table.hand(ORANGE, ore=1, wool=3)
    table.unplayed(RED, monopoly=1)
    table.after_the_roll(RED)
    watched = Watched(table)
    watched(table.plays_monopoly, RED, ORE)
    assert watched.of(RED)["monopolies"] == {"gained": 3, "lost": 0}
    assert watched.of(BLUE)["monopolies"] == {"gained": 0, "lost": 2}
    assert watched.of(ORANGE)["monopolies"] == {"gained": 0, "lost": 1}


def test_a_theft_is_remembered_on_both_sides():
    table = Table()
    table.settlement(BLUE, "hills 6 N")
    table.hand(BLUE, ore=1)
    table.robber_on("desert")
    table.rolls(RED, 7)
    watched = Watched(table)
    watched(table.moves_robber, RED, "hills 6", BLUE, ORE)
    assert (watched.of(RED)["stole"], watched.of(RED)["robbed"]) == (1, 0)
    assert (watched.of(BLUE)["stole"], watched.of(BLUE)["robbed"]) == (0, 1)


def test_the_robber_keeps_back_what_its_hex_would_have_paid():
    table = Table()
    table.city(BLUE, "hills 6 N")
    table.robber_on("hills 6")
    watched = Watched(table)
    watched(table.rolls, RED, 6)
    blue = watched.of(BLUE)
    assert blue["blocked"] == 2
    assert blue["pips"] == 2 * 5
    assert watched.of(ORANGE)["pips"] == 0


def test_pips_count_for_every_roll_and_cards_only_for_the_robbers_number():
    table = Table()
    table.settlement(BLUE, "hills 6 N")
    table.robber_on("hills 6")
    watched = Watched(table)
    watched(table.rolls, RED, 4)
    assert (watched.of(BLUE)["blocked"], watched.of(BLUE)["pips"]) == (0, 5)


def test_the_moments_of_a_game_are_those_of_its_events(played):
    statistics, moves, _ = played
    moments = statistics["moments"]
    monopolies = [sum(event.taken) for event in told(moves, "MonopolyPlayed")]
    stolen = Counter((event.thief, event.victim) for event in told(moves, "CardStolen"))
    most = max(monopolies, default=0)
    assert moments["theft"]["cards"] == (most if most > 1 else max(stolen.values()))
    assert moments["race"]["points"] == [
        statistics["seats"][seat]["total"] for seat in moments["race"]["seats"]
    ]


def test_the_longest_drought_counts_the_rolls_that_brought_a_seat_nothing(played):
    statistics, moves, _ = played
    longest, dry = 0, Counter[int]()
    for _, action, events, _ in moves:
        if not isinstance(action, RollDice):
            continue
        paid = {event.seat for event in events if type(event).__name__ == "CardsProduced"}
        for seat in range(len(statistics["seats"])):
            dry[seat] = 0 if seat in paid else dry[seat] + 1
            longest = max(longest, dry[seat])
    assert statistics["moments"]["drought"]["rolls"] == longest


def test_a_monopoly_is_a_theft_from_everybody_it_took_cards_from():
    table = Table()
    table.hand(BLUE, ore=2)
    table.hand(ORANGE, ore=1, wool=3)
    table.unplayed(RED, monopoly=1)
    table.after_the_roll(RED)
    watched = Watched(table)
    watched(table.plays_monopoly, RED, ORE)
    theft = watched.statistics.to_json(table.state)["moments"]["theft"]
    assert (theft["thief"], theft["victims"], theft["cards"]) == (RED, [BLUE, ORANGE], 3)


def test_the_longest_road_that_a_seat_ever_had_stays_though_it_may_be_cut(played):
    told, moves, _state = played
    for seat, shown in enumerate(told["seats"]):
        assert shown["road"] == max(after.road_length[seat] for _, _, _, after in moves)


def test_a_drought_is_the_most_rolls_in_a_row_that_brought_a_seat_nothing(played):
    told, moves, _state = played
    for seat, shown in enumerate(told["seats"]):
        dry, longest = 0, 0
        for _, action, events, _ in moves:
            if type(action).__name__ == "RollDice":
                brought = [
                    event
                    for event in events
                    if type(event).__name__ == "CardsProduced" and event.seat == seat
                ]
                dry = 0 if brought else dry + 1
                longest = max(longest, dry)
        assert shown["drought"] == longest
