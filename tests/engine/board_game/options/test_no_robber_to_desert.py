"""Option no-robber-to-desert: the robber moves to a hex that produces (sources: no-robber-to-the-desert)."""

from tests.engine.board_game.table import BLUE, ORANGE, RED, WHITE, Table, refused


def away_from_the_desert(*options):
    table = Table("no-robber-to-desert", *options)
    table.robber_on("hills 5")
    return table


def test_the_robber_may_not_return_to_the_desert():
    table = away_from_the_desert()
    table.rolls(RED, 7)
    assert table.hexes_offered_to(RED) == set(range(19)) - {
        table.hex("desert"),
        table.hex("hills 5"),
    }
    with refused("robber_not_there"):
        table.moves_robber(RED, "desert")


def test_nor_may_a_knight_send_it_there():
    table = away_from_the_desert()
    table.unplayed(RED, knight=1)
    table.plays_knight(RED)
    assert table.hex("desert") not in table.hexes_offered_to(RED)


def test_it_begins_on_the_desert_and_moves_to_any_hex_that_produces():
    table = Table("no-robber-to-desert")
    assert table.state.robber == table.hex("desert")
    table.rolls(RED, 7)
    assert table.hexes_offered_to(RED) == set(range(19)) - {table.hex("desert")}


def test_everybody_is_told_why_the_desert_is_closed():
    table = away_from_the_desert()
    table.rolls(RED, 7)
    for viewer in (*table.seats, None):
        waiting = table.view(viewer)["waiting"][str(RED)]
        assert waiting["closed"] == {str(table.hex("desert")): {"why": "barren"}}


def test_while_it_stands_on_the_desert_nothing_is_closed():
    table = Table("no-robber-to-desert")
    table.rolls(RED, 7)
    assert table.view(RED)["waiting"][str(RED)] == {"kind": "MoveRobber"}


def surrounded(*options):
    """Every hex but the desert lies beside somebody with two points."""
    table = away_from_the_desert("friendly-robber", *options)
    places = ("hills 6 N", "forest 9 S", "fields 9 NE", "forest 3 SE", "hills 5 N", "fields 6 NE")
    for number, place in enumerate(places):
        table.settlement((BLUE, ORANGE, WHITE)[number % 3], place)
    return table


def test_a_friendly_robber_without_another_hex_stays_where_it_is():
    table = surrounded()
    table.rolls(RED, 7)
    assert table.robber_moves(RED) == {(table.hex("hills 5"), None)}
    table.moves_robber(RED, "hills 5")
    assert "EndTurn" in table.kinds(RED)


def test_at_the_beginning_that_is_the_desert():
    table = surrounded()
    table.robber_on("desert")
    table.rolls(RED, 7)
    assert table.robber_moves(RED) == {(table.hex("desert"), None)}


def test_without_the_option_the_robber_may_return():
    table = Table()
    table.robber_on("hills 5")
    table.rolls(RED, 7)
    assert table.hex("desert") in table.hexes_offered_to(RED)
