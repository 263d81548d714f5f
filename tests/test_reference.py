"""The reference of rules in docs/rules.md: up to date, whole, and there in every language of the client."""

import re
from functools import cache

import pytest

from engine.board_game.catalog import BOARDS, EDITIONS, GROUPS, OPTIONS
from engine.board_game.options import OneOf
from scripts import reference
from scripts.reference import LOCALES, PAGE


@cache
def page() -> str:
    return reference.page()


def section(place: str) -> str:
    """The text under the heading of an option or a board."""
    _, _, after = page().partition(f'### <a id="{place}"></a>')
    return re.split(r"\n##+ ", after)[0]


def test_the_committed_page_is_what_the_generator_writes():
    assert PAGE.read_text("utf-8") == page(), "run python -m scripts.reference"


@pytest.mark.parametrize("key", OPTIONS)
def test_every_option_says_its_rule_and_its_source(key: str):
    option = OPTIONS[key]
    said = section(f"option-{key}")
    assert option.title in said
    assert option.summary in said
    assert f"**Source:** {reference.origin(option.source)}" in said
    assert reference.paragraphs(option)[0] in said
    assert ("**Values:**" in said) == (option.parameter is not None)
    tests = re.findall(r"\]\((\.\./tests/engine/[\w/]+\.py)\)", said)
    assert tests
    assert all((PAGE.parent / file).is_file() for file in tests)


@pytest.mark.parametrize(
    ("key", "readings"),
    [
        ("island-bonus", ("*first*", "*each*", "*each2*")),
        ("trade-routes", ("*either-owner*", "*own-line*")),
        ("coastal-start", ("With the option", "Left out")),
        ("harbors-by-players", ("*players*", "*chance*")),
    ],
)
def test_where_sources_give_two_readings_both_are_named(key: str, readings: tuple[str, ...]):
    said = section(f"option-{key}")
    assert all(reading in said for reading in readings)
    parameter = OPTIONS[key].parameter
    if isinstance(parameter, OneOf):
        assert {f"*{value}*" for value in parameter.values} == set(readings)


@pytest.mark.parametrize("key", BOARDS)
def test_every_board_says_for_how_many_it_is_and_where_its_picture_is(key: str):
    said = section(f"board-{key}")
    assert re.search(r"\*\*Players:\*\* \d", said)
    anchor = re.search(r"\(boards\.md#([\w-]+)\)", said)
    assert anchor
    headings = re.findall(r"^## (.*)$", (PAGE.parent / "boards.md").read_text("utf-8"), re.M)
    assert anchor[1] in {
        re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings
    }


def test_whoever_links_to_a_section_finds_it():
    places = re.findall(r'<a id="([\w-]+)"></a>', page())
    assert len(places) == len(set(places)), "each place once"
    links = re.findall(r"\]\(#([\w-]+)\)", page())
    assert len(links) > len(places)
    assert set(links) == set(places), "and each can be reached"


@pytest.mark.parametrize("language", sorted(folder.name for folder in LOCALES.iterdir()))
def test_every_edition_board_and_option_is_explained_in_every_language(language: str):
    parts = reference.translated(language)
    told = page() if language == reference.ENGLISH else "\n\n".join(parts)
    words = reference.words(language)
    rows = {"edition": EDITIONS, "board": BOARDS, "option": OPTIONS}
    for kind, keys in rows.items():
        for key in keys:
            assert words[f"{kind}-{key}"] in told
            assert words[f"{kind}-{key}-text"] in told
    assert all(words[f"group-{group}"] in told for group in GROUPS)
    known = {f"{kind}-{key}-more" for kind, keys in rows.items() for key in keys}
    more = {name for name in words if name.endswith("-more")}
    assert {name for name in more if name.startswith(("edition-", "board-", "option-"))} <= known


def test_contradictions_name_both_options_and_what_they_decide():
    assert "(both decide the sight of the hands)" in section("option-open-hands")
    assert "[Card tracker](#option-card-tracker)" in section("option-open-hands")
    assert "[Open hands](#option-open-hands)" in section("option-card-tracker")
    assert "**Not with:**" not in section("option-dice-deck")


def test_an_option_names_the_boards_that_refuse_it_and_those_that_bring_it():
    said = section("option-bridges")
    assert re.search(r"\*\*Set by:\*\*.*#board-islands-3-4", said)
    assert re.search(r"\*\*Not on:\*\*.*#board-standard-3-4", said)


def test_a_stale_page_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(reference, "PAGE", tmp_path / "rules.md")
    assert reference.main(["--check"]) == 1, "there is none"
    assert reference.main([]) == 0
    assert reference.main(["--check"]) == 0
    (tmp_path / "rules.md").write_text("Dice are round.\n")
    capsys.readouterr()
    assert reference.main(["--check"]) == 1
    assert "docs/rules.md is out of date" in capsys.readouterr().err
    assert reference.main([]) == 0
    assert (tmp_path / "rules.md").read_text("utf-8") == page()


def test_another_language_is_printed(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(reference, "PAGE", tmp_path / "rules.md")
    assert reference.main(["--language", "de"]) == 0
    assert reference.words("de")["option-friendly-robber-text"] in capsys.readouterr().out
    assert not (tmp_path / "rules.md").exists()
