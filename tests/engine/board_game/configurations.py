"""Editions, boards and options: at random, as the lobby could combine them, or each for itself."""

import random
from collections.abc import Iterable
from typing import Any

import pytest

from engine.api import ConfigError
from engine.board_game import boards, game
from engine.board_game.catalog import BOARDS, EDITIONS, OPTIONS
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.board import Board
from engine.board_game.core.config import GameConfig, OptionValue
from engine.chance import Random
from tests.forms import LONG, wide


def games(short: int, long: int) -> int:
    """The number of games to play."""
    return long if LONG else short


def large_ones_apart(keys: Iterable[str]) -> list[Any]:
    """Boards for `parametrize`: those for five and more, which have the rules of smaller ones, only in the wide form."""
    return [
        pytest.param(key, marks=[wide] if max(boards.load(key).seats) > 4 else []) for key in keys
    ]


SWITCHES = (
    "cards-after-roll",
    "one-free-road",
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
        options["special-building"] = luck.choice(("flags", "everyone", True))
    if luck.random() < 0.3:
        options["shortage"] = luck.choice(("nobody", "sole-claimant"))
    for switch in SWITCHES:
        if luck.random() < 0.25:
            options[switch] = True
    return options


def random_sea(board: Board, luck: random.Random) -> dict[str, OptionValue]:
    """Other readings of what a map of the sea brings, or some of it left out."""
    options: dict[str, OptionValue] = {}
    for key in board.options:
        others: list[OptionValue] = list(values_of(key))
        if key not in board.always:
            others.append(False)
        if OPTIONS[key].group == "sea" and luck.random() < 0.3:
            options[key] = luck.choice(others)
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
    if board.corners and luck.random() < 0.4:
        if luck.random() < 0.5:
            options["shuffled-tokens"] = True
        else:
            options["spiral-corner"] = luck.randint(1, 6)
    if board.key == "standard-beginner" and luck.random() < 0.3:
        options["beginner-start"] = False
    if board.supply.ships:
        options |= random_sea(board, luck)
    edition = edition or luck.choice(list(EDITIONS))
    seats = luck.choice((*board.seats, max(board.seats)))
    if seats == 2 and board.neutral_starts and luck.random() < 0.7:
        options["two-players"] = True
        options.pop("no-robber-to-desert", None)
    return GameConfig(edition=edition, board=board.key, seats=seats, options=options)


# --- everything in the catalog

SOME_MAP = "any"
"""Stands for the code of a map of whatever board it is."""
WITHIN_REACH = {"victory-points": 12}
"""Random players may never reach twenty points."""


def values_of(key: str) -> list[OptionValue]:
    """True for a switch, else the ends of its range or all of its choices."""
    parameter = OPTIONS[key].to_json().get("parameter")
    if parameter is None:
        return [True]
    if parameter["kind"] == "map":
        return [SOME_MAP]
    if parameter["kind"] == "range":
        return [parameter["minimum"], WITHIN_REACH.get(key, parameter["maximum"])]
    return list(parameter["values"])


ALONE = [(key, value) for key in OPTIONS for value in values_of(key)]
"""Every option with each value that is worth trying."""


def on_board(
    key: str, seats: int, options: dict[str, OptionValue], edition: str = "2025"
) -> GameConfig:
    """These options on that board, with a map of it where one is wanted."""
    if options.get("map") == SOME_MAP:
        dealt = game.deal_map(GameConfig(board=key, seats=seats), Random(1))["board"]
        options = {**options, "map": dealt.get("map", SOME_MAP)}
    return GameConfig(edition=edition, board=key, seats=seats, options=options)


def refusal_of(config: GameConfig) -> ConfigError | None:
    """The reason it cannot be played, if it cannot."""
    try:
        rules_for(config)
    except ConfigError as refusal:
        return refusal
    return None


def seats_for(board: str, options: dict[str, OptionValue]) -> int:
    """As many as all of it is for, or as many as there is room for."""
    seats = set(boards.load(board).seats)
    for key in options:
        seats &= set(OPTIONS[key].seats) or seats
    return max(seats, default=max(boards.load(board).seats))


def table_for(board: str, options: dict[str, OptionValue], edition: str = "2025") -> GameConfig:
    """These options on that board, without what the board would bring by itself."""
    usual = boards.load(board)
    taken_away = [key for key in usual.options if key not in usual.always]
    alone = {**dict.fromkeys(taken_away, False), **options}
    return on_board(board, seats_for(board, options), alone, edition)
