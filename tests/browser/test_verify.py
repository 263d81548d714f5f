"""The dice checked in the browser: a true record is accepted, a forged one named by its first line that does not fit."""

import copy
import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Arrive
from tests.browser.finished_game import FinishedGames, finished_games
from tests.browser.looking import accessible
from tests.forms import varied

pytestmark = pytest.mark.browser

Record = dict[str, Any]

CHECK_AS_WELL = """async (code) => {
  const { getRecord } = await import(asset("js/core/api.js"));
  const { check, readRecord } = await import(asset("js/pages/verify/record.js"));
  await check(readRecord(JSON.stringify(await getRecord(code))));
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}"""
"""The same work as the page's own, begun later and therefore done later, and shown."""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FinishedGames]:
    with finished_games(tmp_path_factory.mktemp("finished")) as games:
        yield games


@pytest.fixture(scope="module")
def verifying(arrive_once: Arrive, games: FinishedGames) -> Page:
    """The page that checks the game that was won, for tests that hand it a record of their own."""
    page = arrive_once(f"/t/{games.won}/verify", at=games.server)
    expect(page.locator(".verdict.right")).to_be_visible()
    return page


def check(page: Page, record: Record | str) -> None:
    """Hand a record over as text."""
    text = record if isinstance(record, str) else json.dumps(record)
    page.get_by_label("Or paste the text of a record").fill(text)
    page.get_by_role("button", name="Check the text").click()


def drawn(record: Record, kind: str) -> list[Record]:
    """The lines of a record that count and in which something of this kind was drawn."""
    return [line for line in record["actions"] if any(kind in said for said in line["outcomes"])]


def signs(page: Page) -> set[str]:
    shown = page.locator(".draws .sign svg").evaluate_all(
        "all => all.map((sign) => sign.getAttribute('aria-label'))"
    )
    assert shown
    return set(shown)


