"""`python -m scripts.two_realms` writes docs/two-realms.md from the card game's data, its catalog and the client's words; with `--check` it
says whether that is out of date."""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from engine.card_game import catalog
from engine.card_game.catalog import PROFILES
from engine.card_game.core.cards import CARDS, EVENTS, MIDDLE_ROW, REGIONS, DrawCard
from engine.card_game.core.config import SettingValue
from engine.card_game.core.names import GOODS
from engine.card_game.options import Sources, region_stack
from engine.card_game.reference import DECISIONS, PARAGRAPHS
from scripts.client_words import filled, messages
from scripts.reference import ENGLISH, ROOT, table
from scripts.sources import link

PAGE: Final = ROOT / "docs" / "two-realms.md"
MADE: Final = "<!-- Made by `python -m scripts.two_realms`; do not edit. -->"
SOURCES: Final = """\
**Sources.** [sources.md](sources.md) names the documents behind each key, and says what each of them has. *high* means that a second source
says the same, *medium* that one good source does, *low* that the value is reconstructed: then it is a setting."""
SCORES: Final = ("points", "commerce", "strength", "tournament")


def page() -> str:
    """The whole reference in English."""
    parts = [
        MADE,
        "# Two Realms",
        """The rules of the card game for two, as this server plays them: in our own words, with every card, what is known of it and how
well. A server shows the same under *Rules of this table*, in four languages. How the engine is made is in
[decisions/card-game.md](decisions/card-game.md).""",
        *rules(),
        "## What the sources leave open",
        decisions(),
        "## Settings",
        """A host chooses one of two sets of rules, and may change each setting. The card list is the same in both; attack rolls, answers
and the Spy are those of 2005 in either, because the booklet is silent.""",
        settings(),
        "## Roads, settlements, cities",
        middle_row(),
        "## Regions",
        regions(),
        "## Draw cards",
        draw_cards(),
        "## Event cards",
        events(),
        SOURCES,
    ]
    return "\n\n".join(parts) + "\n"


def book(settings: Mapping[str, SettingValue], language: str = ENGLISH) -> dict[str, str]:
    """The client's rules and decisions, as a table with these settings reads them."""
    own, facts = messages(language, "cardbook"), facts_of(settings)
    keys = (key for key in own if key.startswith(("cardbook-", "cards-decided-")))
    return {key: filled(own, key, facts) for key in keys}


def facts_of(settings: Mapping[str, SettingValue]) -> dict[str, str | int]:
    """The settings as the client's messages are given them, by their keys."""
    return {
        key: said(value) if isinstance(value, bool) else value for key, value in settings.items()
    }


def rules() -> list[str]:
    """The course of the game, a section for each paragraph of the client, with its source."""
    first, *_ = books = [book(settings) for settings in PROFILES.values()]
    return [
        part
        for row in PARAGRAPHS
        for part in (
            f"## {first[f'cardbook-{row.key}']}",
            *in_either(*(own[f"cardbook-{row.key}-text"] for own in books)),
            f"Source: {where(row.sources)}.",
        )
    ]


def in_either(*texts: str) -> Iterator[str]:
    """The sentences of every set of rules, then the sentences that only one of them has."""
    own = [re.split(r"(?<=\.) +", text) for text in texts]
    yield " ".join(sentence for sentence in own[0] if all(sentence in other for other in own))
    for profile, sentences in zip(PROFILES, own, strict=True):
        if only := [one for one in sentences if not all(one in other for other in own)]:
            yield f"*{profile} rules:* {' '.join(only)}"


def decisions() -> str:
    """Decisions of ours where the sources leave a question."""
    [own, *_] = (book(settings) for settings in PROFILES.values())
    rows = [
        [
            f"**{own[f'cards-decided-{row.key}']}**",
            own[f"cards-decided-{row.key}-text"],
            where(row.sources),
        ]
        for row in DECISIONS
    ]
    return table(["question", "decision", "source"], rows)


def where(sources: Sources) -> str:
    """Sources in words: documents with their sections."""
    return "; ".join(
        link(section) if document == "facts" else f"[booklet](sources.md#b96), *{section}*"
        for document, section in sources
    )


