"""The reference of the card game in docs/two-realms.md: up to date, and whole."""

from typing import Final

import pytest

from engine.card_game.catalog import OPTIONS, PROFILES
from engine.card_game.core.cards import CARDS, EVENTS, MIDDLE_ROW, REGIONS
from engine.card_game.reference import DECISIONS, PARAGRAPHS
from scripts import client_words, two_realms

LANGUAGES: Final = sorted(folder.name for folder in client_words.LOCALES.iterdir())


def test_the_committed_page_is_what_the_generator_writes():
    assert two_realms.PAGE.read_text("utf-8") == two_realms.page(), (
        "run python -m scripts.two_realms"
    )


def test_every_card_stands_there_with_its_text_and_its_sources():
    page = two_realms.page()
    for card in CARDS + EVENTS:
        assert f"| **{card.name}** |" in page
        assert f"| {card.text} | {card.confidence} | {two_realms.documents(card.source)} |" in page
    assert all(f"| **{card.name}** |" in page for card in MIDDLE_ROW)


def test_every_setting_stands_there_with_its_source():
    page = two_realms.page()
    for row in OPTIONS.values():
        assert f"(`{row.key}`) | {row.summary} |" in page
        assert f"| {two_realms.where(row.sources)} |" in page


def test_every_paragraph_and_every_decision_stands_there_with_its_source():
    page = two_realms.page()
    texts = two_realms.book(PROFILES["1996"])
    for row in PARAGRAPHS:
        assert f"## {texts[f'cardbook-{row.key}']}\n" in page
        assert f"\n\nSource: {two_realms.where(row.sources)}.\n" in page
    for row in DECISIONS:
        title, text = texts[f"cards-decided-{row.key}"], texts[f"cards-decided-{row.key}-text"]
        assert f"| **{title}** | {text} | {two_realms.where(row.sources)} |" in page
    keys = {key.removesuffix("-text") for key in texts}
    assert keys == {f"cardbook-{row.key}" for row in PARAGRAPHS} | {
        f"cards-decided-{row.key}" for row in DECISIONS
    }


def test_every_sentence_of_the_rules_stands_there_with_the_set_of_rules_that_alone_has_it():
    page = two_realms.page()
    for settings in PROFILES.values():
        for row in PARAGRAPHS:
            text = two_realms.book(settings)[f"cardbook-{row.key}-text"]
            assert all(sentence in page for sentence in text.removesuffix(".").split(". "))
    assert "*1996 rules:* You win the moment you have 12 points, on either player’s turn.\n" in page
    assert "*2005 rules:* You win on your own turn, as soon as you have 12 points." in page
    assert (
        "\n\n*1996 rules:* You cannot build a card on the turn you gain it.\n\n*2005 rules:* On your"
        in page
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_table_follow_its_settings_in_every_language(language: str):
    """A setting changes the same paragraphs in every language, and a paragraph that no setting changes is the same at every table."""
    assert changes(language) == CHANGES


CHANGES: Final = {
    "victory-points": {"goal"},
    "won": {"goal"},
    "window-seconds": {"attacks"},
    "robber-grace": {"event"},
    "offers-by": {"trade"},
    "demolish": {"upgrades"},
    "new-cards": {"upgrades", "actions"},
    "mill-without-city": {"tokens"},
    "actions-from": {"actions"},
    "surplus": {"drawing"},
}
"""By setting, the paragraphs that depend on it; the Spy and the Harbor say it on their cards, the regions nowhere."""


def changes(language: str) -> dict[str, set[str]]:
    """The paragraphs that another value of a setting changes, with every value of it another one."""
    usual = two_realms.book(PROFILES["1996"], language)
    found: dict[str, set[str]] = {}
    for setting, values in VALUES.items():
        books = [
            two_realms.book({**PROFILES["1996"], setting: value}, language) for value in values
        ]
        for key in usual:
            told = {own[key] for own in books}
            assert len(told) in (1, len(values)), f"{key} does not tell {values} apart"
            if len(told) > 1:
                paragraph = key.removeprefix("cardbook-").removesuffix("-text")
                found.setdefault(setting, set()).add(paragraph)
    return found


VALUES: Final = {key: option.parameter.values for key, option in OPTIONS.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "setting", "values"),
    [("spy", "spy-takes", VALUES["spy-takes"]), ("harbor", "harbor-counts-itself", ("on", "off"))],
)
def test_a_card_says_what_it_does_at_this_table(
    language: str, card: str, setting: str, values: tuple[str, ...]
):
    own = client_words.messages(language, "cards")
    first, second = (
        client_words.filled(own, f"card-{card}-text", {setting: value}) for value in values
    )
    assert first != second


def test_what_is_little_sure_is_a_setting():
    unsure = {card.key for card in CARDS + EVENTS if card.confidence == "low"}
    assert unsure == {"harbor"}
    assert "harbor-counts-itself" in OPTIONS
    assert {region.set for region in REGIONS if region.confidence == "low"} == {"stack"}
    assert "region-stack" in OPTIONS


def test_a_stale_page_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(two_realms, "PAGE", tmp_path / "two-realms.md")
    assert two_realms.main(["--check"]) == 1, "there is none"
    assert two_realms.main([]) == 0
    assert two_realms.main(["--check"]) == 0
    assert "docs/two-realms.md is out of date" in capsys.readouterr().err