@varied("phone, scheme", (True, "dark"), (False, "light"))
def test_a_true_record_is_accepted_line_by_line(
    arrive: Arrive, games: FinishedGames, phone: bool, scheme: str
):
    page = arrive(f"/t/{games.won}/verify", at=games.server, phone=phone, color_scheme=scheme)
    expect(page.get_by_text("Everything checks out")).to_be_visible()
    record = games.ask(f"tables/{games.won}/record")
    lines = [record["start"], *record["actions"]]
    rolls = [said for line in lines for said in line["outcomes"] if "dice" in said]
    start = sum("dice" in said for said in record["start"]["outcomes"])
    expect(page.get_by_role("status")).to_contain_text(
        f"All {len(rolls)} rolls ({start} of them for the start), all"
    )
    page.get_by_role("button", name="Rolls").click()
    expect(page.locator(".draws tbody tr")).to_have_count(len(rolls))
    assert signs(page) == {"right"}
    expect(page.locator(".explained")).to_contain_text(record["seed"])
    expect(page.locator(".explained")).to_contain_text(f"hexhaven verify {games.won}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(page)


def test_a_game_that_went_back_and_was_given_up_is_accepted_too(
    arrive: Arrive, games: FinishedGames
):
    record = games.ask(f"tables/{games.conceded}/record")
    assert record["taken_back"]
    page = arrive(f"/t/{games.conceded}/verify", at=games.server)
    expect(page.get_by_text("Everything checks out")).to_be_visible()
    assert signs(page) == {"right"}
    expect(page.locator(".draws tr.back")).to_have_count(
        sum(len(line["outcomes"]) for line in record["taken_back"])
    )


def test_a_line_of_the_table_leads_to_its_moment_in_the_replay(
    arrive: Arrive, games: FinishedGames
):
    page = arrive(f"/t/{games.won}/verify", at=games.server)
    record = games.ask(f"tables/{games.won}/record")
    version = drawn(record, "dice")[0]["version"]
    page.get_by_role("link", name=f"Line {version} in the replay").click()
    expect(page.get_by_role("slider")).to_have_value(str(version))


# Forgeries: what was done, and what has to be said of it


def other_dice(record: Record) -> str:
    line = drawn(record, "dice")[3]
    one, other = line["outcomes"][0]["dice"]
    line["outcomes"][0]["dice"] = [one % 6 + 1, other]
    return (
        f"Line {line['version']}, a roll: the record says {one % 6 + 1} and {other} "
        f"(total {one % 6 + 1 + other}), the seed gives {one} and {other} (total {one + other})."
    )


def exchanged_dice(record: Record) -> str:
    """Two rolls change places, so that all of them are real."""
    rolls = drawn(record, "dice")
    first = rolls[2]
    second = next(line for line in rolls[3:] if line["outcomes"][0] != first["outcomes"][0])
    first["outcomes"], second["outcomes"] = second["outcomes"], first["outcomes"]
    return f"Line {first['version']}, a roll: the record says"


def other_card(record: Record) -> str:
    line = next(
        line
        for line in drawn(record, "card")
        if sum(bool(count) for count in line["outcomes"][0]["of"]) > 1
    )
    said = line["outcomes"][0]
    said["card"] = next(
        kind for kind, count in enumerate(said["of"]) if count and kind != said["card"]
    )
    return f"Line {line['version']}, a theft: the record says"


def other_shuffle(record: Record) -> str:
    order = next(said["order"] for said in record["start"]["outcomes"] if "order" in said)
    order[0], order[1] = order[1], order[0]
    return f"Line 0, a shuffle: the record says {len(order)} things"


def roll_left_out(record: Record) -> str:
    """A bad roll is not told; the ones after it then come from other places."""
    rolls = drawn(record, "dice")
    left_out, next_one = next(
        (one, other) for one, other in pairwise(rolls[4:]) if one["outcomes"] != other["outcomes"]
    )
    left_out["outcomes"] = []
    return f"Line {next_one['version']}, a roll: the record says"


def other_seed(record: Record) -> str:
    record["seed"] = "00" * 32
    return "Its seed is not the one that was sealed"


def other_nonce(record: Record) -> str:
    record["nonces"][2] = "chosen"
    return "Line 0,"


def line_left_out(record: Record) -> str:
    gone = record["actions"].pop(40)
    return f"Line {gone['version']} is missing, or appears twice."


def filed_as_taken_back(record: Record) -> str:
    line = record["actions"].pop()
    record["taken_back"].append(line)
    return f"Line {line['version']} is in the wrong place"


def draw_in_an_act(record: Record) -> str:
    act = record["acts"][-1]
    act["outcomes"] = [{"dice": [6, 6]}]
    return f"Line {act['version']} is a decision of the table"


def back_to_nowhere(record: Record) -> str:
    record["actions"] += record["taken_back"]
    record["taken_back"] = []
    rewind = next(act for act in record["acts"] if act["action"]["table"] == "rewind")
    rewind["action"]["to"] = rewind["version"] + 1
    return f"Line {rewind['version']} goes back to a move that does not exist."


def impossible_draw(record: Record) -> str:
    line = drawn(record, "dice")[0]
    line["outcomes"] = [{"dice": "6 6"}]
    return f"Line {line['version']} contains a draw that no game can make."


FORGERIES: list[Callable[[Record], str]] = [
    other_dice,
    exchanged_dice,
    other_card,
    other_shuffle,
    roll_left_out,
    other_seed,
    other_nonce,
    line_left_out,
    filed_as_taken_back,
    draw_in_an_act,
    back_to_nowhere,
    impossible_draw,
]


def test_every_forgery_is_found_and_its_first_line_named(arrive: Arrive, games: FinishedGames):
    page = arrive(f"/t/{games.conceded}/verify", at=games.server)
    true = games.ask(f"tables/{games.conceded}/record")
    for forge in FORGERIES:
        record = copy.deepcopy(true)
        wanted = forge(record)
        check(page, record)
        expect(page.locator(".verdict.wrong"), forge.__name__).to_contain_text(wanted)
    check(page, true)
    expect(page.locator(".verdict.right")).to_be_visible()


def test_the_record_of_another_game_does_not_pass_for_this_one(
    arrive: Arrive, games: FinishedGames
):
    page = arrive(f"/t/{games.won}/verify", at=games.server)
    other = games.ask(f"tables/{games.conceded}/record")
    check(page, other)
    expect(page.locator(".verdict.right")).to_be_visible()
    check(page, {**other, "code": games.won})
    expect(page.locator(".verdict.wrong")).to_contain_text("seed and seal were replaced")
    page.get_by_role("button", name="Back to this table’s record").click()
    expect(page.locator(".verdict.right")).to_be_visible()


def test_the_browser_remembers_the_seal_it_saw_in_the_lobby(arrive: Arrive, games: FinishedGames):
    page = arrive(at=games.server)
    page.get_by_label("Your name at the table").fill("Ana")
    page.get_by_role("button", name="Create table").click()
    sealed = page.locator(".seal")
    sealed.locator("summary").click()
    seal = sealed.locator("p code").inner_text()
    code = page.url.rsplit("/", 1)[1]
    assert games.ask(f"tables/{code}")["seal"] == seal

    page.goto(f"{games.server.base}/t/{code}/verify")
    expect(page.get_by_text("The game is still running")).to_be_visible()
    expect(page.locator(".explained")).to_contain_text(seal)
    other = games.ask(f"tables/{games.won}/record")
    check(page, {**other, "code": code})
    expect(page.locator(".verdict.wrong")).to_contain_text("seed and seal were replaced")
    check(page, {**other, "code": code, "seal": seal})
    expect(page.locator(".verdict.wrong")).to_contain_text("not the one that was sealed")
    expect(page.locator(".verify-steps")).to_contain_text(
        "Your browser saw the same seal before the game began"
    )


def test_a_file_may_be_chosen_or_dropped(arrive: Arrive, games: FinishedGames, tmp_path: Path):
    record = games.ask(f"tables/{games.won}/record")
    wanted = other_dice(record)
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(record))
    page = arrive(f"/t/{games.won}/verify", at=games.server)
    expect(page.locator(".verdict.right")).to_be_visible()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file)
    expect(page.locator(".verdict.wrong")).to_contain_text(wanted)
    expect(page.locator(".verify-file")).to_contain_text("forged.json")
    page.get_by_role("button", name="Back to this table’s record").click()
    expect(page.locator(".verdict.right")).to_be_visible()
    dropped = page.evaluate_handle(
        """(text) => {
            const files = new DataTransfer();
            files.items.add(new File([text], "dropped.json"));
            return files;
        }""",
        file.read_text(),
    )
    page.dispatch_event(".drop", "drop", {"dataTransfer": dropped})
    expect(page.locator(".verify-file")).to_contain_text("dropped.json")
    expect(page.locator(".verdict.wrong")).to_contain_text(wanted)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("dice", "It is not JSON."),
        ("{}", "Something that every record has is missing"),
        ("null", "Something that every record has is missing"),
    ],
)
def test_what_is_no_record_is_called_so(verifying: Page, text: str, why: str):
    check(verifying, text)
    expect(verifying.locator(".verdict.wrong")).to_contain_text("This is not a record of a game")
    expect(verifying.locator(".verdict.wrong")).to_contain_text(why)
    verifying.get_by_role("button", name="Back to this table’s record").click()
    expect(verifying.locator(".verdict.right")).to_be_visible()


