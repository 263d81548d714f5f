"""The rows of the lobby: profiles and settings."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Final

from engine.api import ConfigError, Json
from engine.card_game.core.cards import CARDS, EVENTS, MIDDLE_ROW, REGIONS
from engine.card_game.core.config import USUAL_PROFILE, USUAL_SETS, GameConfig, SettingValue
from engine.card_game.core.names import SEATS, amounts_to_json
from engine.card_game.core.state import Rules
from engine.card_game.options import (
    Profile,
    Sources,
    actions_from,
    demolish,
    harbor_counts_itself,
    mill_without_city,
    new_cards,
    offers_by,
    region_stack,
    robber_grace,
    spy_takes,
    surplus,
    victory_points,
    window_seconds,
    won,
)
from engine.card_game.reference import DECISIONS, PARAGRAPHS, Paragraph
from engine.card_game.rulebook import Rulebook, compiled
from engine.card_game.sets import installed


@dataclass(frozen=True, slots=True)
class ProfileRow:
    """A profile: a value for every setting."""

    key: Profile
    title: str
    summary: str


@dataclass(frozen=True, slots=True)
class Preset:
    """A configuration to begin with."""

    key: str
    title: str
    summary: str
    config: Json


PROFILE_ROWS: Final = (
    ProfileRow(
        "1996",
        "1996 rules",
        "The booklet: action cards once each player has had a turn; 12 points win at once.",
    ),
    ProfileRow(
        "2005",
        "2005 rules",
        "Robbers stay away at first, action cards wait for seven points together, and you win only on your own turn.",
    ),
)
FIRST_GAME: Final = Preset(
    "first-game",
    "First game",
    "Only to seven points, under the rules of 1996: short, as the booklet suggests for learning.",
    {"profile": "1996", "seats": len(SEATS), "settings": {"victory-points": 7}},
)
PRESETS: Final = (FIRST_GAME,)
OPTIONS: Final = {
    option.key: option
    for option in (
        victory_points.OPTION,
        window_seconds.OPTION,
        region_stack.OPTION,
        actions_from.OPTION,
        robber_grace.OPTION,
        surplus.OPTION,
        won.OPTION,
        mill_without_city.OPTION,
        demolish.OPTION,
        harbor_counts_itself.OPTION,
        spy_takes.OPTION,
        offers_by.OPTION,
        new_cards.OPTION,
    )
}
"""In the order of the lobby, in which they are installed."""
PROFILES: Final[dict[str, dict[str, SettingValue]]] = {
    row.key: {key: option.usual[row.key] for key, option in OPTIONS.items()} for row in PROFILE_ROWS
}
"""By profile, the value of every setting."""


FIELDS: Final = ("profile", "seats", "settings", "sets")
"""Of a configuration."""


def settings_of(config: GameConfig) -> dict[str, SettingValue]:
    """The value of every setting at a table."""
    return {**PROFILES[config.profile], **config.settings}


def configured(data: Any) -> GameConfig:
    """A configuration that can be played, from its JSON. Raises ConfigError naming what is wrong."""
    if not isinstance(data, dict):
        raise ConfigError("malformed", "A configuration is an object.")
    if unknown := next((key for key in data if key not in FIELDS), None):
        raise ConfigError("malformed", f"A configuration has no {str(unknown)[:40]!r}.")
    if data.get("seats", len(SEATS)) != len(SEATS):
        raise ConfigError("wrong_seats", "This game is for 2 players.")
    profile = data.get("profile", USUAL_PROFILE)
    if not isinstance(profile, str) or profile not in PROFILES:
        raise ConfigError("unknown_profile", f"There is no profile {str(profile)[:40]!r}.")
    settings = data.get("settings", {})
    if not isinstance(settings, dict):
        raise ConfigError("malformed", "Settings are an object.")
    for key in settings:
        if key not in OPTIONS:
            raise ConfigError("unknown_setting", f"There is no setting {str(key)[:40]!r}.")
    chosen = {
        key: option.check(settings[key]) for key, option in OPTIONS.items() if key in settings
    }
    usual = PROFILES[profile]
    sets = data.get("sets", list(USUAL_SETS))
    if not isinstance(sets, list):
        raise ConfigError("malformed", "The sets of cards are a list.")
    return GameConfig(
        profile,
        {key: value for key, value in chosen.items() if value != usual[key]},
        card_sets=installed.chosen(sets),
    )


@lru_cache(maxsize=256)
def rules_for(config: GameConfig) -> Rules:
    """The compiled rules of a configuration."""
    book = Rulebook()
    for key, value in settings_of(config).items():
        book.installing = key
        OPTIONS[key].install(book, value)
    return compiled(book, config)


def _listed(sources: Sources) -> list[dict[str, str]]:
    return [{"document": document, "section": section} for document, section in sources]


def _paragraphs(rows: Iterable[Paragraph]) -> list[dict[str, Any]]:
    return [{"key": row.key, "sources": _listed(row.sources)} for row in rows]


def to_json() -> dict[str, Any]:
    """The choices and every card, for the lobby and the reference pages."""
    return {
        "seats": [len(SEATS)],
        "profiles": [
            {
                "key": row.key,
                "title": row.title,
                "summary": row.summary,
                "settings": PROFILES[row.key],
            }
            for row in PROFILE_ROWS
        ],
        "rules": _paragraphs(PARAGRAPHS),
        "decisions": _paragraphs(DECISIONS),
        "presets": [asdict(preset) for preset in PRESETS],
        "settings": [option.to_json() for option in OPTIONS.values()],
        "sets": [
            {"key": each.key, "title": each.title, "summary": each.summary}
            for each in installed.SETS.values()
        ],
        "cards": [
            {
                "key": card.key,
                "set": card.set,
                "name": card.name,
                "text": card.text,
                "family": card.family,
                "kind": card.kind,
                "copies": card.copies,
                "cost": amounts_to_json(card.cost),
                "points": card.points,
                "commerce": card.commerce,
                "strength": card.strength,
                "tournament": card.tournament,
                "confidence": card.confidence,
                "source": list(card.source),
            }
            for card in CARDS
        ],
        "events": [
            {
                "key": event.key,
                "set": event.set,
                "name": event.name,
                "text": event.text,
                "copies": event.copies,
                "confidence": event.confidence,
                "source": list(event.source),
            }
            for event in EVENTS
        ],
        "row": [
            {
                "key": card.key,
                "name": card.name,
                "cost": amounts_to_json(card.cost),
                "points": card.points,
                "start": card.start,
                "stack": card.stack,
                "confidence": card.confidence,
                "source": list(card.source),
            }
            for card in MIDDLE_ROW
        ],
        "regions": [
            {"terrain": card.terrain, "number": card.number, "set": card.set} for card in REGIONS
        ],
    }
