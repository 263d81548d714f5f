"""The rows: editions, boards, options, presets. The lobby, the help page and the tests are made from them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, partial
from typing import Any, Final

from engine.api import ConfigError
from engine.board_game import boards
from engine.board_game.base_rules import figures
from engine.board_game.boards import undealt
from engine.board_game.core.board import Board
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.state import Rules
from engine.board_game.options import (
    OneOf,
    Option,
    beginner_start,
    bridges,
    card_tracker,
    cards_after_roll,
    chosen_map,
    dice_deck,
    first_player,
    friendly_robber,
    hand_limit,
    hidden_bank,
    knight_interrupt,
    no_robber_to_desert,
    one_free_road,
    open_hands,
    optional_robber,
    paired_players,
    robber_is_pirate,
    safe_beginning,
    separate_phases,
    settlement_required,
    shortage,
    shuffled_tokens,
    special_building,
    spiral_corner,
    two_players,
    victory_points,
    vp_cards_are_ordinary,
)
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.compiling import compiled
from engine.board_game.rules import install as install_base_game
from engine.board_game.rules.islands import deal_tiles, tokens_kept_apart
from engine.board_game.scenarios import (
    coastal_start,
    desert_belt,
    exploration,
    gold,
    harbors_by_players,
    home_island,
    island_bonus,
    pirate,
    ships,
    trade_routes,
    wandering_tokens,
)


@dataclass(frozen=True, slots=True)
class Edition:
    """A preset: how one printing of the rules plays, and what it calls things."""

    key: str
    title: str
    summary: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """As the lobby needs it."""
        return {
            "key": self.key,
            "title": self.title,
            "summary": self.summary,
            "options": dict(self.options),
            "names": dict(self.names),
        }


EDITIONS: Final = {
    edition.key: edition
    for edition in (
        Edition(
            "2025",
            "2025 rules",
            "Trade and build in any order; if only one player is owed, they take what is left.",
            options={"shortage": "sole-claimant"},
            names={"year_of_plenty": "Invention", "longest_road": "Longest route"},
        ),
        Edition(
            "2007",
            "2007 rules",
            "Trade first, then build; a bank that runs short pays nobody.",
            options={"shortage": "nobody", "separate-phases": True, "one-free-road": True},
            names={"year_of_plenty": "Year of plenty", "longest_road": "Longest road"},
        ),
        Edition(
            "1996",
            "1996 rules",
            "Trade and build in any order; a bank that runs short pays nobody.",
            options={"shortage": "nobody", "one-free-road": True},
            names={"year_of_plenty": "Discovery", "longest_road": "Longest road"},
        ),
    )
}

OPTIONS: Final = {
    option.key: option
    for option in (
        victory_points.OPTION,
        hand_limit.OPTION,
        friendly_robber.OPTION,
        bridges.OPTION,
        separate_phases.OPTION,
        special_building.OPTION,
        paired_players.OPTION,
        open_hands.OPTION,
        card_tracker.OPTION,
        hidden_bank.OPTION,
        first_player.OPTION,
        shuffled_tokens.OPTION,
        spiral_corner.OPTION,
        dice_deck.OPTION,
        cards_after_roll.OPTION,
        one_free_road.OPTION,
        safe_beginning.OPTION,
        optional_robber.OPTION,
        no_robber_to_desert.OPTION,
        settlement_required.OPTION,
        shortage.OPTION,
        vp_cards_are_ordinary.OPTION,
        robber_is_pirate.OPTION,
        knight_interrupt.OPTION,
        beginner_start.OPTION,
        chosen_map.OPTION,
        two_players.OPTION,
        ships.OPTION,
        pirate.OPTION,
        gold.OPTION,
        island_bonus.OPTION,
        desert_belt.OPTION,
        coastal_start.OPTION,
        home_island.OPTION,
        trade_routes.OPTION,
        exploration.OPTION,
        wandering_tokens.OPTION,
        harbors_by_players.OPTION,
    )
}
"""In the order of installation, whatever order a table names them in."""

GROUPS: Final = {
    "turn": "Goal and turn",
    "robber": "Seven and robber",
    "development": "Development cards",
    "trade": "Trade and bank",
    "set-up": "Set-up",
    "dice": "Dice",
    "sight": "What you see",
    "sea": "The sea",
}
"""The headings of the options, in the order of the lobby."""

BOARDS: Final = (
    "standard-3-4",
    "standard-beginner",
    "extension-5-6",
    "extension-5-6-sea-hexes",
    "extension-5-6-beginner",
    "big-island-7-8",
    "peanut-7-8",
    "islands-3-4",
    "big-islands-5-6",
    "new-shores",
    "oceans-3",
    "oceans-4",
    "oceans-5",
    "oceans-6",
    "new-world-3",
    "new-world-4",
    "new-world-5",
    "new-world-6",
    "greater-4",
    "greater-6",
    "four-islands-3",
    "four-islands-4",
    "four-islands-5",
    "four-islands-6",
    "into-the-desert-3",
    "into-the-desert-4",
    "into-the-desert-5",
    "into-the-desert-6",
    "great-crossing-4",
    "great-crossing-6",
)

MAP_GROUPS: Final = {
    "land": "Land",
    "more": "More players",
    "islands": "Islands",
    "sea": "Sea",
}
"""The headings of the boards, in the order of the lobby; a board names its own."""

FAMILIES: Final = {
    "oceans": "Oceans",
    "new-world": "A New World",
    "greater": "Greater Island",
    "four-islands": "Four Islands",
    "into-the-desert": "Into the Desert",
    "great-crossing": "The Great Crossing",
}
"""The names of maps that exist for several numbers of players, a board for each."""

MINUTES_PER_TURN: Final = 1
"""Minutes that people take for a turn, trading included; the number of turns comes from bots' games."""


