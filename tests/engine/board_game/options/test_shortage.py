"""Option shortage: who is paid when the supply runs short, whatever the edition says (sources: supply-runs-short)."""

import pytest

from engine.board_game.core.events import SupplyShort
from tests.engine.board_game.table import BLUE, EDITIONS, ORANGE, RED, WHITE, Table, cards


def short(choice, edition):
    """One wool is left, and a city of BLUE is owed two."""
    values = {} if choice is None else {"shortage": choice}
    table = Table(edition=edition, values=values)
    table.supply_left(WHITE, wool=1)
    table.city(BLUE, "pasture 2 N")
    return table


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_gets_anything_where_that_was_chosen(edition):
    table = short("nobody", edition)
    table.rolls(RED, 2)
    assert table.in_hand(BLUE) == cards()
    assert table.happened(SupplyShort)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sole_claimant_takes_the_rest_where_that_was_chosen(edition):
    table = short("sole-claimant", edition)
    table.rolls(RED, 2)
    assert table.in_hand(BLUE) == cards(wool=1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_claimants_get_nothing_in_either_case(edition):
    for choice in ("nobody", "sole-claimant"):
        table = short(choice, edition)
        table.settlement(ORANGE, "pasture 2 S")
        table.rolls(RED, 2)
        assert table.in_hand(BLUE) == table.in_hand(ORANGE) == cards()


@pytest.mark.parametrize(("edition", "paid"), [("2025", 1), ("2007", 0), ("1996", 0)])
def test_left_out_the_edition_decides(edition, paid):
    table = short(None, edition)
    table.rolls(RED, 2)
    assert table.in_hand(BLUE) == cards(wool=paid)


def test_taken_away_it_is_as_today():
    table = short(False, "2007")
    table.rolls(RED, 2)
    assert table.in_hand(BLUE) == cards(wool=1)
