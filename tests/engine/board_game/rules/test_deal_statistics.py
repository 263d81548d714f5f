"""Deals follow their procedure: every kind of a pool is as likely on each of its hexes (`python -m scripts.deal_statistics`)."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.chance import Random
from scripts.bots_at_sea import maps
from scripts.deal_statistics import deals, lines, probability
from tests.engine.board_game.configurations import games

UNLIKELY = 1e-5
"""Sooner than chance comes as far from its procedure, something is wrong with the dealing."""


@pytest.mark.parametrize(
    ("chi_square", "freedom", "p"),
    [(3.841, 1, 0.05), (18.307, 10, 0.05), (23.209, 10, 0.01), (4.865, 10, 0.9), (149.449, 100, 0.001)],
)  # fmt: skip
def test_the_probabilities_are_those_of_the_printed_tables(chi_square, freedom, p):
    assert probability(chi_square, freedom) == pytest.approx(p, rel=2e-3)


@pytest.mark.parametrize("board", maps())
def test_what_a_map_deals_comes_up_as_often_as_its_procedure_says(board: str):
    dealt = list(lines(deals(board, games(short=60, long=2000))))
    assert dealt
    for name, chi_square, freedom, p in dealt:
        assert p > UNLIKELY, (name, chi_square, freedom)


class Lazy(Random):
    """Chance that exchanges only two of what it shuffles."""

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        kept, (one, other) = list(items), (self.below(len(items)), self.below(len(items)))
        kept[one], kept[other] = kept[other], kept[one]
        return kept


def test_dealing_that_hardly_shuffles_does_not_pass():
    for board in ("new-world-3", "four-islands-3"):
        for name, _, _, p in lines(deals(board, 60, Lazy)):
            assert p < UNLIKELY or name == "who lays the first harbor", name
