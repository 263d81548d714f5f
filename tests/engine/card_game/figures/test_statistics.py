"""The statistics of a game, which it tells when it is over."""

import random
from collections import Counter
from typing import Any

import pytest

from engine.card_game.core.actions import AcceptOffer, OfferTrade, RollDice
from engine.card_game.core.events import DiceRolled, Event, GoodTaken, Produced
from engine.card_game.core.state import State
from engine.card_game.figures.statistics import Statistics
from engine.card_game.game import game
from engine.card_game.simulate import bot_action
from engine.chance import Random, Scripted
from tests.engine.card_game.cards_table import BLUE, RED, Table, amounts


class Gathered(Table):
    """A table of which statistics are gathered."""

    def gather(self) -> None:
        self.figures, self.moves = Statistics(self.state), 0

    def play(self, action, chance=None):
        before = self.state
        events = super().play(action, chance)
        self.moves += 1
        self.figures.add(self.moves, before, events, self.state)
        return events

    def seats(self):
        return self.figures.to_json(self.state)["seats"]


def test_a_roll_counts_what_it_brought_and_what_found_no_room():
    table = Gathered()
    table.built(RED, left_above="grain-mill")
    table.stores(RED, {"fields 1": 2})
    table.before_the_dice(RED)
    table.gather()
    table.play(RollDice(RED), Scripted(dice=[(1, 1)]))
    told = table.figures.to_json(table.state)
    assert [(roll["number"], roll["face"]) for roll in told["rolls"]] == [(1, "tournament")]
    assert told["seats"][RED]["produced"]["grain"] == 1
    assert told["seats"][RED]["full"] == 1
    assert told["seats"][BLUE]["produced"]["gold"] == 1
    assert [number["count"] for number in told["numbers"]] == [1, 0, 0, 0, 0, 0]


def test_points_are_told_at_each_change():
    table = Gathered()
    table.rich(RED)
    table.gather()
    table.builds_city(RED, "left")
    (start, then) = table.seats()[RED]["points"]
    assert (start["points"], then["points"], then["version"]) == (2, 3, 1)
    assert len(table.seats()[BLUE]["points"]) == 1


def test_trades_count_for_both_and_with_the_supply():
    table = Gathered()
    table.stores(RED, {"fields 1": 3, "hills 5": 3})
    table.stores(BLUE, {"river 1": 1})
    table.gather()
    table.trades(RED, "brick", "wool")
    table.play(OfferTrade(RED, amounts(grain=2), amounts(gold=1), None, None))
    (offer,) = table.state.offers
    table.play(AcceptOffer(BLUE, offer.id, None, None))
    red, blue = table.seats()
    assert red["supply"] == {"deals": 1, "gave": 3, "got": 1}
    assert (red["deals"], red["gave"], blue["deals"], blue["gave"]) == (1, 2, 1, 1)


@pytest.fixture(scope="module")
def played() -> tuple[dict[str, Any], list[tuple[int, tuple[Event, ...]]], State]:
    """The figures of a whole game, the turn and the events of each move, and the end."""
    state, _ = game.new_game(
        game.configured({"profile": "1996", "settings": {"victory-points": 7}}), Random(3)
    )
    figures, luck, moves = Statistics(state), random.Random(3), []
    for version in range(1, 1500):
        if state.over:
            break
        before = state
        action = bot_action(state, game.deciding(state)[0], "easy", luck)
        state, events = game.play(before, action, Random(version))
        figures.add(version, before, events, state)
        moves.append((before.turn, events))
    return figures.to_json(state), moves, state


def test_the_figures_of_a_whole_game_are_those_of_its_events(played):
    found, moves, state = played
    happened = Counter(type(event).__name__ for _, events in moves for event in events)
    assert state.over
    assert [seat["total"] for seat in found["seats"]] == game.points(state)
    assert [seat["points"][-1]["points"] for seat in found["seats"]] == game.points(state)
    assert len(found["rolls"]) == happened["DiceRolled"] == sum(f["count"] for f in found["faces"])
    assert sum(seat["played"] for seat in found["seats"]) == happened["CardPlayed"]
    assert sum(found["turned"].values()) == happened["EventCardTurned"]
    assert sum(seat["attacks"] for seat in found["seats"]) == happened["AttackRolled"]
    assert sum(s["hits"] + s["warded"] for s in found["seats"]) == happened["AttackRolled"]
    assert found["marks"][-1]["kind"] == "won"


def test_the_moments_of_a_game_are_those_of_its_events(played):
    figures, moves, _ = played
    moments = figures["moments"]
    longest, dry = 0, Counter[int]()
    for _, events in moves:
        if not any(isinstance(event, DiceRolled) for event in events):
            continue
        paid = {event.seat for event in events if isinstance(event, Produced) and event.count}
        for seat in (RED, BLUE):
            dry[seat] = 0 if seat in paid else dry[seat] + 1
            longest = max(longest, dry[seat])
    assert moments["drought"]["rolls"] == longest
    assert sorted(moments["race"]["points"]) == sorted(seat["total"] for seat in figures["seats"])


def test_goods_that_a_player_takes_in_one_move_are_one_theft():
    table = Gathered()
    table.gather()
    taken = [GoodTaken(giver=BLUE, taker=RED, good=good) for good in (0, 1, 1)]
    table.figures.add(1, table.state, taken, table.state)
    theft = table.figures.to_json(table.state)["moments"]["theft"]
    assert theft == {"thief": RED, "victims": [BLUE], "cards": 3, "turn": table.state.turn}
