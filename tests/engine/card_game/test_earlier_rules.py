"""A game goes on by the rules of the version that began it (docs/decisions/corrected-rules.md). RED and BLUE sit at a table that engine 1
set up."""

from dataclasses import replace

from engine import ENGINE_VERSION, FIRST_ENGINE
from engine.card_game.catalog import rules_for
from engine.card_game.game import game
from engine.chance import Sealed
from engine.record import Record, Recording, final
from tests.engine.card_game.cards_table import BLUE, RED, Table, amounts, card, refused

WOOL, ORE = amounts(wool=1), amounts(ore=1)


def earlier() -> Table:
    table = Table()
    table.state.rules = rules_for(replace(table.state.config, engine=FIRST_ENGINE))
    return table


def test_then_offers_stayed_open_when_the_active_player_went_on():
    table = earlier()
    table.has(RED, wool=2, brick=2, lumber=1)
    table.has(BLUE, ore=1)
    offer = table.offers(RED, WOOL, ORE)
    table.builds_road(RED, "far left")
    table.accepts(BLUE, offer)


def test_then_accepted_offers_counted():
    table = earlier()
    table.has(RED, wool=1)
    table.has(BLUE)
    for _ in range(5):
        table.accepts(BLUE, table.offers(RED, WOOL, amounts()))
        table.accepts(BLUE, table.offers(RED, amounts(), WOOL))
    with refused("too_many_offers"):
        table.offers(RED, WOOL, amounts())


def test_then_a_caravan_swapped_there_and_back():
    table = earlier()
    table.hand(RED, "caravan")
    table.has(RED, brick=1)
    table.plays(RED, "caravan")
    table.swaps(RED, "hills 5", "mountains 2")
    table.swaps(RED, "mountains 2", "hills 5")


def test_then_the_spy_took_the_older_of_two_equal_cards():
    table = earlier()
    table.hand(RED, "spy")
    table.hand(BLUE, "bishop", "bishop")
    table.state.gained[BLUE] = (card("bishop"),)
    table.plays(RED, "spy")
    table.takes_from_hand(RED, "bishop")
    assert table.state.gained[BLUE] == (card("bishop"),)


def test_then_goods_without_a_named_region_went_beside_a_warehouse():
    table = earlier()
    table.settled(RED, "far left", above="hills 3", below="forest 6")
    table.built(RED, right_below="fortified-warehouse")
    table.stores(RED, {"river 6": 3})
    table.trades(RED, "gold", "brick")
    assert table.stored(RED) == {"hills 5": 1}


def test_states_and_records_keep_the_version():
    for engine in (FIRST_ENGINE, ENGINE_VERSION):
        config = game.as_begun(game.configured({}), engine)
        recording = Recording(config, Sealed(bytes(32), ()), game)
        recording.record.engine = engine
        for seat in (RED, BLUE):
            action = game.default_action(recording.state, seat, Sealed(bytes(32), ()))
            assert action is not None
            recording.play(action, Sealed(bytes(32), ()))
        stored = game.state_to_json(recording.state)
        assert game.state_from_json(stored).config.engine == engine
        assert game.state_to_json(game.state_from_json(stored)) == stored
        again = final(Record.from_json(recording.record.to_json()))
        assert game.state_hash(again) == game.state_hash(recording.state)


def test_a_state_of_the_first_version_has_nothing_that_it_did_not_know():
    """Otherwise its hash would not be the one that was stored."""
    table = earlier()
    table.hand(RED, "caravan")
    table.has(RED, brick=2)
    table.plays(RED, "caravan")
    table.swaps(RED, "hills 5", "mountains 2")
    stored = game.state_to_json(table.state)
    assert not {"engine", "deals"} & stored.keys()
    assert stored["pending"][-1] == {"type": "SwapGoods", "seat": RED, "left": 1, "may_stop": True}