def test_a_record_that_comes_late_does_not_take_the_place_of_what_was_asked_for_since(
    arrive: Arrive, games: FinishedGames
):
    page = arrive(None, at=games.server)
    late: list[Route] = []
    page.route("**/record", lambda route: late.append(route))
    page.goto(f"{games.server.base}/t/{games.won}/verify")
    check(page, "no record at all")
    expect(page.locator(".verdict.wrong")).to_be_visible()
    with page.expect_response("**/record"):
        late[0].continue_()
    page.unroute("**/record")
    page.evaluate(CHECK_AS_WELL, games.won)
    expect(page.locator(".verdict.wrong")).to_be_visible()


def test_a_record_may_lack_nothing(verifying: Page, games: FinishedGames):
    record = games.ask(f"tables/{games.won}/record")
    for part in ("seed", "seal", "nonces", "seats", "start", "actions", "acts", "taken_back"):
        check(verifying, {name: value for name, value in record.items() if name != part})
        expect(verifying.locator(".verdict.wrong"), part).to_contain_text(
            "every record has is missing"
        )


# Without the browser's own cryptography

WITHOUT_WEB_CRYPTO = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"


def test_over_plain_http_the_page_does_its_own_sums(arrive: Arrive, games: FinishedGames):
    page = arrive(None, at=games.server)
    page.add_init_script(WITHOUT_WEB_CRYPTO)
    page.goto(f"{games.server.base}/t/{games.won}/verify")
    expect(page.get_by_text("Everything checks out")).to_be_visible()
    expect(page.locator(".explained")).to_contain_text("noble-hashes")
    record = games.ask(f"tables/{games.won}/record")
    wanted = other_dice(record)
    check(page, record)
    expect(page.locator(".verdict.wrong")).to_contain_text(wanted)


# FIPS 180-4 and RFC 4231
DIGESTS = {
    "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": (
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    "a" * 1_000_000: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
}
CODES = [
    (
        "0b" * 20,
        "Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ),
    (
        "4a656665",
        "what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ),
    (
        "aa" * 131,
        "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ),
]
HASH = """async ([digests, codes]) => {
    const { bytesOf, hasWebCrypto, hexOf, hmacUnder, sha256 } = await import(asset("js/pages/verify/hashing.js"));
    const utf8 = new TextEncoder();
    return [
        hasWebCrypto,
        await Promise.all(digests.map(async (text) => hexOf(await sha256(utf8.encode(text))))),
        await Promise.all(codes.map(async ([key, text]) => hexOf(await (await hmacUnder(bytesOf(key)))(text)))),
    ];
}"""


@pytest.mark.parametrize("crypto", [True, False])
def test_digests_are_those_of_the_standards(arrive: Arrive, crypto: bool):
    page = arrive()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    if not crypto:
        page.add_init_script(WITHOUT_WEB_CRYPTO)
        page.reload()
    used, digests, codes = page.evaluate(HASH, [list(DIGESTS), [code[:2] for code in CODES]])
    assert used == crypto
    assert any("hashes" in url for url in loaded) == (not crypto), "loaded where it is needed"
    assert digests == list(DIGESTS.values())
    assert codes == [code[2] for code in CODES]


def test_the_same_draws_with_web_crypto_and_without(arrive: Arrive, games: FinishedGames):
    record = games.ask(f"tables/{games.won}/record")
    ask = """async (record) => {
        const { check } = await import(asset("js/pages/verify/record.js"));
        return check(record);
    }"""
    record["nonces"][0] = "forged"
    page = arrive(at=games.server)
    with_it = page.evaluate(ask, record)
    page.add_init_script(WITHOUT_WEB_CRYPTO)
    page.reload()
    without = page.evaluate(ask, record)
    assert with_it == without
    wrong = [draw for draw in without["draws"] if not draw["fits"]]
    assert len(wrong) > 0.75 * len(without["draws"]), "by chance a few fit all the same"
