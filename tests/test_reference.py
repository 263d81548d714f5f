"""The reference of rules in docs/rules/: up to date, whole, and in every language of the client."""

import re
from functools import cache

import pytest

from engine.board_game.catalog import BOARDS, EDITIONS, GROUPS, OPTIONS
from scripts import reference
from scripts.reference import FOLDER, LOCALES


@cache
def pages() -> dict[str, str]:
    return reference.pages()


def section(page: str, key: str) -> str:
    """What stands under the heading of an option or a board."""
    _, _, after = pages()[page].partition(f'## <a id="{key}"></a>')
    return after.partition("\n## ")[0]


def test_the_committed_pages_are_what_the_generator_writes():
    committed = {file.name: file.read_text("utf-8") for file in FOLDER.glob("*.md")}
    stale = {name for name in {*committed, *pages()} if committed.get(name) != pages().get(name)}
    assert stale == set(), "run python -m scripts.reference"


@pytest.mark.parametrize("key", OPTIONS)
def test_every_option_says_its_rule_and_its_source(key: str):
    option = OPTIONS[key]
    said = section(f"{option.group}.md", key)
    assert option.title in said
    assert option.summary in said
    assert f"**Source:** {option.source}" in said
    assert reference.paragraphs(option)[0] in said
    assert ("**Values:**" in said) == (option.parameter is not None)


@pytest.mark.parametrize("key", BOARDS)
def test_every_board_says_for_how_many_it_is_and_where_its_picture_is(key: str):
    said = section("boards.md", key)
    assert re.search(r"\*\*Players:\*\* \d", said)
    anchor = re.search(r"\(\.\./boards\.md#([\w-]+)\)", said)
    assert anchor
    headings = re.findall(r"^## (.*)$", (FOLDER.parent / "boards.md").read_text("utf-8"), re.M)
    assert anchor[1] in {
        re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings
    }


def test_whoever_links_to_a_section_finds_it():
    for name, text in pages().items():
        for page, anchor in re.findall(r"\]\(([\w-]+\.md)(?:#([\w-]+))?\)", text):
            assert page in pages(), f"{name}: {page}"
            assert f'id="{anchor}"' in pages()[page] or not anchor, f"{name}: {page}#{anchor}"


@pytest.mark.parametrize("language", sorted(folder.name for folder in LOCALES.iterdir()))
def test_every_edition_board_and_option_is_explained_in_every_language(language: str):
    page = pages()["README.md" if language == reference.ENGLISH else f"{language}.md"]
    words = reference.words(language)
    rows = {"edition": EDITIONS, "board": BOARDS, "option": OPTIONS}
    for kind, keys in rows.items():
        for key in keys:
            assert words[f"{kind}-{key}"] in page
            assert words[f"{kind}-{key}-text"] in page
    assert all(words[f"group-{group}"] in page for group in GROUPS)
    known = {f"{kind}-{key}-more" for kind, keys in rows.items() for key in keys}
    told = {name for name in words if name.endswith("-more")}
    assert {name for name in told if name.startswith(("edition-", "board-", "option-"))} <= known


def test_contradictions_name_both_options_and_what_they_decide():
    assert "(both decide the sight of the hands)" in section("sight.md", "open-hands")
    assert "[Card tracker](sight.md#card-tracker)" in section("sight.md", "open-hands")
    assert "[Open hands](sight.md#open-hands)" in section("sight.md", "card-tracker")
    assert "**Not with:**" not in section("dice.md", "dice-deck")


def test_an_option_names_the_boards_that_refuse_it_and_those_that_bring_it():
    said = section("turn.md", "bridges")
    assert re.search(r"\*\*Set by:\*\*.*boards\.md#islands-3-4", said)
    assert re.search(r"\*\*Not on:\*\*.*boards\.md#standard-3-4", said)


def test_a_stale_page_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(reference, "FOLDER", tmp_path)
    assert reference.main([]) == 0
    assert reference.main(["--check"]) == 0
    (tmp_path / "dice.md").write_text("Dice are round.\n")
    (tmp_path / "gone.md").write_text("A rule that was.\n")
    assert reference.main(["--check"]) == 1
    told = capsys.readouterr().err
    assert "docs/rules/dice.md" in told
    assert "docs/rules/gone.md" in told
    assert reference.main([]) == 0
    assert not (tmp_path / "gone.md").exists()
