"""Option first-player: drawn at random, or the first seat, instead of the highest roll (house rule)."""

from collections import Counter

import pytest

from engine.api import ConfigError
from engine.board_game.core.events import FirstPlayerChosen, StartRolled, TurnBegan
from engine.chance import Random
from tests.engine.board_game.table import RED, Table

each_board = pytest.mark.parametrize("board", ["standard-3-4", "standard-beginner"])


@each_board
def test_the_first_seat_starts(board):
    for seed in range(10):
        table = Table.dealt(values={"first-player": "first-seat"}, board=board, chance=Random(seed))
        assert table.deciding() == (RED,)
        assert table.happened(FirstPlayerChosen) == [FirstPlayerChosen(RED)]
        assert table.happened(StartRolled) == []


@each_board
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_seat_starts(board, seats):
    starters = Counter(
        Table.dealt(
            values={"first-player": "random"}, board=board, seats=seats, chance=Random(seed)
        ).deciding()[0]
        for seed in range(60)
    )
    assert set(starters) == set(range(seats))


def test_nobody_rolls_for_a_random_start():
    table = Table.dealt(values={"first-player": "random"}, chance=Random(1))
    assert table.happened(StartRolled) == []
    assert [event.seat for event in table.happened(FirstPlayerChosen)] == list(table.deciding())


def test_the_chosen_seat_also_takes_the_first_turn():
    table = Table.dealt(values={"first-player": "random"}, chance=Random(2))
    (first,) = table.deciding()
    while table.state.turn == 0:
        table.play(table.legal(table.deciding()[0])[0])
    assert table.happened(TurnBegan) == [TurnBegan(first, 1)]


@pytest.mark.parametrize("value", ["highest", 3, "", "seat-1"])
def test_other_ways_are_refused(value):
    with pytest.raises(ConfigError) as caught:
        Table.dealt(values={"first-player": value})
    assert "first-player" in caught.value.text
