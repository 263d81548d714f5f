"""Text mode: a whole game by typed commands, and what the commands answer."""

import re
import time
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from engine.board_game.vocabulary import VOCABULARY
from tests.app.running import ROOT, RunningServer
from tests.browser.conftest import GAME_WITHIN, Arrive, ModulesIn, whole_game
from tests.browser.looking import accessible
from tests.browser.player import worth
from tests.browser.steps import call, seated, start, table_of
from tests.conftest import StartServer
from tests.forms import LONG

pytestmark = pytest.mark.browser


SEED = "text mode 3"
VERBS = {"place", "roll", "robber", "end", "build"}
ENOUGH_COMMANDS = 25
"""That do something, where the game is not played to its end."""
LOOKS: tuple[tuple[int, int, Literal["light", "dark"]], ...] = (
    (1440, 900, "light"),
    (720, 450, "light"),
    (390, 844, "dark"),
)
PICTURES = ROOT / "test-results" / "text-mode"
WISHES = ("brick", "wood", "wool", "wheat", "ore")
COSTS = {
    "build road": {"brick": 1, "wood": 1},
    "build city": {"ore": 3, "wheat": 2},
    "build settlement": {"brick": 1, "wood": 1, "wool": 1, "wheat": 1},
    "buy": {"ore": 1, "wool": 1, "wheat": 1},
}


def at_a_table(
    arrive: Arrive, at: RunningServer | None = None, *, seats: int = 2, **browser: Any
) -> Page:
    """In the first seat of a game to eight points against bots, in text mode."""
    page = arrive(None, at=at, **browser)
    page.goto(begun(page, seats))
    into_text_mode(page)
    return page


def begun(page: Page, seats: int = 2) -> str:
    """The address of a game that has begun."""
    options = {"first-player": "first-seat", "victory-points": 8}
    code = table_of(page, seats=seats, options=options)
    start(code, page)
    return f"t/{code}"


def into_text_mode(page: Page) -> None:
    page.get_by_role("link", name="Text mode").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Command", exact=True)).to_be_focused()


