"""The rows: editions, boards, options, presets. The lobby, the help page and the tests are made from them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.board_game.boards import undealt
from engine.board_game.core.board import Board
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.options import (
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
