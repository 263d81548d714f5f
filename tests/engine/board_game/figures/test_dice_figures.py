"""The figures of fair dice and the dice deck in docs/dice.md: what is computed, and that the page says what is printed."""

import math
import re
import textwrap
from itertools import islice, product
from pathlib import Path
from typing import Any

from engine.board_game.figures.dice import (
    chance_of_three_in_a_row,
    dice_deck,
    fair_dice,
    figures,
    has_three_in_a_row,
    table,
)
from engine.board_game.figures.luck import odds
from engine.chance import ALL_ROLLS, Random, Sealed, commitment
from tests.forms import LONG

PAGE = Path(__file__).parents[4] / "docs" / "dice.md"
GAMES = 200_000


def test_three_in_a_row_is_three_in_a_row():
    assert has_three_in_a_row([2, 7, 7, 7, 3])
    assert not has_three_in_a_row([7, 7, 2, 7, 7])
    assert not has_three_in_a_row([7, 7])


def test_the_exact_chance_agrees_with_every_way_that_four_rolls_fall():
    likely = sum(
        math.prod(map(odds, totals))
        for totals in product(range(2, 13), repeat=4)
        if has_three_in_a_row(list(totals))
    )
    assert abs(chance_of_three_in_a_row(4) - likely) < 1e-12
    assert abs(chance_of_three_in_a_row(2)) < 1e-12


def test_fair_dice_come_three_in_a_row_as_often_as_they_should():
    fair = figures(fair_dice, 4000, "test")
    assert abs(fair.three_in_a_row - chance_of_three_in_a_row(50)) < 0.03
    assert abs(fair.mean[7] - 10) < 0.2
    assert abs(fair.spread[7] - (60 * 5 / 36) ** 0.5) < 0.15


def test_a_deck_brings_every_total_as_often_and_more_evenly():
    deck = figures(dice_deck(5), 2000, "test")
    assert abs(deck.mean[7] - 10) < 0.2
    assert deck.spread[7] < 1.5
    assert deck.three_in_a_row < 0.35


def test_a_deck_used_to_its_last_card_brings_everything_once():
    one_pass = list(islice(dice_deck(0)(Random(1)), 36))
    assert sorted(one_pass) == sorted(map(sum, ALL_ROLLS))


def test_the_page_says_what_the_command_prints():
    """The whole of it takes half a minute; the short form compares what takes none."""
    page = PAGE.read_text(encoding="utf-8")
    printed = list(table(GAMES if LONG else 40, "0", 5))
    if LONG:
        assert textwrap.indent("\n".join(printed), "    ") in page
    assert printed[0].replace("40 games", f"{GAMES} games") in page
    (exact,) = re.findall(r"exactly [\d.]+%", printed[1])
    assert exact in page


def test_the_sum_on_the_page_gives_the_dice_that_fall():
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    does: dict[str, Any] = {}
    exec(program, does)
    nonces = ["ana", "", "ben"]
    for seed in (bytes(32), bytes(range(32))):
        chance = Sealed(seed, nonces)
        assert [does["roll"](seed, nonces, k) for k in range(200)] == [
            chance.dice() for _ in range(200)
        ]
        assert does["is_sealed"](seed, commitment(seed))
        assert not does["is_sealed"](seed, commitment(b"another"))
