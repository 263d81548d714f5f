"""A table's choices: the options in force, what an older configuration means today, and the check that everything exists."""

from dataclasses import replace
from typing import Any

from engine.api import ConfigError
from engine.board_game import boards, catalog
from engine.board_game.catalog import EDITIONS, OPTIONS
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.options import OneOf, Option


def most_seats(board: Any) -> int:
    """The number of players of a board; four on one that does not exist."""
    known = isinstance(board, str) and board in catalog.BOARDS
    return max(boards.load(board).seats) if known else GameConfig().seats


def options_of(config: GameConfig) -> dict[str, OptionValue]:
    """The options in force: the edition's, the board's and the table's own, except those that the table turned off or plays another one
    instead of (sources: special-building)."""
    board = boards.load(config.board)
    replaced = {old for new, old in board.instead.items() if config.options.get(new)}
    own = {key: value for key, value in board.options.items() if key not in replaced}
    usual = {**EDITIONS[config.edition].options, **own}
    return {key: value for key, value in {**usual, **config.options}.items() if value is not False}


def migrate_config(config: GameConfig) -> GameConfig:
    """The configuration for a table that opens now. Where it only says that an option is on, it gets the usual choice; older games and
    their records keep what it meant then."""
    chosen = {
        key: parameter.default
        for key, value in options_of(config).items()
        if value is True and isinstance(parameter := OPTIONS[key].parameter, OneOf)
    }
    return replace(config, options={**config.options, **chosen}) if chosen else config


def as_begun(config: GameConfig, engine: int) -> GameConfig:
    """The configuration with the rules of the version of the engine that began the game."""
    return replace(config, engine=engine)


def check(config: GameConfig) -> None:
    """Check that everything a configuration names exists and every value can be taken. Raises ConfigError."""
    if not isinstance(config.edition, str) or config.edition not in EDITIONS:
        raise ConfigError("unknown_edition", f"There is no edition {config.edition!r}.")
    if not isinstance(config.board, str) or config.board not in catalog.BOARDS:
        raise ConfigError("unknown_board", f"There is no board {config.board!r}.")
    for key, value in config.options.items():
        if key not in OPTIONS:
            raise ConfigError("unknown_option", f"There is no option {key!r}.")
        OPTIONS[key].check(value)
    board = boards.load(config.board)
    if type(config.seats) is not int or config.seats not in board.seats:
        fewest, most = min(board.seats), max(board.seats)
        raise ConfigError("wrong_seats", f"{board.title!r} is for {fewest} to {most} players.")
    for key in board.always:
        if config.options.get(key) is False:
            raise ConfigError(
                "contradiction", f"'board {board.key}' is not played without {key!r}."
            )
    for key in options_of(config):
        _check_seats(OPTIONS[key], config.seats)


def _check_seats(option: Option, seats: int) -> None:
    if option.seats and seats not in option.seats:
        allowed = " or ".join(map(str, option.seats))
        raise ConfigError(
            "wrong_seats", f"{option.key!r} is for {allowed} players, not for {seats}."
        )
