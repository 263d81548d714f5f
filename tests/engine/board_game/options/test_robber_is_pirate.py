"""Option robber-is-pirate: the robber may be put on a harbor (sources: robber-at-harbors)."""

import pytest

from engine.board_game import game
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import CardStolen, HexesProduced
from engine.board_game.core.island import Island
from engine.board_game.core.names import ANY_HARBOR, DESERT, GRAIN, ORE, SEA, WOOL
from engine.board_game.options.robber_is_pirate import HARBOR, MoveRobberToHarbor
from engine.board_game.simulate import bot_action, bot_game
from engine.chance import Random
from tests.engine.board_game.charts import charted
from tests.engine.board_game.table import BLUE, ORANGE, RED, WHITE, Table, cards, refused

KEY = "robber-is-pirate"


def harbors(table, kind):
    return [path for path, printed in table.state.island.harbors if printed == kind]


def at_the_harbors(*options, **values):
    """BLUE has a settlement at the ore harbor and holds grain; RED may move the robber."""
    table = Table(KEY, *options, **values)
    (ore,) = harbors(table, ORE)
    table.settlement(BLUE, table.geometry.ends[ore][0])
    table.hand(BLUE, grain=2)
    return table, ore


def to_harbor(table, seat, harbor, victim=None, card=None):
    return table.play(
        MoveRobberToHarbor(seat, harbor, victim), draws=() if card is None else (card,)
    )


def offered(table, seat):
    return {(a.harbor, a.victim) for a in table.legal(seat, MoveRobberToHarbor)}


def rates(table, seat):
    return table.view(None)["seats"][str(seat)]["rates"]


def test_the_robber_may_be_put_on_any_harbor():
    table, _ = at_the_harbors()
    table.rolls(RED, 7)
    assert {harbor for harbor, _ in offered(table, RED)} == {
        path for path, _ in table.state.island.harbors
    }


def test_it_may_still_be_put_on_land():
    table, _ = at_the_harbors()
    table.rolls(RED, 7)
    assert len(table.hexes_offered_to(RED)) == 18


def test_a_knight_may_put_it_on_a_harbor_too():
    table, ore = at_the_harbors()
    table.unplayed(RED, knight=1)
    table.plays_knight(RED)
    to_harbor(table, RED, ore, BLUE, card=GRAIN)


def test_while_it_is_there_nobody_trades_with_that_harbor():
    table, ore = at_the_harbors()
    assert rates(table, BLUE)["ore"] == 2
    table.rolls(RED, 7)
    to_harbor(table, RED, ore, BLUE, card=GRAIN)
    assert rates(table, BLUE)["ore"] == 4
    table.hand(BLUE, ore=4)
    table.after_the_roll(BLUE)
    table.trades_with_supply(BLUE, ORE, WOOL)
    assert table.in_hand(BLUE) == cards(wool=1)


def test_other_harbors_trade_on():
    table, ore = at_the_harbors()
    other = harbors(table, ANY_HARBOR)[0]
    table.settlement(BLUE, table.geometry.ends[other][0])
    table.rolls(RED, 7)
    to_harbor(table, RED, ore, BLUE, card=GRAIN)
    assert set(rates(table, BLUE).values()) == {3}


def test_whoever_settles_there_now_trades_when_it_has_left():
    table, _ore = at_the_harbors()
    (wool,) = harbors(table, WOOL)
    table.rolls(RED, 7)
    to_harbor(table, RED, wool)
    end = table.geometry.ends[wool][0]
    table.road_along(RED, *table.way(end, 2))
    table.hand(RED, brick=1, lumber=1, wool=1, grain=1)
    table.builds_settlement(RED, end)
    assert rates(table, RED)["wool"] == 4
    table.ends_turn(RED)
    table.rolls(BLUE, 7)
    table.moves_robber(BLUE, "desert")
    assert rates(table, RED)["wool"] == 2


def test_from_one_harbor_to_another_the_first_trades_again():
    table, ore = at_the_harbors()
    table.rolls(RED, 7)
    to_harbor(table, RED, ore, BLUE, card=GRAIN)
    table.ends_turn(RED)
    table.rolls(BLUE, 7)
    to_harbor(table, BLUE, harbors(table, WOOL)[0])
    assert rates(table, BLUE)["ore"] == 2


def test_it_must_move_to_another_harbor_or_hex():
    table, ore = at_the_harbors()
    table.rolls(RED, 7)
    to_harbor(table, RED, ore, BLUE, card=GRAIN)
    table.ends_turn(RED)
    table.rolls(BLUE, 7)
    assert ore not in {harbor for harbor, _ in offered(table, BLUE)}
    assert len(table.hexes_offered_to(BLUE)) == 19
    with refused("robber_must_move"):
        to_harbor(table, BLUE, ore)


def test_a_neighbor_of_the_harbor_is_robbed():
    table, ore = at_the_harbors()
    table.rolls(RED, 7)
    to_harbor(table, RED, ore, BLUE, card=GRAIN)
    assert table.in_hand(RED) == cards(grain=1)
    assert [event.victim for event in table.happened(CardStolen)] == [BLUE]


def test_the_victim_is_chosen_among_its_neighbors_with_cards():
    table, ore = at_the_harbors()
    table.rolls(RED, 7)
    assert {victim for harbor, victim in offered(table, RED) if harbor == ore} == {BLUE}
    with refused("choose_victim"):
        to_harbor(table, RED, ore)
    with refused("no_such_victim"):
        to_harbor(table, RED, ore, ORANGE)


def test_a_neighbor_without_cards_cannot_be_chosen():
    table, ore = at_the_harbors()
    table.hand(BLUE)
    table.rolls(RED, 7)
    assert {victim for harbor, victim in offered(table, RED) if harbor == ore} == {None}


