"""A table's choices: the options in force, what an older configuration means today, and the check that everything exists."""

from dataclasses import replace
from typing import Any

from engine.api import ConfigError
from engine.board_game import boards, catalog
from engine.board_game.catalog import EDITIONS, OPTIONS
from engine.board_game.core.board import Board
from engine.board_game.core.config import DrawnMap, GameConfig, OptionValue
from engine.board_game.options import MapCode, OneOf, Option


def most_seats(board: Any, drawn: DrawnMap | None = None) -> int:
    """The number of players of a board; four on one that does not exist."""
    if drawn is not None:
        return max(boards.board_of(drawn).seats)
    known = isinstance(board, str) and board in catalog.BOARDS
    return max(boards.load(board).seats) if known else GameConfig().seats


def options_of(config: GameConfig) -> dict[str, OptionValue]:
    """The options in force: the edition's, the board's and the table's own, except those that the table turned off or plays another one
    instead of (sources: special-building)."""
    board = boards.board_for(config)
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
    if not _has_board(config):
        raise ConfigError("unknown_board", f"There is no board {config.board!r}.")
    for key, value in config.options.items():
        if key not in OPTIONS:
            raise ConfigError("unknown_option", f"There is no option {key!r}.")
        OPTIONS[key].check(value)
    board = boards.board_for(config)
    if config.drawn is not None:
        _check_options_of(board)
    if type(config.seats) is not int or config.seats not in board.seats:
        fewest, most = min(board.seats), max(board.seats)
        raise ConfigError("wrong_seats", f"{board.title!r} is for {fewest} to {most} players.")
    for key in board.always:
        if config.options.get(key) is False:
            raise ConfigError(
                "contradiction", f"'board {board.called}' is not played without {key!r}."
            )
    for key in options_of(config):
        _check_seats(OPTIONS[key], config.seats)


def _has_board(config: GameConfig) -> bool:
    if config.drawn is not None:
        return config.board == config.drawn.key
    return isinstance(config.board, str) and config.board in catalog.BOARDS


def _check_options_of(board: Board) -> None:
    """Check the options that a drawn map brings, as those of a table are checked. Raises ConfigError."""
    for key in (*board.options, *board.always, *board.instead, *board.instead.values()):
        if key not in OPTIONS or isinstance(OPTIONS[key].parameter, MapCode):
            raise ConfigError("unknown_option", f"There is no option {key!r} for a map.")
    for key, value in board.options.items():
        OPTIONS[key].check(value)


def _check_seats(option: Option, seats: int) -> None:
    if option.seats and seats not in option.seats:
        allowed = " or ".join(map(str, option.seats))
        raise ConfigError(
            "wrong_seats", f"{option.key!r} is for {allowed} players, not for {seats}."
        )
