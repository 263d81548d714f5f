"""Looks of the board: rows of tokens, under which everything on the board stays readable."""

import re
from collections.abc import Mapping
from typing import Final

import pytest

from app.web.bundles import STATIC, TOKENS

TERRAINS: Final = (
    "forest",
    "pasture",
    "fields",
    "hills",
    "mountains",
    "desert",
    "gold",
    "fog",
)
"""The terrains, without the sea."""
GROUNDS: Final = (
    *(f"--{terrain}-{ink}" for terrain in TERRAINS for ink in ("base", "shade")),
    *("--sea-1", "--sea-2", "--sea-3", "--foam-1", "--foam-2", "--sand"),
)
"""The tokens of all that something may stand on."""
SEEN: Final = 3
"""The least contrast of shapes, by WCAG 2."""
READ: Final = 4.5
"""The least contrast of text."""
SEA: Final = ("--sea-1", "--sea-2", "--sea-3")

Tokens = Mapping[str, str]
Color = tuple[float, float, float]

_BLOCK: Final = re.compile(r"(?m)^(?P<selector>[^\s@/][^{]*?) \{(?P<rows>[^}]*)\}")
_ROW: Final = re.compile(r"(--[\w-]+): ([^;]+);")
_HEX: Final = re.compile(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})")
_GLASS: Final = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([.\d]+)\)")


def blocks(file: str) -> dict[str, dict[str, str]]:
    """The tokens of a file, by selector."""
    text = re.sub(r"/\*.*?\*/", "", (STATIC / file).read_text("utf-8"), flags=re.DOTALL)
    return {found["selector"]: dict(_ROW.findall(found["rows"])) for found in _BLOCK.finditer(text)}


PAGES: Final = blocks(TOKENS)
LOOKS: Final = blocks("css/looks.css")


def board(look: str, theme: str) -> Tokens:
    """The tokens of a board in this look, or in the classic one, on a page in this theme."""
    page = {**PAGES[":root"], **(PAGES['[data-theme="dark"]'] if theme == "dark" else {})}
    return {**page, **LOOKS.get(look, {})}


ALL: Final = [
    pytest.param(board(look, theme), id=f"{look} on a {theme} page")
    for look in ("classic", *LOOKS)
    for theme in ("light", "dark")
]
every_look = pytest.mark.parametrize("tokens", ALL)


def color(text: str) -> Color:
    found = _HEX.fullmatch(text if len(text) > 4 else "#" + "".join(2 * each for each in text[1:]))
    assert found is not None, text
    red, green, blue = (int(part, 16) for part in found.groups())
    return red, green, blue


def through(glass: str, ground: Color) -> Color:
    """The color of a ground behind glass."""
    found = _GLASS.fullmatch(glass)
    assert found is not None, glass
    *tint, share = (float(part) for part in found.groups())
    red, green, blue = (
        share * one + (1 - share) * other for one, other in zip(tint, ground, strict=True)
    )
    return red, green, blue


def luminance(shade: Color) -> float:
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in shade
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def unseen(tokens: Tokens, tones: tuple[str, ...], grounds: tuple[str, ...] = GROUNDS) -> list[str]:
    """The grounds from which none of these tones, of which a shape has all, stands out."""
    return [
        ground
        for ground in grounds
        if max(contrast(color(tokens[tone]), color(tokens[ground])) for tone in tones) < SEEN
    ]


def test_the_client_offers_the_looks_that_have_a_block_and_the_pages_own():
    listed = re.search(
        r"BOARD_LOOKS = \[CLASSIC, (.*)\]", (STATIC / "js/core/boardlook.js").read_text("utf-8")
    )
    assert listed is not None
    offered = re.findall(r'"(\w+)"', listed[1])
    assert [f'[data-board="{look}"]' for look in offered] == list(LOOKS)


@pytest.mark.parametrize("look", LOOKS)
def test_a_look_has_every_ink_of_the_land_and_names_no_token_that_the_page_lacks(look: str):
    inks = {
        f"--{terrain}-{ink}"
        for terrain in TERRAINS
        for ink in ("base", "shade", "side", "a", "b", "c", "d")
    }
    assert inks | set(GROUNDS) <= set(LOOKS[look]) <= set(PAGES[":root"])


@every_look
def test_numbers_are_read_on_their_tokens(tokens: Tokens):
    for ink in ("--token-ink", "--token-hot"):
        assert contrast(color(tokens[ink]), color(tokens["--token"])) >= READ


@every_look
def test_the_outline_of_pieces_is_seen_on_every_ground(tokens: Tokens):
    assert unseen(tokens, ("--halo", "--ink-line")) == []


@every_look
def test_the_rings_of_legal_spots_are_seen_on_every_ground(tokens: Tokens):
    assert unseen(tokens, ("--legal", "--legal-fill", "--ink-line")) == []


@every_look
def test_the_glow_of_what_a_roll_paid_and_of_the_win_is_seen_on_every_ground(tokens: Tokens):
    assert unseen(tokens, ("--glow", "--ink-line")) == []


@every_look
def test_the_focus_is_seen_on_every_ground(tokens: Tokens):
    assert unseen(tokens, ("--ring", "--ring-casing")) == []


@every_look
def test_harbors_are_seen_on_the_sea(tokens: Tokens):
    assert unseen(tokens, ("--plaque", "--plaque-edge", "--plaque-pill"), SEA) == []


@every_look
def test_the_bar_over_the_sea_is_read(tokens: Tokens):
    for ground in SEA[1:]:  # its edge is never the brightest
        behind = through(tokens["--sea-glass"], color(tokens[ground]))
        for ink in ("--on-sea", "--on-sea-2"):
            assert contrast(color(tokens[ink]), behind) >= READ, (ink, ground)
