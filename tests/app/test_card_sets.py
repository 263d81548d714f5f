"""Tables with a set of cards of another package: chosen in the lobby, played, killed, resumed and proved; gone with the package, and back with
it (docs/adding-a-card.md)."""

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.app.players import Person, Tab, people
from tests.app.running import RunningServer
from tests.app.test_card_game import QUICK, both, finish, next_action
from tests.card_sets import HARVEST, files_of_the_page, install, with_other_names
from tests.conftest import StartServer

SETS = ["printed-1", HARVEST]
NOT_INSTALLED = 4011


@pytest.fixture
def server(start_server: StartServer, tmp_path: Path) -> RunningServer:
    """A server with the set of the page in one folder, and another folder without it."""
    packages = tmp_path / "packages"
    packages.mkdir()
    install(files_of_the_page(), packages)
    return start_server(program="tests.app.with_packages", test_packages=packages, test_seed="rain")


async def chosen(host: Person, sets: list[str], **more: Any) -> str:
    """A table of the card game, whose host then chooses its sets in the lobby."""
    table = await host.ask("POST", "tables", {"game": "cards", "config": QUICK, **more})
    code: str = table["code"]
    lobby = await host.ask("PATCH", f"tables/{code}", {"config": {**QUICK, "sets": sets}})
    assert lobby["config"].get("sets", SETS[:1]) == sets
    return code


async def begun(host: Person, guest: Person, sets: list[str]) -> str:
    code = await chosen(host, sets)
    await guest.ask("POST", f"tables/{code}/seats/1", {})
    for person in (host, guest):
        await person.ask("POST", f"tables/{code}/ready", {"ready": True})
    await host.ask("POST", f"tables/{code}/start")
    return code


def happened(tab: Tab, kind: str) -> bool:
    return any(event["type"] == kind for entry in tab.log for event in entry["events"])


async def play(tabs: list[Tab], luck: random.Random, actions: int, until: str = "") -> None:
    """Both play, so many actions or until something has happened; a Market Day is held as soon as it can be."""
    for tab in tabs:
        await tab.until("snapshot")
    for _ in range(actions):
        if until and happened(tabs[0], until):
            return
        mover = next(tab for tab in tabs if tab.must_act)
        held = [each for each in mover.actions if each.get("card") == f"{HARVEST}-market-day"]
        played = [each for each in held if each["type"] == "PlayCard"]
        taken = [
            each
            for each in mover.actions
            if each["type"] == "TakeCard"
            and mover.view["seats"][str(mover.lobby["you"])]["looking"][each["position"]]
            == f"{HARVEST}-market-day"
        ]
        action = (played or taken or [next_action(mover, luck)])[0]
        await both(tabs, await mover.act(action))


async def test_a_table_with_another_set_is_played_killed_resumed_and_proved(server: RunningServer):
    luck = random.Random(4)
    async with people(server, 2) as [ana, ben]:
        catalog = await ana.ask("GET", "catalog?game=cards")
        assert [each["key"] for each in catalog["sets"]] == SETS
        code = await begun(ana, ben, SETS)
        async with ana.at(code) as one, ben.at(code) as other:
            await play([one, other], luck, 400, until="CropNamed")
            assert happened(one, "CropNamed")
            server.kill()
        server.start()
        async with ana.at(code) as one, ben.at(code) as other:
            tabs = [one, other]
            await play(tabs, luck, 0)
            await finish(tabs, luck)
        record = await ana.ask("GET", f"tables/{code}/record")
        assert record["config"]["sets"] == SETS
        await ana.ask("GET", f"tables/{code}/replay?seat=0")
        verdict = server.run("verify", code)
        assert verdict.returncode == 0, verdict.stdout + verdict.stderr


async def test_bots_play_with_another_set(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await chosen(ana, SETS)
        await ana.ask("POST", f"tables/{code}/seats/1/bot", {"level": "easy"})
        await ana.ask("POST", f"tables/{code}/ready", {"ready": True})
        await ana.ask("POST", f"tables/{code}/start")
        async with ana.at(code) as tab:
            await tab.until("snapshot")
            luck = random.Random(1)
            while tab.view["turn"]["number"] < 6:
                if tab.must_act:
                    await tab.catch_up(await tab.act(next_action(tab, luck)))
                else:
                    await tab.read()


async def test_without_its_set_a_game_stays_closed_and_opens_again_with_it(
    server: RunningServer, tmp_path: Path
):
    luck = random.Random(4)
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    install(
        with_other_names(files_of_the_page(), "broken", **{"MOST = 2": "MOST = 1 / 0"}), nothing
    )
    packages = server.environment["HEXHAVEN_TEST_PACKAGES"]
    async with people(server, 2) as [ana, ben]:
        code = await begun(ana, ben, SETS)
        printed = await begun(ben, ana, SETS[:1])
        lobby = await chosen(ana, SETS)
        for each in (code, printed):
            async with ana.at(each) as one, ben.at(each) as other:
                await play([one, other], luck, 12)
        server.stop()
        server.environment["HEXHAVEN_TEST_PACKAGES"] = str(nothing)
        server.start()
        said = server.log.read_text()
        assert "The set of cards 'broken-1' cannot be used: broken does not load" in said
        for each in (code, lobby):
            async with ana.at(each) as tab:
                assert await tab.close_code() == NOT_INSTALLED
        answer = await ana.post(f"tables/{lobby}/ready", {"ready": True})
        assert_names_the_set(answer)
        verdict = server.run("verify", code)
        assert verdict.returncode != 0
        assert f"The set of cards '{HARVEST}' is not installed." in verdict.stdout + verdict.stderr
        refused = await ana.post("tables", {"game": "cards", "config": {**QUICK, "sets": SETS}})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_config")
        async with ana.at(printed) as one, ben.at(printed) as other:
            await play([one, other], luck, 12)
        server.stop()
        server.environment["HEXHAVEN_TEST_PACKAGES"] = packages
        server.start()
        async with ana.at(code) as one, ben.at(code) as other:
            await play([one, other], luck, 12)
        verdict = server.run("verify", code)
        assert verdict.returncode == 0, verdict.stdout + verdict.stderr


def assert_names_the_set(answer: httpx.Response) -> None:
    """The answer to whoever asks for the table."""
    assert (answer.status_code, answer.json()["code"]) == (409, "not_installed")
    assert f"The set of cards '{HARVEST}' is not installed." in answer.json()["text"]
