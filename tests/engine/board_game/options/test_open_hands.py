"""Option open-hands: all resource cards face up; development cards stay hidden (sources: open-hands)."""

from engine.board_game.core.names import KNIGHT, ORE, RESOURCES
from tests.engine.board_game.table import BLUE, CARD, RED, Table, cards


def open_table():
    table = Table("open-hands")
    table.settlement(BLUE, "mountains 8 NE")
    table.hand(RED, brick=2, ore=1)
    table.hand(BLUE, wool=3, ore=1)
    table.unplayed(BLUE, knight=1, victory_point=1)
    return table


def test_everyone_sees_every_hand():
    table = open_table()
    for viewer in (*table.seats, None):
        shown = table.view(viewer)["seats"]
        assert [cards(**shown[str(seat)]["hand"]) for seat in table.seats] == [
            table.in_hand(seat) for seat in table.seats
        ]


def test_without_the_option_everyone_sees_only_their_own_hand():
    table = Table()
    table.hand(RED, brick=2)
    for viewer in (*table.seats, None):
        assert [
            seat for seat in table.seats if "hand" in table.view(viewer)["seats"][str(seat)]
        ] == ([] if viewer is None else [viewer])


def test_the_shown_hands_name_all_five_resources():
    assert set(open_table().view(None)["seats"]["3"]["hand"]) == set(RESOURCES)


def test_development_cards_stay_hidden():
    table = open_table()
    for viewer in (RED, None):
        assert not {"unplayed", "new", "total"} & set(table.view(viewer)["seats"]["1"])
        assert table.view(viewer)["seats"]["1"]["development"] == 2


def test_a_bought_card_stays_hidden():
    table = open_table()
    table.hand(RED, CARD)
    table.deck(KNIGHT)
    table.after_the_roll(RED)
    table.buys_card(RED)
    assert table.seen_by(BLUE) == [{"type": "DevelopmentCardBought", "seat": RED}]
    assert table.seen_by(RED) == [{"type": "DevelopmentCardBought", "seat": RED, "card": "knight"}]


def test_everyone_sees_the_stolen_card():
    """It goes from one open hand to another."""
    table = open_table()
    table.rolls(RED, 7)
    table.moves_robber(RED, "mountains 8", BLUE, ORE)
    told = {"type": "CardStolen", "thief": RED, "victim": BLUE, "card": "ore"}
    assert all(told in table.seen_by(viewer) for viewer in (*table.seats, None))


def test_the_game_is_otherwise_the_same():
    open_one, closed = open_table(), Table()
    closed.settlement(BLUE, "mountains 8 NE")
    closed.hand(RED, brick=2, ore=1)
    closed.hand(BLUE, wool=3, ore=1)
    closed.unplayed(BLUE, knight=1, victory_point=1)
    for table in (open_one, closed):
        table.rolls(RED, 8)
    assert open_one.in_hand(BLUE) == closed.in_hand(BLUE)
    assert open_one.kinds(RED) == closed.kinds(RED)
