"""The words of the cards of the card game: their English is the data's, and every language has all of it."""

import re
from functools import cache

import pytest

from engine.card_game.catalog import PROFILES
from engine.card_game.core.cards import CARDS, EVENTS, MIDDLE_ROW, DrawCard, EventCard
from engine.card_game.core.names import EVENT_FACES, GOODS, TERRAINS
from scripts.client_words import filled, messages
from scripts.two_realms import facts_of
from tests.app.test_words import ENGLISH, LANGUAGES, LOCALES

OF_THE_BOARD_GAME = TERRAINS[:5]


@cache
def said(language: str) -> dict[str, str]:
    """The messages of a single line, those that they contain filled in."""
    text = (LOCALES / language / "cards.ftl").read_text("utf-8")
    own = dict(re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE))
    return {
        key: re.sub(r"\{ ([a-z][\w-]+) \}", lambda found: own.get(found[1], found[0]), message)
        for key, message in own.items()
    }


@pytest.mark.parametrize("card", [*CARDS, *EVENTS], ids=lambda card: card.key)
def test_a_card_says_in_english_what_the_data_says(card: DrawCard | EventCard):
    kind = "card" if isinstance(card, DrawCard) else "event-card"
    assert said(ENGLISH)[f"{kind}-{card.key}"] == card.name
    own, usual = messages(ENGLISH, "cards"), facts_of(PROFILES["1996"])
    assert filled(own, f"{kind}-{card.key}-text", usual) == card.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str):
    keys = {f"card-{card.key}" for card in CARDS} | {f"card-{card.key}" for card in MIDDLE_ROW}
    keys |= {f"event-card-{card.key}" for card in EVENTS}
    keys |= {f"{key}-text" for key in keys}
    keys |= {f"face-{face}" for face in EVENT_FACES} | {f"face-{face}-text" for face in EVENT_FACES}
    keys |= {f"terrain-{terrain}" for terrain in set(TERRAINS) - set(OF_THE_BOARD_GAME)}
    assert sorted(keys - said(language).keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str):
    names = [said(language)[f"card-{card.key}"] for card in CARDS]
    names += [said(language)[f"card-{card.key}"] for card in MIDDLE_ROW]
    names += [said(language)[f"event-card-{card.key}"] for card in EVENTS]
    assert len(set(names)) == len(names)


def good_in(language: str, good: str) -> str:
    """The name of a good where no edition calls it otherwise."""
    if good == "gold":
        return said(language)["good-gold"]
    shell = (LOCALES / language / "shell.ftl").read_text("utf-8")
    found = re.search(rf"^{good} = (?:\{{[^}}]*\*\[other\] )?(\w+)", shell, re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_doubling_buildings_and_traders_name_their_good(language: str):
    for card in CARDS:
        good = card.trades if card.doubles is None else card.doubles
        if good is not None:
            name = good_in(language, GOODS[good]).lower()
            assert name in said(language)[f"card-{card.key}-text"].lower()