def test_a_path_without_harbor_is_no_place_for_it():
    table, _ = at_the_harbors()
    table.rolls(RED, 7)
    with refused("robber_not_there"):
        to_harbor(table, RED, table.path("desert NE"))


def test_on_a_harbor_it_blocks_no_hex():
    table, ore = at_the_harbors()
    table.robber_on("hills 6")
    table.settlement(RED, "hills 6 N")
    table.rolls(RED, 7)
    to_harbor(table, RED, ore, BLUE, card=GRAIN)
    table.before_the_roll(RED)
    table.rolls(RED, 6)
    assert table.happened(HexesProduced)[0].blocked is None


def test_everybody_sees_at_which_harbor_it_is():
    table, ore = at_the_harbors()
    table.rolls(RED, 7)
    to_harbor(table, RED, ore, BLUE, card=GRAIN)
    for viewer in (*table.seats, None):
        view = table.view(viewer)
        assert view["robber_harbor"] == ore
        assert "robber" not in view
        assert table.seen_by(viewer)[0] == {
            "type": "RobberMovedToHarbor",
            "seat": RED,
            "harbor": ore,
        }
    table.ends_turn(RED)
    table.rolls(BLUE, 7)
    table.moves_robber(BLUE, "desert")
    assert "robber_harbor" not in table.view(None)
    assert table.view(None)["robber"] == table.hex("desert")


def test_a_friendly_robber_spares_harbors_of_players_with_two_points():
    table, ore = at_the_harbors("friendly-robber")
    table.settlement(BLUE, "hills 6 N")
    table.rolls(RED, 7)
    assert ore not in {harbor for harbor, _ in offered(table, RED)}
    table.city(BLUE, "forest 3 NE")
    table.before_the_roll(RED)
    table.rolls(RED, 7)
    assert (ore, BLUE) in offered(table, RED)


def test_a_robber_that_is_kept_off_the_desert_may_go_to_a_harbor():
    table, ore = at_the_harbors("no-robber-to-desert")
    table.rolls(RED, 7)
    assert (ore, BLUE) in offered(table, RED)


def surrounded():
    """Every hex but the desert lies beside somebody with two points; the robber is at a harbor."""
    table = Table(KEY, "friendly-robber", "no-robber-to-desert")
    places = ("hills 6 N", "forest 9 S", "fields 9 NE", "forest 3 SE", "hills 5 N", "fields 6 NE")
    for number, place in enumerate(places):
        table.settlement((BLUE, ORANGE, WHITE)[number % 3], place)
    table.state.robber = -1
    HARBOR.put(table.state, table.state.island.harbors[0][0])
    return table


def test_from_a_harbor_it_can_go_to_the_desert_where_there_is_no_other_hex():
    table = surrounded()
    table.rolls(RED, 7)
    assert table.hexes_offered_to(RED) == {table.hex("desert")}


def test_whoever_is_robbed_and_of_what_is_known_to_two_only():
    told = []
    for card in (GRAIN, ORE):
        table, ore = at_the_harbors()
        table.hand(BLUE, grain=1, ore=1)
        table.rolls(RED, 7)
        to_harbor(table, RED, ore, BLUE, card=card)
        told.append(table.known_to(WHITE))
    assert told[0] == told[1]


def test_a_move_without_theft_can_be_undone():
    table, _ = at_the_harbors()
    table.rolls(RED, 7)
    assert game.can_undo(to_harbor(table, RED, harbors(table, WOOL)[0]))


@pytest.mark.parametrize("seed", range(3))
def test_bots_play_with_it_to_the_end(seed):
    state, _ = bot_game(GameConfig(options={KEY: True}), Random(seed), Random(f"bots {seed}"))
    assert state.over


def test_a_bot_robs_the_leader_at_a_harbor_where_nothing_on_land_is_better():
    table, ore = at_the_harbors()
    harbors_of_island = list(table.state.island.harbors)
    table.state.island = Island(table.geometry, [DESERT] * 19, [0] * 19, harbors_of_island)
    table.settlement(BLUE, table.geometry.ends[ore][0])
    table.hand(BLUE, grain=2)
    table.rolls(RED, 7)
    assert bot_action(table.state, "easy", Random(1)) == MoveRobberToHarbor(RED, ore, BLUE)


def test_without_the_option_there_are_no_harbors_for_the_robber():
    table = Table()
    table.rolls(RED, 7)
    assert table.kinds(RED) == {"MoveRobber"}


def test_all_who_have_built_at_a_harbor_hex_are_its_neighbors():
    """The robber stands at a harbor; only its two corners trade there (sources: robber-at-harbors)."""
    island = charted().state.island
    geometry = island.geometry
    path, away = next(
        (path, corner)
        for path in range(len(geometry.paths))
        for water in geometry.beside_path(path)
        for corner in geometry.corners[water]
        if island.land_paths >> path & 1
        and island.terrain[water] == SEA
        and island.on_land >> corner & 1
        and corner not in geometry.ends[path]
    )
    table = charted(KEY, harbors=[(path, "ore")])
    table.settlement(BLUE, away)
    table.hand(BLUE, grain=2)
    table.rolls(RED, 7)
    assert (path, BLUE) in offered(table, RED)
    assert rates(table, BLUE)["ore"] == 4


def test_where_harbors_are_paths_those_at_their_two_ends_are_the_neighbors():
    table, ore = at_the_harbors()
    one, other = table.geometry.ends[ore]
    beyond = table.way(other, 1, [one])[1]
    table.settlement(ORANGE, beyond)
    table.hand(ORANGE, wool=1)
    table.rolls(RED, 7)
    assert {victim for harbor, victim in offered(table, RED) if harbor == ore} == {BLUE}
