"""Measure fair dice and the dice deck, by playing many games of nothing but rolls: the figures in docs/dice.md."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from statistics import fmean, pstdev
from typing import Final, TypeAlias

from engine.board_game.figures.luck import WAYS, odds
from engine.board_game.options.dice_deck import Deck, draw, shuffled_if_due
from engine.chance import Chance, Random

SHORT_GAME: Final = 50
LONG_GAME: Final = 60


Rolling: TypeAlias = Callable[[Chance], Iterator[int]]
"""The source of the totals of one game."""


def fair_dice(chance: Chance) -> Iterator[int]:
    """Two dice, over and over."""
    while True:
        yield sum(chance.dice())


def dice_deck(shuffle_at: int) -> Rolling:
    """Totals drawn from a deck that is reshuffled when `shuffle_at` cards are left."""

    def totals(chance: Chance) -> Iterator[int]:
        deck: Deck = ()
        while True:
            dice, deck = draw(shuffled_if_due(deck, shuffle_at, chance))
            yield sum(dice)

    return totals


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of many games."""

    three_in_a_row: float
    """The share of games of 50 rolls in which a total came three times in a row."""
    mean: dict[int, float]
    """By total: how often it came in 60 rolls, on average."""
    spread: dict[int, float]
    """By total: the standard deviation of how often it came."""


def figures(rolling: Rolling, games: int, seed: str) -> Figures:
    """Roll for `games` long games; the same seed gives the same figures."""
    triples = 0
    counts: dict[int, list[int]] = {total: [] for total in sorted(WAYS)}
    for number in range(games):
        totals = list(islice(rolling(Random(f"{seed}:{number}")), LONG_GAME))
        triples += has_three_in_a_row(totals[:SHORT_GAME])
        for total, came in counts.items():
            came.append(totals.count(total))
    return Figures(
        triples / games,
        {total: fmean(came) for total, came in counts.items()},
        {total: pstdev(came) for total, came in counts.items()},
    )


def has_three_in_a_row(totals: list[int]) -> bool:
    """Return whether the same total comes three times running."""
    return any(a == b == c for a, b, c in zip(totals, totals[1:], totals[2:], strict=False))


def chance_of_three_in_a_row(rolls: int) -> float:
    """The same of fair dice, worked out: how likely each last total is, seen once or twice, without three so far."""
    once = {total: odds(total) for total in WAYS}
    twice = dict.fromkeys(WAYS, 0.0)
    for _ in range(rolls - 1):
        so_far = sum(once.values()) + sum(twice.values())
        others = {total: so_far - once[total] - twice[total] for total in WAYS}
        twice = {total: once[total] * odds(total) for total in WAYS}
        once = {total: others[total] * odds(total) for total in WAYS}
    return 1 - sum(once.values()) - sum(twice.values())


def table(games: int, seed: str, shuffle_at: int) -> Iterator[str]:
    """The figures of fair dice and of the deck side by side, line by line."""
    fair = figures(fair_dice, games, f"fair {seed}")
    deck = figures(dice_deck(shuffle_at), games, f"deck {seed}")
    yield f"{games} games each, seed {seed}; the deck is shuffled when {shuffle_at} cards are left"
    yield (
        f"a total three times in a row within {SHORT_GAME} rolls: "
        f"fair {fair.three_in_a_row:.1%} (exactly {chance_of_three_in_a_row(SHORT_GAME):.1%}), "
        f"deck {deck.three_in_a_row:.1%} of the games"
    )
    yield f"how often a total comes in {LONG_GAME} rolls, give or take:"
    yield "total    fair dice      dice deck"
    for total in sorted(WAYS):
        shown = (f"{one.mean[total]:6.2f} ± {one.spread[total]:.2f}" for one in (fair, deck))
        yield f"{total:5} {'  '.join(shown)}"
