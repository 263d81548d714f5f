"""The card game at our tables: attacks wait for their answer for a fixed time, whatever is answered, and nothing is lost when the
server dies meanwhile."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.app.cluster import fresh_postgresql
from tests.app.databases import stored_in
from tests.app.players import Person, Refused, Tab, people
from tests.app.running import RunningServer
from tests.conftest import StartServer

QUICK: dict[str, Any] = {
    "profile": "1996",
    "settings": {"victory-points": 7, "window-seconds": 5},
}
COUNTERS = ("bishop", "herb-witch")
SEED = "an attack"
"""Of a game in which there is one early; in some it comes to none."""


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def server(request: pytest.FixtureRequest, start_server: StartServer) -> RunningServer:
    """A server that has the card game, on either database."""
    if request.param == "sqlite":
        return start_server(test_seed=SEED)
    cluster = request.getfixturevalue("postgresql_cluster")
    return start_server(test_seed=SEED, database_url=fresh_postgresql(cluster, "cards"))


async def opened(ana: Person, ben: Person, config: dict[str, Any]) -> str:
    table = await ana.ask("POST", "tables", {"game": "cards", "config": config})
    code: str = table["code"]
    await ben.ask("POST", f"tables/{code}/seats/1", {})
    for person in (ana, ben):
        await person.ask("POST", f"tables/{code}/ready", {"ready": True})
    await ana.ask("POST", f"tables/{code}/start")
    return code


def next_action(tab: Tab, luck: random.Random) -> dict[str, Any]:
    """Builds what can be built, and otherwise anything; attacks come first."""
    for form in tab.forms:
        if form["type"] == "ArrangeRegions":
            return {"type": "ArrangeRegions", "regions": form["regions"]}
    actions = tab.actions
    attacks = [each for each in actions if each["type"] == "PlayCard"]
    built = [each for each in actions if each["type"].startswith("Build")]
    useful = [each for each in actions if each["type"] not in ("DeclineOffer", "Demolish")]
    return luck.choice(attacks or built or useful)


def asked(tab: Tab) -> bool:
    """True if an attack waits for an answer."""
    return any(due["kind"] == "Answer" for due in tab.view["waiting"].values())


async def play_until(tabs: list[Tab], stop: Callable[[], bool], luck: random.Random) -> None:
    """Both play until something has come about."""
    while not stop():
        mover = next(tab for tab in tabs if tab.must_act)
        version = await mover.act(next_action(mover, luck))
        for tab in tabs:
            await tab.catch_up(version)


async def test_a_game_with_an_attack_is_played_killed_resumed_and_proved(server: RunningServer):
    luck = random.Random(4)
    async with people(server, 2) as [ana, ben]:
        code = await opened(ana, ben, QUICK)
        async with ana.at(code) as one, ben.at(code) as other:
            for tab in (one, other):
                await tab.until("snapshot")
            tabs = [one, other]
            await play_until(tabs, lambda: asked(one) or "winner" in one.view, luck)
            assert asked(one), "this game has an attack"
            defender = next(tab for tab in tabs if tab.must_act)
            attacker = next(tab for tab in tabs if tab is not defender)
            with pytest.raises(Refused, match="Only the table"):
                await defender.act({"type": "CloseWindow"})
            answer = max(defender.actions, key=lambda each: each["card"] in COUNTERS)
            version = await defender.act(answer)
            await defender.catch_up(version)
            assert "answer" not in json.dumps(attacker.view["seats"][str(attacker.lobby["you"])])
            who = str(defender.lobby["you"])
            assert defender.view["seats"][who]["answer"] == (answer["card"] or "none")
            asked_of = attacker.view["waiting"][who]
            assert asked_of["kind"] == "Answer"
            assert not {"sealed", "counter"} & asked_of.keys()
            server.kill()
        server.start()
        async with ana.at(code) as one, ben.at(code) as other:
            for tab in (one, other):
                await tab.until("snapshot")
            tabs = [one, other]
            assert asked(one)
            mine = next(tab for tab in tabs if tab.must_act)
            assert mine.view["seats"][who]["answer"] == (answer["card"] or "none")
            await closed(tabs)
            opened_now = [
                event for event in one.log[-1]["events"] if event["type"] == "AttackAnswered"
            ]
            assert opened_now[0].get("card") == answer["card"]
            await finish(tabs, luck)
        record = await ana.ask("GET", f"tables/{code}/record")
        assert record["game"] == "cards"
        await ana.ask("GET", f"tables/{code}/replay?seat=0")
        verdict = server.run("verify", code)
        assert verdict.returncode == 0, verdict.stdout + verdict.stderr


async def both(tabs: list[Tab], version: int) -> None:
    for tab in tabs:
        await tab.catch_up(version)


async def closed(tabs: list[Tab]) -> None:
    """The window closes by itself."""
    while asked(tabs[0]):
        await tabs[0].read()
    await both(tabs, tabs[0].version)


async def finish(tabs: list[Tab], luck: random.Random) -> None:
    """To the end; nobody attacks any more, since every window takes its time."""
    version = tabs[0].version
    while "winner" not in tabs[0].view:
        mover = next(tab for tab in tabs if tab.must_act)
        actions = [each for each in mover.actions if each["type"] != "PlayCard"]
        built = [each for each in actions if each["type"].startswith("Build")]
        version = await mover.act(luck.choice(built or actions))
        await both(tabs, version)


async def test_the_window_is_told_to_both_alike_and_stays_open_after_the_answer(
    start_server: StartServer,
):
    server = start_server(test_seed=SEED)
    luck = random.Random(4)
    async with people(server, 2) as [ana, ben]:
        code = await opened(ana, ben, QUICK)
        async with ana.at(code) as one, ben.at(code) as other:
            tabs = [one, other]
            for tab in tabs:
                await tab.until("snapshot")
            await play_until(tabs, lambda: asked(one), luck)
            told: list[dict[str, Any]] = []
            defender = next(tab for tab in tabs if tab.must_act)
            version = await defender.act({"type": "AnswerAttack", "card": None})
            await closed(tabs)
            assert all(tab.version > version for tab in tabs), "and nobody sees a gap"
            with pytest.raises(Refused, match=r"not your turn|decided first"):
                await defender.act({"type": "AnswerAttack", "card": None})
            for tab in tabs:
                windows = [json.loads(frame) for frame in tab.frames if '"type":"window"' in frame]
                told.append(windows[0])
                assert len(windows) == 1, "an answer neither prolongs nor shortens it"
            assert [news["length"] for news in told] == [5000, 5000]


@pytest.mark.parametrize("ends", ["by a crash", "politely"])
async def test_after_a_restart_a_window_goes_on_with_what_was_left(
    start_server: StartServer, ends: str
):
    server = start_server(test_seed=SEED)
    luck = random.Random(4)
    slow = {**QUICK, "settings": {**QUICK["settings"], "window-seconds": 30}}
    async with people(server, 3) as [ana, ben, cat]:
        code = await opened(ana, ben, slow)
        async with ana.at(code) as one, ben.at(code) as other:
            tabs = [one, other]
            for tab in tabs:
                await tab.until("snapshot")
            await play_until(tabs, lambda: asked(one), luck)
            await signs(server, code)  # that the server ran on
            (server.kill if ends == "by a crash" else server.stop)()
        server.start()
        await nothing_runs_out(cat, code)
        async with ana.at(code) as one:
            gone_on = await one.until("window")
        assert gone_on["length"] == 30_000
        assert gone_on["ends"] < 29_000


async def nothing_runs_out(watcher: Person, code: str) -> None:
    """While no player is there, no time goes by."""
    async with watcher.at(code) as tab:
        await tab.until("snapshot")
        await tab.send({"type": "ping"})
        await tab.until("pong")
        assert not any('"type":"window"' in frame for frame in tab.frames)


async def signs(server: RunningServer, code: str) -> None:
    """Wait until the server has noted twice that it runs while the window is open."""
    noted: set[int] = set()
    async with asyncio.timeout(60):
        while len(noted) < 3:
            with stored_in(server.data / "hexhaven.sqlite3") as database:
                noted |= set(
                    database.execute(
                        "SELECT updated_at FROM games WHERE code = ?", [code]
                    ).fetchone()
                )
            await asyncio.sleep(0.05)


async def test_nobody_hears_whether_or_how_often_an_attack_was_answered(
    start_server: StartServer,
):
    """Changes are sealed, and one version more would show that a player has a counter and thinks twice. The window is the longest,
    and no one waits for its end."""
    server = start_server(test_seed=SEED)
    luck = random.Random(4)
    slow = {**QUICK, "settings": {**QUICK["settings"], "window-seconds": 30}}
    async with people(server, 3) as [ana, ben, cat]:
        code = await opened(ana, ben, slow)
        async with ana.at(code) as one, ben.at(code) as other, cat.at(code) as watching:
            tabs = [one, other]
            for tab in (*tabs, watching):
                await tab.until("snapshot")
            await play_until(tabs, lambda: asked(one), luck)
            attacked = one.version
            defender = next(tab for tab in tabs if tab.must_act)
            (attacker,) = (tab for tab in tabs if tab is not defender)
            for _ in range(3):
                version = await defender.act({"type": "AnswerAttack", "card": None})
                assert version == attacked, "not even its own seat gets a version for it"
            assert defender.view["seats"][str(defender.lobby["you"])]["answer"] == "none"
            assert defender.version == attacked
            for tab in (attacker, watching):
                await tab.send({"type": "ping"})
                await tab.until("pong")
                assert tab.version == attacked
                await tab.send({"type": "resume", "since": attacked})
                await tab.send({"type": "ping"})
                assert (await tab.until("update", "snapshot", "pong"))["type"] == "pong"
            async with cat.at(code) as newcomer:
                seen = await newcomer.until("snapshot")
                assert seen["version"] == attacked
                assert seen["log"][-1]["version"] == attacked


async def test_bots_play_it_to_the_end(start_server: StartServer):
    server = start_server()
    async with people(server, 1) as [ana]:
        wanted = {"game": "cards", "config": QUICK, "bots": True}
        code = (await ana.ask("POST", "tables", wanted))["code"]
        luck = random.Random(1)
        async with ana.at(code) as tab:
            await tab.until("snapshot")
            while "winner" not in tab.view:
                if tab.must_act and "answer" not in tab.view["seats"]["0"]:
                    await tab.catch_up(await tab.act(quiet_action(tab, luck)))
                else:
                    await tab.read()


def quiet_action(tab: Tab, luck: random.Random) -> dict[str, Any]:
    action = next_action(tab, luck)
    quiet = [each for each in tab.actions if each["type"] != "PlayCard"]
    return luck.choice(quiet) if action["type"] == "PlayCard" and quiet else action