class Reader:
    """Plays by reading the lines of the log region and typing commands, and by nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.field = page.get_by_label("Command", exact=True)
        self.typed: list[str] = []
        self.offered_in = ""

    def type(self, command: str) -> None:
        self.typed.append(command)
        self.field.fill(command)
        self.field.press("Enter")

    def lines(self) -> list[tuple[str, str]]:
        """Kind and words of what was said since the last command."""
        said: list[list[str]] = self.page.get_by_role("log").evaluate(
            "log => [...log.children].map(line => [line.dataset.kind, line.textContent])"
        )
        last = max(index for index, (kind, _) in enumerate(said) if kind == "command")
        return [(kind, text) for kind, text in said[last + 1 :]]

    def ask(self, command: str) -> list[str]:
        """The answer to a command that only asks."""
        self.type(command)
        return [text for kind, text in self.lines() if kind == "answer"]

    def do(self, command: str) -> None:
        """An action; it is done when the server has answered."""
        self.type(command)
        expect(self.page.locator(".sending")).to_have_count(0)
        wrong = [text for kind, text in self.lines() if kind in ("refused", "answer")]
        assert wrong == [], self.typed[-5:]

    @property
    def verbs(self) -> set[str]:
        return {command.split()[0] for command in self.typed}

    @property
    def has_tried_enough(self) -> bool:
        acted = [command for command in self.typed if command.split()[0] in VERBS]
        return len(acted) >= ENOUGH_COMMANDS and self.verbs >= VERBS

    @property
    def is_asked(self) -> bool:
        return self.page.locator(".decision.mine").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("heading", name=re.compile("wins with")).count() > 0

    @property
    def turn(self) -> str:
        return self.page.locator(".facts").inner_text()

    def hand(self) -> dict[str, int]:
        return {kind: int(count) for count, kind in re.findall(r"(\d+) (\w+)", self.ask("hand")[0])}

    def legal(self) -> dict[str, str]:
        """Command to words, as `legal all` lists them."""
        return dict(line.split(" – ", 1) for line in self.ask("legal all") if " – " in line)

    def step(self) -> bool:
        """Do one thing, if something is asked."""
        if not self.is_asked:
            return False
        legal = self.legal()
        if "discard" in legal:
            self.do(self.cheapest_discard(legal["discard"]))
        elif command := self.best(legal, "place ") or self.best(legal, "robber "):
            self.do(command)
        elif command := self.best(legal, "accept ") or self.best(legal, "no "):
            self.type(command)  # somebody else may be quicker
        elif "roll" in legal:
            self.do("play knight" if "play knight" in legal else "roll")
        elif "end" in legal:
            self.use_turn(legal)
        return True

    def best(self, legal: dict[str, str], start: str) -> str | None:
        fits = [command for command in legal if command.startswith(start)]
        return max(fits, key=lambda command: worth(legal[command]), default=None)

    def cheapest_discard(self, words: str) -> str:
        found = re.search(r"\d+", words)
        assert found is not None
        hand = self.hand()
        cards = sorted(
            (kind for kind, count in hand.items() for _ in range(count)),
            key=lambda kind: (-hand[kind], WISHES.index(kind)),
        )[: int(found[0])]
        return "discard " + " ".join(f"{cards.count(kind)} {kind}" for kind in dict.fromkeys(cards))

    def use_turn(self, legal: dict[str, str]) -> None:
        hand = self.hand()
        roads = sum(command.startswith("build road") for command in self.typed)
        plans = ["build city ", "build settlement ", "choose ", "play "]
        if roads > 0:  # cards alone would win no game
            plans.append("buy")
        plans.insert(2 if roads < 4 else 5, "build road ")
        wishes = (self.best(legal, plan) for plan in plans)
        command = next(filter(None, wishes), None) or self.supply_trade(legal, hand)
        if command:
            self.do(command)
        elif (
            "offer" in legal and self.offered_in != self.turn and max(hand.values(), default=0) > 1
        ):
            self.offered_in = self.turn
            give = max(hand, key=lambda kind: hand[kind])
            get = next(kind for kind in WISHES if hand.get(kind, 0) == 0 or kind != give)
            self.do(f"offer 1 {give} for 1 {get}")
        else:
            self.do("end")

    def supply_trade(self, legal: dict[str, str], hand: dict[str, int]) -> str | None:
        """A trade that makes a plan affordable."""
        for cost in COSTS.values():
            lacking = {kind for kind in cost if hand.get(kind, 0) < cost[kind]}
            for command in legal:
                trade = re.fullmatch(r"trade (\d) (\w+) for (\w+)", command)
                if trade and {trade[3]} == lacking:
                    left = hand.get(trade[2], 0) - int(trade[1])
                    if left >= cost.get(trade[2], 0):
                        return command
        return None


NOT_UNDERSTOOD = """async () => {
    const { legal } = await import(asset("js/core/store.js"));
    const { commandOf } = await import(asset("js/board_game/textmode/possible.js"));
    const { answerTo } = await import(asset("js/board_game/textmode/commands.js"));
    return legal.value.map((action) => [action, commandOf(action)]).filter(([action, command]) =>
        JSON.stringify(answerTo(command).actions) !== JSON.stringify([action]));
}"""


@whole_game
def test_a_whole_game_by_typed_commands(arrive: Arrive, start_server: StartServer):
    page = at_a_table(arrive, start_server(test_seed=SEED), seats=3)
    ana = Reader(page)
    deadline = time.monotonic() + GAME_WITHIN
    while not ana.is_over and (LONG or not ana.has_tried_enough):
        assert time.monotonic() < deadline, f"no winner: {ana.turn} {ana.typed[-10:]}"
        if ana.is_asked:
            assert page.evaluate(NOT_UNDERSTOOD) == []
        if not ana.step():
            page.wait_for_timeout(20)
    if LONG:
        take_picture(page, "end")
        expect(page.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(4)
        assert ana.ask("roll")[0] == "The game is over."
    assert ana.verbs >= VERBS


def test_text_mode_is_the_first_link_of_the_table_and_remembered(arrive: Arrive):
    page = arrive(None)
    page.goto(begun(page))
    expect(page.locator(".board")).to_be_visible()
    page.keyboard.press("Tab")
    link = page.get_by_role("link", name="Text mode")
    expect(link).to_be_focused()
    box = link.bounding_box()
    assert box is not None
    assert box["width"] > 44
    assert box["height"] > 30
    page.keyboard.press("Enter")
    expect(page.get_by_label("Command", exact=True)).to_be_focused()
    page.reload()
    expect(page.get_by_role("heading", name="Commands")).to_be_visible()
    page.keyboard.press("Tab")
    back = page.get_by_role("link", name="Board", exact=True)
    expect(back).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_visible()
    expect(link).to_be_focused()
    page.reload()
    expect(page.locator(".board")).to_be_visible()


def test_every_kind_of_action_has_a_command(modules: ModulesIn):
    covered = modules().evaluate(
        """async () => (await import(asset("js/board_game/textmode/possible.js"))).COVERED"""
    )
    assert {kind.__name__ for kind in VOCABULARY.actions} == set(covered)


def test_what_is_not_possible_is_answered_with_what_is(arrive: Arrive):
    ana = Reader(at_a_table(arrive))
    possible = ["Possible now:", "Place a settlement: place 1 and 53 more"]
    assert ana.ask("roll") == ["“roll” is not possible now.", *possible]
    assert ana.ask("build s 99")[0] == "There is no place with the number 99."
    assert ana.ask("build road 3") == ["Not during set-up.", *possible]
    assert ana.ask("trade 4 wool for ore") == ["Not during set-up.", *possible]
    assert ana.ask("robber 3 birch") == ["“robber” is not possible now.", *possible]
    assert ana.ask("play monopoly ore") == ["You have no Monopoly.", *possible]
    assert ana.ask("play chess") == ["There is no card “chess”.", *possible]
    assert ana.ask("dance") == ["There is no command “dance”. “help” lists all of them."]
    assert ana.ask("pla") == ["“pla” may mean players, place, or play."]
    assert ana.ask("place")[0] == "Which place? Name its number."
    assert "event" not in {kind for kind, _ in ana.lines()}
    ana.do("S 1")
    expect(ana.page.get_by_role("log")).to_contain_text("You built a settlement: corner 1: ")
    assert ana.ask("place 60")[0].startswith("Not possible now: path 60: between ")
    assert len(ana.ask("place 60")) == 3
    assert ana.ask("board 1")[1].endswith("; your settlement; paths 1, 2")
    assert len(ana.ask("board")) == 20
    assert len(ana.ask("help")) > 25
    assert ana.ask("help monopoly") == ana.ask("help")
    assert len(ana.ask("help b")) == 1


def test_cards_and_players_are_read_as_people_write_them(arrive: Arrive):
    page = at_a_table(arrive, seats=3)
    read = page.evaluate(
        """async () => {
            const { cardsOf, swapOf, wordsOfCommand, seatsNamed, kindOf } = await import(asset("js/board_game/textmode/reading.js"));
            return {
                cards: ["2 wool 1 ore", "2w, 1 Ore", "wool and wool & ore", "a sheep two rocks", "3", "2 gold"].map((text) => cardsOf(wordsOfCommand(text))),
                kinds: ["b", "l", "w", "g", "o", "wheat", "Wood", "bricks", "clay", "x"].map((word) => kindOf(word) ?? null),
                swaps: ["1 brick for 1 wool", "wool for", "for wool", "ore -> 2 grain"].map((text) => swapOf(wordsOfCommand(text)) ?? null),
                seats: ["birch", "bi", "p1", "Ana and CEDAR", "zoe", "p9"].map((text) => seatsNamed(wordsOfCommand(text))),
            };
        }"""
    )
    assert [each["cards"] for each in read["cards"][:4]] == [
        {"wool": 2, "ore": 1},
        {"wool": 2, "ore": 1},
        {"wool": 2, "ore": 1},
        {"wool": 1, "ore": 2},
    ]
    assert [each["unknown"] for each in read["cards"][4:]] == ["3", "gold"]
    kinds = ["brick", "lumber", "wool", "grain", "ore", "grain", "lumber", "brick", "brick", None]
    assert read["kinds"] == kinds
    assert [swap and (swap["give"], swap["get"], swap["counted"]) for swap in read["swaps"]] == [
        ({"brick": 1}, {"wool": 1}, True),
        None,
        None,
        ({"ore": 1}, {"grain": 2}, False),
    ]
    assert [each["seats"] for each in read["seats"]] == [[1], [1], [0], [0, 2], [], []]
    assert [each.get("unknown") for each in read["seats"][4:]] == ["zoe", "p9"]


def test_two_people_bargain_in_words(arrive: Arrive, start_server: StartServer):
    server = start_server(test_seed="bargain")
    ana, ben = two_at_the_beginners_table(arrive, server)
    ana.do("roll")
    expect(ana.page.locator(".decision")).to_contain_text("Your turn")
    expect(ben.page.get_by_role("log")).to_contain_text("Ana rolled")
    mine, his = ana.hand(), ben.hand()
    give, get = next(kind for kind in mine if kind not in his), next(kind for kind in his)
    ana.do(f"offer {give} for {get} to ben")
    expect(ben.page.locator(".decision")).to_contain_text(
        "You are asked to answer: accept 1 or no 1"
    )
    assert ben.ask("offers") == [f"1: Ana gives you 1 {give}, you give 1 {get}"]
    assert ben.ask("accept 7")[0] == "Which one?"
    ben.do(f"counter 1 {get} for 2 {give}")
    expect(ana.page.locator(".decision")).to_contain_text("accept 2 or no 2")
    ana.do("no ben")
    assert ana.ask("choose ben")[0] == "“choose” is not possible now."
    ben.do("accept")
    expect(ana.page.locator("#text-offers + ul")).to_contain_text("Ben: accepts")
    take_picture(ana.page, "offer")
    ana.do("choose b")
    expect(ben.page.get_by_role("log")).to_contain_text(f"Ana gave you 1 {give} for 1 {get}")
    assert ana.hand().get(get, 0) == mine.get(get, 0) + 1
    ana.do(f"offer {get} for {give}")
    ana.do("withdraw")
    expect(ben.page.get_by_role("log")).to_contain_text("Ana withdrew the offer")
    ana.do("say Well played, Ben")
    expect(ben.page.get_by_role("log")).to_contain_text("Ana says: Well played, Ben")
    assert ben.ask("chat") == ["Ana says: Well played, Ben"]
    assert ana.ask("offer 9 ore for 1 brick to zoe")[0].startswith("Nobody here is called “zoe”")
    ana.type("offer 9 ore for 1 brick")
    refusal = ana.page.locator("[data-kind=refused]")
    expect(refusal).to_have_text("You need 7 ore more.")


def two_at_the_beginners_table(arrive: Arrive, server: RunningServer) -> tuple[Reader, Reader]:
    """Everything is placed; Ana has the turn, and both are in text mode."""
    ana, ben = seated(arrive, "Ana", "Ben", at=server)
    for page in (ana, ben):
        into_text_mode(page)
    return Reader(ana), Reader(ben)


def test_a_spectator_reads_and_may_not_play(arrive: Arrive, server: RunningServer):
    ana = at_a_table(arrive)
    eve = arrive(ana.url, at=server)
    call(eve, "POST", f"{server.base}/api/me", {"name": "Eve"})
    eve.reload()
    into_text_mode(eve)
    reader = Reader(eve)
    assert reader.ask("place 1")[0] == "You are watching; only seated players can act."
    assert reader.ask("hand") == ["You are watching; only seated players can act."]
    assert len(reader.ask("players")) == 2
    expect(eve.get_by_role("heading", name="Your hand")).to_have_count(0)


def test_buttons_do_what_the_commands_do_and_the_focus_stays(arrive: Arrive):
    page = at_a_table(arrive)
    page.locator("summary", has_text="Place a settlement").click()
    page.get_by_role("button", name=re.compile("^14: ")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You built a settlement: corner 14")
    expect(page.locator("[data-kind=command]")).to_have_text(["place 14"])
    expect(page.get_by_role("heading", name="What you can do")).to_be_focused()
    roads = page.get_by_role("button", name=re.compile("from corner"))
    expect(roads).to_have_count(3)
    expect(page.get_by_role("row", name=re.compile("^Corner 14 "))).to_contain_text(
        "your settlement"
    )


def test_the_arrows_bring_earlier_commands_back(arrive: Arrive):
    ana = Reader(at_a_table(arrive))
    for command in ("hand", "bank"):
        ana.type(command)
    for key, shown in (
        ("Up", "bank"),
        ("Up", "hand"),
        ("Up", "hand"),
        ("Down", "bank"),
        ("Down", ""),
    ):
        ana.page.keyboard.press(f"Arrow{key}")
        expect(ana.field).to_have_value(shown)
    ana.field.fill("offer 1 w")
    for key, shown in (("Up", "bank"), ("Down", "offer 1 w")):
        ana.page.keyboard.press(f"Arrow{key}")
        expect(ana.field).to_have_value(shown)


def test_text_mode_is_accessible_and_fits(arrive: Arrive):
    page = at_a_table(arrive)
    ana = Reader(page)
    for best in ("place 10", "place 9", "legal"):
        ana.type(best)
        expect(page.locator(".sending")).to_have_count(0)
    page.locator("summary", has_text="Pieces of the others").click()
    for width, height, scheme in LOOKS:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        accessible(page)
        take_picture(page, f"page-{width}-{scheme}", full_page=True)


def take_picture(page: Page, name: str, **how: Any) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=Path(PICTURES, f"{name}.jpg"), **how)


def test_text_mode_settles_with_the_table_what_the_page_does(arrive: Arrive, server: RunningServer):
    ana, ben = seated(arrive, "Ana", "Ben")
    into_text_mode(ben)
    reader = Reader(ben)
    propose = """async () => (await import(asset("js/core/net.js"))).propose({ table: "pause" })"""
    ana.evaluate(propose)
    said = ben.get_by_role("log")
    expect(said).to_contain_text("Type “agree” or “decline”.")
    expect(ben.get_by_role("region", name="The table")).to_contain_text("Ana")
    reader.type("decline")
    expect(said).to_contain_text("You do not want to pause")
    reader.type("pause")
    expect(ana.locator("[data-proposal=pause]")).to_be_visible()
    reader.type("disagree")
    expect(ana.locator("[data-proposal=pause]")).to_have_count(0)
    reader.type("remind ana")
    expect(said).to_contain_text("Ana has been reminded")
    assert "undo" in " ".join(reader.ask("undo"))
    assert reader.ask("want ore have wool")[0].startswith("The table sees: you want ore")
    reader.type("concede ana")
    expect(ana.locator("[data-proposal=concede]")).to_be_visible()
    button = ana.locator("[data-proposal=concede] .acts .good")
    button.click()
    expect(ben.get_by_role("heading", name=re.compile("Ana|You"))).not_to_have_count(0)
