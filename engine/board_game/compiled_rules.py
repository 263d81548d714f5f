"""The rules of a configuration: one rulebook with the base game, the board and the options, compiled once and kept."""

from functools import lru_cache
from typing import Any

from engine.api import ConfigError
from engine.board_game import boards
from engine.board_game.base_rules import figures
from engine.board_game.boards.drawn_maps import drawn_map
from engine.board_game.catalog import OPTIONS
from engine.board_game.configurations import check, most_seats, options_of
from engine.board_game.core.board import Board
from engine.board_game.core.config import GameConfig
from engine.board_game.core.state import Rules
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.compiling import compiled
from engine.board_game.rules import install as install_base_game
from engine.board_game.rules.islands import deal_tiles, tokens_kept_apart


def configured(data: Any) -> GameConfig:
    """A configuration that can be played, from its JSON. Raises ConfigError naming what is wrong."""
    if not isinstance(data, dict):
        raise ConfigError("malformed", "A configuration is a JSON object.")
    unknown = set(data) - {"edition", "board", "seats", "options", "drawn"}
    if unknown:
        raise ConfigError(
            "unknown_field", f"A configuration has no {sorted(map(str, unknown))[0]!r}."
        )
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise ConfigError("malformed", "The options of a configuration are a JSON object.")
    usual = GameConfig()
    drawn = drawn_map(data["drawn"]) if "drawn" in data else None
    board = data.get("board", usual.board if drawn is None else drawn.key)
    config = GameConfig(
        edition=data.get("edition", usual.edition),
        board=board,
        seats=data["seats"] if "seats" in data else most_seats(board, drawn),
        options=dict(options),
        drawn=drawn,
    )
    rules_for(config)
    return config


def rules_for(config: GameConfig) -> Rules:
    """The compiled rules of a configuration. Raises ConfigError naming what is wrong, or what contradicts what."""
    check(config)  # every time: 1 equals True in Python, so a cache would confuse them
    return _compiled(config) if config.drawn is None else _compiled_drawn(config)


@lru_cache(maxsize=256)
def _compiled(config: GameConfig) -> Rules:
    return _compile(config)


@lru_cache(maxsize=32)
def _compiled_drawn(config: GameConfig) -> Rules:
    """Apart from the others, and fewer: there is no end of drawn maps, and each has actions of its own."""
    return _compile(config)


def _compile(config: GameConfig) -> Rules:
    return compiled(written(config), config)


def written(config: GameConfig) -> Rulebook:
    """All rules of a configuration in one rulebook. Raises ConfigError for those that contradict each other."""
    board = boards.board_for(config)
    book = Rulebook(board, config.engine)
    install_base_game(book)
    _install_printed(book, board)
    chosen = options_of(config)
    for key, option in OPTIONS.items():
        if key in chosen:
            book.installing = key
            option.install_into(book, chosen[key])
    book.installing = None
    return book


def _install_printed(book: Rulebook, board: Board) -> None:
    """A board with tiles of land and sea, or with printed numbers, answers these questions itself. A table may choose only how the
    tiles are dealt."""
    if board.tiles:
        book.deal.replace(deal_tiles)
    book.installing = f"board {board.called}"
    if board.tiles:
        book.tokens.replace(tokens_kept_apart)
    if not board.bags_laid:
        book.tokens.replace(lambda board, terrain, chance: list(board.numbers))
    book.installing = None


def base_rules(config: GameConfig) -> dict[str, Any]:
    """The base rules in figures, as this configuration plays them. Raises ConfigError."""
    return figures(rules_for(config), options_of(config))
