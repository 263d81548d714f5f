"""The rows of the lobby: profiles and settings."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, Final

from engine.api import Json
from engine.card_game.core.cards import CARDS, EVENTS, MIDDLE_ROW, REGIONS
from engine.card_game.core.names import SEATS, amounts_to_json
from engine.card_game.core.settings import CHOICES, NAMES, PROFILES, RANGES, key_of
from engine.card_game.reference import DECISIONS, PARAGRAPHS, Paragraph, Sources


@dataclass(frozen=True, slots=True)
class Profile:
    """A set of settings."""

    key: str
    title: str
    summary: str


@dataclass(frozen=True, slots=True)
class Preset:
    """A configuration to begin with."""

    key: str
    title: str
    summary: str
    config: Json


@dataclass(frozen=True, slots=True)
class Setting:
    """What a host may choose differently, and where the question comes from."""

    name: str
    title: str
    summary: str
    sources: Sources


PROFILE_ROWS: Final = (
    Profile(
        "1996",
        "1996 rules",
        "The booklet: action cards once each player has had a turn; 12 points win at once.",
    ),
    Profile(
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
SETTING_ROWS: Final = (
    Setting(
        "victory_points",
        "Points to win",
        "Fewer points make a shorter game, good for learning.",
        (("booklet", "End of the Game"),),
    ),
    Setting(
        "window_seconds",
        "Time to answer an attack",
        "How many seconds the defender has. The timer always runs to the end, unless the defender is a bot.",
        (("facts", "11"),),
    ),
    Setting(
        "region_stack",
        "Numbers of new regions",
        "No source gives them: the standard ones are reconstructed, or they are dealt at random. No terrain repeats a number.",
        (("facts", "4"),),
    ),
    Setting(
        "actions_from",
        "First action cards",
        "After each player has had a turn, or while both have seven points together.",
        (("facts", "11"),),
    ),
    Setting(
        "robber_grace",
        "Turns without robbers",
        "How many of each player’s first turns the robbers stay away.",
        (("facts", "11"),),
    ),
    Setting(
        "surplus",
        "Too many cards on your own turn",
        "Put the surplus under a stack at once, or at the end of the turn.",
        (("facts", "11"),),
    ),
    Setting(
        "won",
        "Winning",
        "The moment a player has the points, or only on that player’s own turn.",
        (("booklet", "End of the Game"), ("facts", "11")),
    ),
    Setting(
        "mill_without_city",
        "Commerce without a city",
        "It counts for nothing, or it keeps the opponent from the mill.",
        (("facts", "11"),),
    ),
    Setting(
        "demolish",
        "Demolishing",
        "On your turn you may take your own upgrades out of the game.",
        (("facts", "11"),),
    ),
    Setting(
        "harbor_counts_itself",
        "The Harbor’s own point",
        "Its printed commerce point counts beside those for fleets.",
        (("facts", "10"),),
    ),
    Setting(
        "spy_takes",
        "What the Spy takes",
        "Knights, fleets and action cards, or any card.",
        (("facts", "11"),),
    ),
    Setting(
        "offers_by",
        "Who offers trades",
        "Both players, or only the one whose turn it is.",
        (("booklet", "Trade Resources"), ("facts", "11")),
    ),
    Setting(
        "new_cards",
        "Cards gained this turn",
        "They may be built or played in the same turn.",
        (("booklet", "Exchanging a Card"), ("facts", "11")),
    ),
)


def _parameter(name: str) -> dict[str, Any]:
    if name in RANGES:
        least, most = RANGES[name]
        return {"kind": "range", "minimum": least, "maximum": most}
    if name in CHOICES:
        return {"kind": "choice", "values": list(CHOICES[name])}
    return {"kind": "switch"}


def _listed(sources: Sources) -> list[dict[str, str]]:
    return [{"document": document, "section": section} for document, section in sources]


def _paragraphs(rows: Iterable[Paragraph]) -> list[dict[str, Any]]:
    return [{"key": row.key, "sources": _listed(row.sources)} for row in rows]


def to_json() -> dict[str, Any]:
    """What can be chosen, and every card, for the lobby and the reference pages."""
    return {
        "seats": [len(SEATS)],
        "profiles": [
            {
                "key": row.key,
                "title": row.title,
                "summary": row.summary,
                "settings": {
                    key_of(name): value for name, value in asdict(PROFILES[row.key]).items()
                },
            }
            for row in PROFILE_ROWS
        ],
        "rules": _paragraphs(PARAGRAPHS),
        "decisions": _paragraphs(DECISIONS),
        "presets": [asdict(preset) for preset in PRESETS],
        "settings": [
            {
                "key": key_of(row.name),
                "title": row.title,
                "summary": row.summary,
                "sources": _listed(row.sources),
                "parameter": _parameter(row.name),
            }
            for row in sorted(SETTING_ROWS, key=lambda row: NAMES.index(row.name))
        ],
        "cards": [
            {
                "key": card.key,
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