@dataclass(frozen=True, slots=True)
class Trait:
    """A property of a map, besides the options that it brings."""

    key: str
    title: str
    icon: str
    has: Callable[[Board], bool]

    def to_json(self) -> dict[str, Any]:
        """As the lobby needs it."""
        return {"key": self.key, "title": self.title, "icon": self.icon}


TRAITS: Final = (
    Trait(
        "random-world",
        "Random world",
        "i-world",
        lambda board: undealt.CHANCE in undealt.terrain_of(board),
    ),
)


@dataclass(frozen=True, slots=True)
class Preset:
    """A whole configuration with a name."""

    key: str
    title: str
    summary: str
    config: GameConfig

    def to_json(self) -> dict[str, Any]:
        """As the lobby needs it."""
        return {
            "key": self.key,
            "title": self.title,
            "summary": self.summary,
            "config": self.config.to_json(),
        }


PRESETS: Final = (
    Preset(
        "first-game",
        "First game",
        "Fixed island and starting pieces, friendly robber.",
        GameConfig(board="standard-beginner", options={"friendly-robber": True}),
    ),
    Preset("standard", "Standard", "Shuffled island, first to 10.", GameConfig()),
    Preset(
        "quick", "Quick", "Shuffled island, first to 8.", GameConfig(options={"victory-points": 8})
    ),
    Preset(
        "first-sea",
        "First game at sea",
        "New Shores with ships and gold, friendly robber, first to 10.",
        GameConfig(board="new-shores", options={"friendly-robber": True, "victory-points": 10}),
    ),
    Preset(
        "two-players",
        "Two plus two",
        "For two: two neutral players, two rolls a turn, trade tokens.",
        GameConfig(seats=2, options={"two-players": True}),
    ),
    Preset(
        "five-six",
        "Five or six",
        "Large island, special building after each turn.",
        GameConfig(board="extension-5-6", seats=6, options={"special-building": "flags"}),
    ),
    Preset(
        "mayfair-5-6",
        "Five or six, older rules",
        "Large island without special building; 10 cards are safe from a seven.",
        GameConfig(
            board="extension-5-6",
            seats=6,
            options={"special-building": False, "hand-limit": 10},
        ),
    ),
    Preset(
        "seven-eight",
        "Seven or eight",
        "Peanut island, two sets of cards; 13 cards are safe from a seven.",
        GameConfig(board="peanut-7-8", seats=8),
    ),
)


def _install_printed(book: Rulebook, board: Board) -> None:
    """A board with tiles of land and sea, or with printed numbers, answers these questions itself. A table may choose only how the
    tiles are dealt."""
    if board.tiles:
        book.deal.replace(deal_tiles)
    book.installing = f"board {board.key}"
    if board.tiles:
        book.tokens.replace(tokens_kept_apart)
    if not board.bags_laid:
        book.tokens.replace(lambda board, terrain, chance: list(board.numbers))
    book.installing = None