def documents(keys: Iterable[str]) -> str:
    """Documents by their keys, each linked to what it is."""
    return ", ".join(f"[{key}](sources.md#{key.lower()})" for key in keys)


def settings() -> str:
    """The table of settings, with the value that each profile gives them."""
    known: dict[str, Any] = catalog.to_json()
    usual = {profile["key"]: profile["settings"] for profile in known["profiles"]}
    rows = [
        [
            f"**{row['title']}** (`{row['key']}`)",
            row["summary"],
            values(row["parameter"]),
            *(said(usual[profile][row["key"]]) for profile in PROFILES),
            where(tuple((each["document"], each["section"]) for each in row["sources"])),
        ]
        for row in known["settings"]
    ]
    return table(["setting", "", "values", *PROFILES, "source"], rows)


def values(parameter: dict[str, Any]) -> str:
    """The values that a setting may have, in words."""
    if parameter["kind"] == "range":
        return f"{parameter['minimum']} to {parameter['maximum']}"
    return ", ".join(f"`{value}`" for value in parameter.get("values", ("on", "off")))


def said(value: Any) -> str:
    """A value of a setting."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def amounts(cost: Iterable[int]) -> str:
    """The price of a card, in words."""
    return (
        ", ".join(f"{count} {good}" for good, count in zip(GOODS, cost, strict=True) if count)
        or "nothing"
    )


def scores(card: DrawCard) -> str:
    """The points printed on a card."""
    found = [(name, getattr(card, name)) for name in SCORES]
    names = {"points": "victory"}
    return ", ".join(f"{count} {names.get(name, name)}" for name, count in found if count)


def middle_row() -> str:
    """The cards of the middle row."""
    rows = [
        [
            f"**{card.name}**",
            amounts(card.cost),
            str(card.points),
            str(card.start),
            str(card.stack),
            card.confidence,
            documents(card.source),
        ]
        for card in MIDDLE_ROW
    ]
    return table(
        ["card", "cost", "points", "at the start", "in the stack", "confidence", "source"], rows
    )


def regions() -> str:
    """The table of region numbers, by terrain."""
    rows = [
        [terrain, *(numbers(terrain, each) for each in ("a", "b", "stack"))]
        for terrain in dict.fromkeys(region.terrain for region in REGIONS)
    ]
    note = f"\n\nThe numbers of the stack have the confidence *{REGIONS[-1].confidence}*; the setting `{region_stack.OPTION.key}` deals others."
    return table(["terrain", "set A", "set B", "stack"], rows) + note


def numbers(terrain: str, lies_in: str) -> str:
    """The numbers of a terrain in one of the sets of regions."""
    return ", ".join(
        str(region.number)
        for region in REGIONS
        if region.terrain == terrain and region.set == lies_in
    )


def draw_cards() -> str:
    """Every draw card."""
    rows = [
        [
            f"**{card.name}**",
            f"{card.kind}, city" if card.family == "city" else card.kind,
            str(card.copies),
            amounts(card.cost),
            scores(card),
            card.text,
            card.confidence,
            documents(card.source),
        ]
        for card in CARDS
    ]
    heads = ["card", "kind", "copies", "cost", "points", "what it does", "confidence", "source"]
    return table(heads, rows)


def events() -> str:
    """Every event card."""
    rows = [
        [
            f"**{card.name}**",
            str(card.copies),
            card.text,
            card.confidence,
            documents(card.source),
        ]
        for card in EVENTS
    ]
    return table(["card", "copies", "what happens", "confidence", "source"], rows)


def main(arguments: list[str]) -> int:
    """Write or compare."""
    parser = argparse.ArgumentParser(prog="python -m scripts.two_realms")
    parser.add_argument("--check", action="store_true", help="only say whether it is out of date")
    asked = parser.parse_args(arguments)
    wanted = page()
    stale = not PAGE.exists() or PAGE.read_text("utf-8") != wanted
    if stale and asked.check:
        sys.stderr.write(f"docs/{PAGE.name} is out of date: run python -m scripts.two_realms\n")
    elif stale:
        PAGE.write_text(wanted, encoding="utf-8")
    return 1 if stale and asked.check else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
