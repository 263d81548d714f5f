"""Editions, boards and options at random, as the lobby could combine them."""

import random

from engine.catalog import BOARDS, EDITIONS
from engine.config import GameConfig, OptionValue
from tests.long import LONG


def games(short: int, long: int) -> int:
    """How many games to play."""
    return long if LONG else short


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
    return options


def random_config(luck: random.Random, edition: str | None = None) -> GameConfig:
    """Any configuration of the base game."""
    board = luck.choice(BOARDS)
    options = random_options(luck)
    if board == "standard-3-4" and luck.random() < 0.4:
        if luck.random() < 0.5:
            options["shuffled-tokens"] = True
        else:
            options["spiral-corner"] = luck.randint(1, 6)
    seats = luck.choice((2, 3, 4, 4, 4))
    if seats == 2 and board == "standard-3-4" and luck.random() < 0.7:
        options["two-players"] = True
    return GameConfig(
        edition=edition or luck.choice(list(EDITIONS)), board=board, seats=seats, options=options
    )
