"""Option beginner-start: the fixed map with its fixed starting pieces (sources: beginners-set-up)."""

import pytest

from engine.api import ConfigError
from engine.board_game import boards, catalog, game, lobby_catalog
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import CardsProduced, SettlementBuilt
from engine.chance import Random, Scripted
from tests.engine.board_game.table import Table

KEY = "beginner-start"
FIRST_ISLAND = "standard-beginner"


def dealt(seed=0, **options):
    return Table.dealt(board=FIRST_ISLAND, values=options, chance=Scripted(seed=seed))


def test_the_first_island_has_its_pieces_in_place_unless_that_is_turned_off():
    for table in (dealt(), dealt(**{KEY: True})):
        assert table.state.turn == 1
        assert [table.points(seat) for seat in table.seats] == [2, 2, 2, 2]
        assert all(table.state.hand_size(seat) for seat in table.seats)


def test_turned_off_everybody_places_freely_on_the_printed_map():
    table = dealt(**{KEY: False})
    assert table.state.turn == 0
    assert not any(
        isinstance(event, SettlementBuilt | CardsProduced) for event in table.first_events
    )
    (first,) = table.deciding()
    assert len(table.settlements_offered_to(first)) == 54
    printed = dealt()
    assert table.state.island.to_json() == printed.state.island.to_json()


@pytest.mark.parametrize("seed", range(3))
def test_the_map_is_the_printed_one_whatever_chance_says(seed):
    assert dealt(seed, **{KEY: False}).state.island.to_json() == dealt().state.island.to_json()


def test_a_map_without_printed_pieces_refuses_it_by_naming_both():
    with pytest.raises(ConfigError) as caught:
        game.new_game(GameConfig(options={KEY: True}), Scripted())
    assert caught.value.code == "contradiction"
    assert KEY in caught.value.text
    assert "standard-3-4" in caught.value.text


def test_turned_off_it_is_at_home_on_every_map():
    for board in catalog.BOARDS:
        seats = min(boards.load(board).seats)
        config = GameConfig(board=board, seats=seats, options={KEY: False})
        state, _ = game.new_game(config, Random(1))
        assert state.turn == 0


def test_the_catalog_says_which_map_brings_it_and_which_cannot_have_it():
    rows = {row["key"]: row for row in lobby_catalog.to_json()["boards"]}
    assert rows[FIRST_ISLAND]["options"] == {KEY: True}
    assert rows["standard-3-4"]["options"] == {}
    assert KEY in rows["standard-3-4"]["refuses"]
    assert KEY not in rows[FIRST_ISLAND]["refuses"]
    assert {"shuffled-tokens", "spiral-corner"} <= set(rows[FIRST_ISLAND]["refuses"])


def test_a_game_that_was_saved_before_there_was_the_option_opens_as_it_was():
    """Its configuration says nothing about starting pieces."""
    table = dealt()
    saved = game.state_to_json(table.state)
    assert saved["config"]["options"] == {}
    assert game.state_to_json(game.state_from_json(saved)) == saved
