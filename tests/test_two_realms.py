"""The reference of the card game in docs/two-realms.md: up to date, and whole."""

from engine.card_game.catalog import SETTING_ROWS
from engine.card_game.core.cards import CARDS, EVENTS, MIDDLE_ROW, REGIONS
from engine.card_game.core.settings import key_of
from engine.card_game.rulebook import DECISIONS, PARAGRAPHS
from scripts import two_realms


def test_the_committed_page_is_what_the_generator_writes():
    assert two_realms.PAGE.read_text("utf-8") == two_realms.page(), (
        "run python -m scripts.two_realms"
    )


def test_every_card_stands_there_with_its_text_and_its_sources():
    page = two_realms.page()
    for card in CARDS + EVENTS:
        assert f"| **{card.name}** |" in page
        assert f"| {card.text} | {card.confidence} | {', '.join(card.source)} |" in page
    assert all(f"| **{card.name}** |" in page for card in MIDDLE_ROW)


def test_every_setting_stands_there_with_its_source():
    page = two_realms.page()
    for row in SETTING_ROWS:
        assert f"(`{key_of(row.name)}`) | {row.summary} |" in page
        assert f"| {two_realms.where(row.sources)} |" in page


def test_every_paragraph_and_every_decision_stands_there_with_its_source():
    page = two_realms.page()
    said = {**two_realms.book("cardbook"), **two_realms.book("cards-decided")}
    for row in PARAGRAPHS:
        source = two_realms.where(row.sources)
        assert f"## {said[row.key]}\n\n{said[f'{row.key}-text']}\n\nSource: {source}." in page
    for row in DECISIONS:
        source = two_realms.where(row.sources)
        assert f"| **{said[row.key]}** | {said[f'{row.key}-text']} | {source} |" in page
    paragraphs = {key.removesuffix("-text") for key in two_realms.book("cardbook")}
    decisions = {key.removesuffix("-text") for key in two_realms.book("cards-decided")}
    assert paragraphs == {row.key for row in PARAGRAPHS}
    assert decisions == {row.key for row in DECISIONS}


def test_what_is_little_sure_is_a_setting():
    settings = {row.name for row in SETTING_ROWS}
    unsure = {card.key for card in CARDS + EVENTS if card.confidence == "low"}
    assert unsure == {"harbor"}
    assert "harbor_counts_itself" in settings
    assert {region.set for region in REGIONS if region.confidence == "low"} == {"stack"}
    assert "region_stack" in settings


def test_a_stale_page_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(two_realms, "PAGE", tmp_path / "two-realms.md")
    assert two_realms.main(["--check"]) == 1, "there is none"
    assert two_realms.main([]) == 0
    assert two_realms.main(["--check"]) == 0
    assert "docs/two-realms.md is out of date" in capsys.readouterr().err
