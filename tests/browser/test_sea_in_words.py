"""The sea for those who listen: what a path, a hex and a ship are called, and a command for everything that is done there."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.board_game import game
from engine.board_game.core.state import State
from tests.app.players import ungrouped
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible, sit_down
from tests.browser.moments import ANA, Moments, Reached, Way, may, moments
from tests.browser.test_text_mode import NOT_UNDERSTOOD, Reader, into_text_mode

pytestmark = pytest.mark.browser

SEED = "sea 20"
"""In this game Ana comes to all of them within 170 moves."""
SEED_OF_NUMBERS = "sea 4"
"""In this one seven numbers have been drawn when she reaches another hex."""
LONG_GAME = {"victory-points": 20}


def chooses(kind: str, fits: Any) -> Reached:
    """An action of this kind is open to Ana that the condition holds for, given her view."""

    def reached(state: State) -> bool:
        legal = ungrouped(game.group_actions(game.legal_actions(state, ANA)))
        fitting = [action for action in legal if action["type"] == kind]
        return bool(fitting) and any(fits(action, game.view_for(state, ANA)) for action in fitting)

    return reached


def uncovers(action: dict[str, Any], view: Any) -> bool:
    return str(action["path"]) in view.get("fog", {}).get("reached", {})


def robs(action: dict[str, Any], view: Any) -> bool:
    return action["victim"] is not None


def at_oceans(reached: Reached) -> Way:
    return (reached, None, LONG_GAME, "oceans-4", 4)


SEA: dict[str, Way] = {
    "start": at_oceans(may(ANA, "PlaceShip", "PlaceRoad")),
    "sail": at_oceans(may(ANA, "EndTurn", "MoveShip")),
    "fog": at_oceans(chooses("BuildShip", uncovers)),
    "gold": (may(ANA, "TakeGold"), None, LONG_GAME, "into-the-desert-4", 4),
    "pirate": at_oceans(chooses("MovePirate", robs)),
    "harbor": (may(ANA, "LayHarbor"), None, LONG_GAME, "new-world-4", 4),
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    with moments(tmp_path_factory.mktemp("sea-in-words"), SEA, SEED) as found:
        yield found


@pytest.fixture
def numbers(tmp_path: Path) -> Iterator[Moments]:
    wanted: dict[str, Way] = {"token": (may(ANA, "FetchToken"), None, LONG_GAME, "greater-4", 4)}
    with moments(tmp_path, wanted, SEED_OF_NUMBERS) as found:
        yield found


def reading(arrive: Arrive, played: Moments, moment: str) -> Reader:
    """Ana reads, and every command that she is told is understood."""
    page = sit_down(arrive, played, moment)
    into_text_mode(page)
    assert page.evaluate(NOT_UNDERSTOOD) == []
    return Reader(page)


def spots(page: Page) -> list[str]:
    """The names of the places to choose from."""
    names: list[str] = page.locator(".target").evaluate_all(
        "spots => spots.map((spot) => spot.getAttribute('aria-label'))"
    )
    return names


def happened(ana: Reader) -> list[str]:
    expect(ana.page.locator(".sending")).to_have_count(0)
    expect(ana.page.locator("[data-kind=event]").last).to_be_visible()
    return [text for kind, text in ana.lines() if kind == "event"]


def test_on_the_board_ships_and_hexes_of_sea_are_told_apart(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "pirate")
    at_sea = [name for name in spots(page) if "the pirate here would close six sea paths" in name]
    assert any(
        re.search(r"^sea beside .*; steal from \w+ \(\d+ cards?\); legal$", n) for n in at_sea
    )
    page = sit_down(arrive, played, "fog")
    page.keyboard.press("Shift+W")
    assert all(
        re.match("your ship(, end of a line of \\d)?; .*; may move$", n) for n in spots(page)
    )
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    assert any(
        re.search(r"; uncovers a fog hex; route would be \d+; legal$", name) for name in spots(page)
    )


def test_beside_a_first_settlement_one_says_road_or_ship(arrive: Arrive, played: Moments):
    ana = reading(arrive, played, "start")
    expect(ana.page.locator(".decision")).to_contain_text("place a road or a ship")
    expect(ana.page.locator(".decision")).to_contain_text("“road” or “ship”")
    number = next(c.split()[-1] for c in ana.legal() if c.startswith("place ship "))
    assert ana.ask(f"place {number}")[0] == "Which one?"
    assert {c.split(" – ")[0] for c in ana.ask(f"place {number}")[1:]} == {
        f"place road {number}",
        f"place ship {number}",
    }
    ana.do(f"ship {number}")
    assert happened(ana)[0].startswith(f"You built a ship: path {number}: coast of ")


def test_a_ship_is_moved_and_the_others_say_why_they_stay(arrive: Arrive, played: Moments):
    ana = reading(arrive, played, "sail")
    command = next(c for c in ana.legal() if c.startswith("move ship "))
    *_, start, end = command.split()
    ship = next(line for line in ana.ask("board") if line.startswith(f"path {start}: "))
    assert ship.endswith("your ship; may move")
    assert ana.ask(f"move {start} 1")[0].startswith("Not possible now: path 1: open sea, from")
    ana.do(f"move {start} {end}")
    assert happened(ana)[0].startswith(f"You moved a ship: path {end}: ")
    assert ana.ask(f"move {end} {start}")[0] == "You have already moved a ship this turn."


def test_a_board_of_seventy_hexes_is_told_in_fewer_lines(arrive: Arrive, played: Moments):
    ana = reading(arrive, played, "sail")
    told = ana.ask("board")
    assert [line for line in told if line.startswith("sea: hexes ")] != []
    assert [line for line in told if line.startswith("fog: hexes ")] != []
    assert [line for line in told if re.fullmatch(r"\d+: (sea|fog|open sea)", line)] == []
    assert any(re.match(r"\d+: sea beside .*; harbor ", line) for line in told)
    assert any(re.match(r"\d+ hexes under the fog: ", line) for line in told)
    assert any(re.search(r"; \d+ ships?\b", line) for line in ana.ask("players"))
    accessible(ana.page)


def test_a_ship_that_uncovers_fog_says_so_before_and_after(arrive: Arrive, played: Moments):
    ana = reading(arrive, played, "fog")
    command = next(
        command
        for command, words in ana.legal().items()
        if command.startswith("build ship ") and "; uncovers " in words
    )
    ana.do(command)
    built, *more, left = happened(ana)
    assert built.startswith("You built a ship: ")
    assert any(re.match(r"You discovered .* \(hex \d+\)$", sentence) for sentence in more)
    assert re.match(r"\d+ fog hexes are left$", left)
    path = command.split()[-1]
    [ship] = [line for line in ana.ask(f"board {path}") if "your ship" in line]
    assert ship.endswith("your ship; stays: it was built this turn")


def test_gold_says_how_many_cards_and_what_the_bank_has(arrive: Arrive, played: Moments):
    ana = reading(arrive, played, "gold")
    asked = ana.page.locator(".decision")
    expect(asked).to_contain_text(re.compile(r"You: choose (a card|\d cards) for your gold"))
    expect(asked).to_contain_text(re.compile(r"The bank has \d+ brick, "))
    ana.type("gold 9 ore")
    expect(ana.page.locator("[data-kind=refused]")).to_contain_text("You have to choose exactly")
    ana.do(next(command for command in ana.legal() if command.startswith("gold ")))
    assert happened(ana)[0].startswith("You took ")


def test_the_pirate_is_moved_and_robs(arrive: Arrive, played: Moments):
    ana = reading(arrive, played, "pirate")
    expect(ana.page.locator(".decision")).to_contain_text("“robber” or “pirate”")
    command, words = next(
        (command, words)
        for command, words in ana.legal().items()
        if command.startswith("pirate ") and "steal from" in words
    )
    _, number, victim = command.split()
    assert re.search(r"sea beside .*; steal from .* \(\d+ cards?\)$", words)
    ana.do(f"pirate {number} from {victim}")
    moved, stole, *_ = happened(ana)
    assert re.match(rf"You moved the pirate to sea beside .* \(hex {number}\)$", moved)
    assert stole.startswith("You stole ")


def test_a_harbor_is_laid_by_a_hex_and_its_side(arrive: Arrive, played: Moments):
    ana = reading(arrive, played, "harbor")
    words = next(words for command, words in ana.legal().items() if command.startswith("harbor "))
    number = re.search(r" (\d+): coast of ", words)
    assert number is not None
    sea, side = ana.page.evaluate(
        """async (path) => {
            const { geometry, view } = await import(asset("js/core/store.js"));
            const { directionOf, planOf } = await import(asset("js/board_game/board/geometry.js"));
            const { hexes, paths } = planOf(geometry.value);
            const sea = paths[path].hexes.find((hex) => view.value.board.hexes[hex].terrain === "sea");
            return [sea + 1, directionOf(hexes[sea], paths[path])];
        }""",
        int(number[1]) - 1,
    )
    assert ana.ask(f"harbor {sea} zenith")[0].startswith(f"Not possible now: hex {sea}: sea beside")
    ana.do(f"harbor {sea} {side}")
    assert happened(ana)[0].startswith(f"You laid a harbor: path {number[1]}: coast of ")


def test_a_number_of_the_main_island_is_chosen_by_its_hex(arrive: Arrive, numbers: Moments):
    ana = reading(arrive, numbers, "token")
    expect(ana.page.locator(".decision")).to_contain_text("Type “token” and the number of a hex")
    command, words = next((c, w) for c, w in ana.legal().items() if c.startswith("token "))
    number = command.split()[-1]
    assert re.search(rf": {number}: \w+ \d+$", words)
    kept = next(n for n in range(1, 99) if f"token {n}" not in ana.legal())
    assert ana.ask(f"token {kept}")[0].startswith(f"Not possible now: hex {kept}: ")
    ana.do(command)
    assert happened(ana)[0].startswith("You moved a number: ")