def most_seats(board: Any) -> int:
    """The number of players of a board; four on one that does not exist."""
    known = isinstance(board, str) and board in BOARDS
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
    if not isinstance(config.board, str) or config.board not in BOARDS:
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


def configured(data: Any) -> GameConfig:
    """A configuration that can be played, from its JSON. Raises ConfigError naming what is wrong."""
    if not isinstance(data, dict):
        raise ConfigError("malformed", "A configuration is a JSON object.")
    unknown = set(data) - {"edition", "board", "seats", "options"}
    if unknown:
        raise ConfigError(
            "unknown_field", f"A configuration has no {sorted(map(str, unknown))[0]!r}."
        )
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise ConfigError("malformed", "The options of a configuration are a JSON object.")
    usual = GameConfig()
    board = data.get("board", usual.board)
    config = GameConfig(
        edition=data.get("edition", usual.edition),
        board=board,
        seats=data["seats"] if "seats" in data else most_seats(board),
        options=dict(options),
    )
    rules_for(config)
    return config


def rules_for(config: GameConfig) -> Rules:
    """The compiled rules of a configuration. Raises ConfigError naming what is wrong, or what contradicts what."""
    check(config)  # every time: 1 equals True in Python, so a cache would confuse them
    return _compiled(config)


@lru_cache(maxsize=256)
def _compiled(config: GameConfig) -> Rules:
    return _compile(config)


def _compile(config: GameConfig) -> Rules:
    return compiled(_written(config), config)


def _written(config: GameConfig) -> Rulebook:
    """All rules of a configuration in one rulebook. Raises ConfigError for those that contradict each other."""
    board = boards.load(config.board)
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


def base_rules(config: GameConfig) -> dict[str, Any]:
    """The base rules in figures, as this configuration plays them. Raises ConfigError."""
    return figures(rules_for(config), options_of(config))


def _refuses(board: Board, option: Option) -> bool:
    """Return whether the option cannot be played on this board, whatever else is chosen."""
    value = True if option.parameter is None else option.parameter.default
    taken_away = [key for key in board.options if key not in board.always]
    options = {**dict.fromkeys(taken_away, False), option.key: value}
    try:
        _written(GameConfig(board=board.key, seats=max(board.seats), options=options))
    except ConfigError as refusal:
        return refusal.code == "contradiction"
    return False


@cache
def _board_row(key: str) -> dict[str, Any]:
    board = boards.load(key)
    row = {
        "key": board.key,
        "title": board.title,
        "summary": board.summary,
        "group": board.group,
        "seats": list(board.seats),
        "minutes": {str(seats): _minutes(turns) for seats, turns in board.turns.items()},
        "options": dict(board.options),
        "always": list(board.always),
        "instead": dict(board.instead),
        "traits": [trait.key for trait in TRAITS if trait.has(board)],
        "preview": undealt.preview(board),
        "refuses": [key for key, option in OPTIONS.items() if _refuses(board, option)],
    }
    return row if board.family is None else {**row, "family": board.family}


def _minutes(turns: int) -> int:
    """About how many minutes a game of that many turns takes, in steps of five."""
    return 5 * round(turns * MINUTES_PER_TURN / 5)


def steps() -> Iterator[Callable[[], object]]:
    """The slow part of `to_json`, one step per board: its row of the catalog with the options it refuses."""
    return (partial(_board_row, key) for key in BOARDS)


def to_json() -> dict[str, Any]:
    """The whole catalog, for the lobby."""
    return {
        "editions": [edition.to_json() for edition in EDITIONS.values()],
        "boards": [_board_row(key) for key in BOARDS],
        "map_groups": [{"key": key, "title": title} for key, title in MAP_GROUPS.items()],
        "families": [{"key": key, "title": title} for key, title in FAMILIES.items()],
        "traits": [trait.to_json() for trait in TRAITS],
        "groups": [{"key": key, "title": title} for key, title in GROUPS.items()],
        "options": [option.to_json() for option in OPTIONS.values()],
        "presets": [preset.to_json() for preset in PRESETS],
    }


__all__ = [
    "BOARDS",
    "EDITIONS",
    "OPTIONS",
    "PRESETS",
    "Option",
    "base_rules",
    "configured",
    "options_of",
    "rules_for",
    "steps",
    "to_json",
]
