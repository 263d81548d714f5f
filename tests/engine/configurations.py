"""Editions, boards and options at random, as the lobby could combine them."""

import random

from engine import boards
from engine.catalog import BOARDS, EDITIONS
from engine.config import GameConfig, OptionValue
from tests.long import LONG


def games(short: int, long: int) -> int:
    """How many games to play."""
    return long if LONG else short


SWITCHES = (
    "cards-after-roll",
    "safe-beginning",
    "optional-robber",
    "no-robber-to-desert",
    "settlement-required",
    "vp-cards-are-ordinary",
    "robber-is-pirate",
    "knight-interrupt",
)
"""House rules that go with nearly everything."""


def random_options(luck: random.Random) -> dict[str, OptionValue]:
    """Each of the five house rules with even odds; a few of the others."""
    options: dict[str, OptionValue] = {}
    if luck.random() < 0.5:
        options["victory-points"] = luck.randint(8, 12)
    if luck.random() < 0.5:
        options["hand-limit"] = luck.randint(7, 13)
    for switch in ("friendly-robber", "open-hands"):
        if luck.random() < 0.5:
            options[switch] = True
    options["separate-phases"] = luck.random() < 0.5
    if luck.random() < 0.3:
        options["first-player"] = luck.choice(("random", "first-seat"))
    if luck.random() < 0.3:
        options["dice-deck"] = luck.randint(0, 20)
    if "open-hands" not in options and luck.random() < 0.5:
        options["card-tracker"] = True
    if luck.random() < 0.3:
        options["hidden-bank"] = True
    if luck.random() < 0.3:
        options["special-building"] = True
    if luck.random() < 0.3:
        options["shortage"] = luck.choice(("nobody", "sole-claimant"))
    for switch in SWITCHES:
        if luck.random() < 0.25:
            options[switch] = True
    return options


def random_config(luck: random.Random, edition: str | None = None) -> GameConfig:
    """Any configuration on any board."""
    board = boards.load(luck.choice(BOARDS))
    options = random_options(luck)
    if max(board.seats) >= 5 and luck.random() < 0.4:
        options["special-building"] = False
        options["paired-players"] = luck.choice(("both", "first"))
    if board.has_sea and luck.random() < 0.3:
        options["bridges"] = False
    if len(board.spirals) > 1 and luck.random() < 0.4:
        if luck.random() < 0.5:
            options["shuffled-tokens"] = True
        else:
            options["spiral-corner"] = luck.randint(1, 6)
    if board.key == "standard-beginner" and luck.random() < 0.3:
        options["beginner-start"] = False
    edition = edition or luck.choice(list(EDITIONS))
    seats = luck.choice((*board.seats, max(board.seats)))
    if seats == 2 and board.neutral_starts and luck.random() < 0.7:
        options["two-players"] = True
        options.pop("no-robber-to-desert", None)
    return GameConfig(edition=edition, board=board.key, seats=seats, options=options)
