"""The reference of the card game in docs/two-realms.md: up to date, and whole."""

from engine.card_game.catalog import SETTING_ROWS
from engine.card_game.core.cards import CARDS, EVENTS, MIDDLE_ROW
from engine.card_game.core.settings import key_of
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
        assert f"| {row.source} |" in page


def test_a_stale_page_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(two_realms, "PAGE", tmp_path / "two-realms.md")
    assert two_realms.main(["--check"]) == 1, "there is none"
    assert two_realms.main([]) == 0
    assert two_realms.main(["--check"]) == 0
    assert "docs/two-realms.md is out of date" in capsys.readouterr().err
