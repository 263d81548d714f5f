"""Option friendly-robber: whoever has only two points is left alone (sources: friendly-robber)."""

from tests.engine.board_game.table import BLUE, ORANGE, RED, WHITE, Table, refused


def neighborhood(**values):
    """BLUE has two points at forest 3 and mountains 8; ORANGE three points at hills 5."""
    table = Table("friendly-robber", **values)
    table.settlement(RED, "fields 12 N", "fields 9 NW")
    table.city(RED, "mountains 10 N")
    table.settlement(BLUE, "forest 3 NE", "mountains 8 S")
    table.city(ORANGE, "hills 5 S")
    table.settlement(ORANGE, "fields 6 S")
    return table


def beside(table, seat):
    return table.hexes_beside(seat)


def test_the_friendly_robber_spares_players_with_two_points():
    table = Table("friendly-robber", points={RED: 5, BLUE: 2})
    table.rolls(RED, 7)
    assert BLUE not in table.neighbors_of_hexes_offered_to(RED)


def test_the_robber_may_not_be_put_beside_a_player_with_only_two_points():
    table = neighborhood()
    table.rolls(RED, 7)
    assert not beside(table, BLUE) & table.hexes_offered_to(RED)
    for hex in beside(table, BLUE):
        with refused():
            table.moves_robber(RED, hex)


def test_the_robber_may_be_put_beside_a_player_with_three_points():
    table = neighborhood()
    table.hand(ORANGE, ore=1)
    table.rolls(RED, 7)
    assert table.victims_at(RED, "hills 5") == {ORANGE}
    table.moves_robber(RED, "hills 5", ORANGE)


def test_a_knight_is_friendly_too():
    table = neighborhood()
    table.unplayed(RED, knight=1)
    table.plays_knight(RED)
    assert not beside(table, BLUE) & table.hexes_offered_to(RED)


def test_a_hex_shared_with_a_richer_player_is_spared_too():
    table = neighborhood()
    table.city(ORANGE, "forest 3 SW")
    table.hand(ORANGE, ore=1)
    table.rolls(RED, 7)
    assert table.hex("forest 3") in beside(table, ORANGE) & beside(table, BLUE)
    assert table.hex("forest 3") not in table.hexes_offered_to(RED)


def test_a_third_point_ends_the_friendship():
    table = neighborhood()
    table.settlement(BLUE, "pasture 11 S")
    table.rolls(RED, 7)
    assert beside(table, BLUE) <= table.hexes_offered_to(RED)


def test_the_longest_road_ends_the_friendship():
    table = neighborhood()
    table.holds_longest_road(BLUE)
    table.rolls(RED, 7)
    assert beside(table, BLUE) <= table.hexes_offered_to(RED)


def test_it_spares_the_settlements_of_whoever_moves_it_too():
    """Settlements of a player with two points are left alone (sources: friendly-robber)."""
    table = Table("friendly-robber", points={RED: 2, BLUE: 3})
    table.rolls(RED, 7)
    assert not table.hexes_beside(RED) & table.hexes_offered_to(RED)


def test_nobody_with_two_points_is_robbed_at_the_desert_either():
    """Nothing is taken from a player with two points (sources: friendly-robber)."""
    table = neighborhood()
    table.settlement(WHITE, "desert S", "hills 6 N")
    table.hand(WHITE, ore=3)
    table.state.robber = table.hex("hills 5")
    state, rules, desert = table.state, table.state.rules, table.hex("desert")
    assert not rules.robber_victims(state, rules, RED, WHITE) >> desert & 1
    table.grows_to(WHITE, 3)
    assert rules.robber_victims(state, rules, RED, WHITE) >> desert & 1


def test_hidden_points_do_not_end_the_friendship():
    """Otherwise the robber would tell who holds victory points."""
    offered = []
    for hidden in ({}, {"victory_point": 3}):
        table = neighborhood()
        table.unplayed(BLUE, **hidden)
        table.rolls(RED, 7)
        offered.append(table.robber_moves(RED))
    assert offered[0] == offered[1]


def test_one_still_discards_with_two_points():
    """You still lose half of your resource cards (sources: friendly-robber)."""
    table = neighborhood()
    table.hand(BLUE, wool=8)
    table.rolls(RED, 7)
    assert table.deciding() == (BLUE,)
    assert table.kinds(BLUE) == {"Discard"}


def surrounded():
    """Every hex but the desert lies beside somebody with two points; RED has five."""
    table = Table("friendly-robber")
    places = ("hills 6 N", "forest 9 S", "fields 9 NE", "forest 3 SE", "hills 5 N", "fields 6 NE")
    for number, place in enumerate(places):
        table.settlement((BLUE, ORANGE, WHITE)[number % 3], place)
    for number in range(3):
        at = next(at for at in range(54) if table.state.free >> at & 1)
        (table.settlement if number == 0 else table.city)(RED, at)
    for seat in (BLUE, ORANGE, WHITE):
        table.hand(seat, wool=2)
    assert [table.points(seat) for seat in table.seats] == [5, 2, 2, 2]
    friends = {hex for seat in (BLUE, ORANGE, WHITE) for hex in beside(table, seat)}
    assert friends == set(range(19)) - {table.hex("desert")}
    return table


def test_with_no_other_hex_the_robber_stays_on_the_desert():
    table = surrounded()
    table.rolls(RED, 7)
    assert table.robber_moves(RED) == {(table.hex("desert"), None)}
    table.moves_robber(RED, "desert")
    assert table.state.robber == table.hex("desert")
    assert all(table.state.hand_size(seat) == 2 for seat in (BLUE, ORANGE, WHITE))
    assert "EndTurn" in table.kinds(RED)


def test_with_no_other_hex_the_robber_goes_to_the_desert():
    table = surrounded()
    table.robber_on("pasture 2")
    table.rolls(RED, 7)
    assert table.robber_moves(RED) == {(table.hex("desert"), None)}
    table.moves_robber(RED, "desert")
    assert table.state.robber == table.hex("desert")


def test_with_no_other_hex_a_knight_stays_on_the_desert_too():
    table = surrounded()
    table.unplayed(RED, knight=1)
    table.plays_knight(RED)
    assert table.robber_moves(RED) == {(table.hex("desert"), None)}


def test_without_the_option_nobody_is_spared():
    table = Table(points={RED: 5, BLUE: 2})
    table.rolls(RED, 7)
    assert BLUE in table.neighbors_of_hexes_offered_to(RED)


def closed_to(table, seat):
    return table.view(seat)["waiting"][str(seat)].get("closed", {})


def test_everybody_is_told_which_hexes_are_spared_and_because_of_whom():
    table = neighborhood()
    table.city(ORANGE, "forest 3 SW")
    table.rolls(RED, 7)
    spared = {"why": "spared", "seats": [BLUE]}
    assert closed_to(table, RED) == {str(hex): spared for hex in beside(table, BLUE)}
    assert table.view(None)["waiting"] == table.view(RED)["waiting"]


def test_the_hexes_it_may_go_to_after_all_are_not_told_as_spared():
    table = surrounded()
    table.rolls(RED, 7)
    assert set(closed_to(table, RED)) == {str(hex) for hex in range(19)} - {
        str(table.hex("desert"))
    }


def test_nothing_is_told_where_nobody_is_spared():
    table = Table(points={RED: 5, BLUE: 2})
    table.rolls(RED, 7)
    assert table.view(RED)["waiting"][str(RED)] == {"kind": "MoveRobber"}
