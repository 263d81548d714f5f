"""Metrics say how the server does, to those who may ask; they name nobody and tell nothing that a player keeps hidden."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families
from pydantic import ValidationError

from app.answers import Played
from app.host.configuration import warnings
from app.metrics import KNOWN_CODES, Metrics
from app.settings import Settings
from app.storage.database import StorageFailed
from tests.app.house import ThinksHere, house, settle, unreachable
from tests.app.players import Person, game_for
from tests.app.slices import WholeServer, whole_server
from tests.app.test_sealed_answers import SEED, until_attacked
from tests.conftest import StartServer

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
TOKEN = "a-token-of-enough-letters"
HERE = "127.0.0.1:8000"

Figures = dict[tuple[str, frozenset[tuple[str, str]]], float]


def figures(page: bytes | str) -> Figures:
    text = page if isinstance(page, str) else page.decode()
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def figure(found: Figures, name: str, **labels: str) -> float:
    return found.get((f"hexhaven_{name}", frozenset(labels.items())), 0)


# Who may ask


async def asked(
    server: WholeServer, client: str = "127.0.0.1", method: str = "GET", **headers: str
) -> httpx.Response:
    """Ask for the page from this address; `host` is a header like others."""
    transport = httpx.ASGITransport(server.asgi, client=(client, 5000))
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{HERE}") as browser:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await browser.request(method, "/metrics", headers=named)


@pytest.fixture
async def local(tmp_path: Path) -> AsyncIterator[WholeServer]:
    async with whole_server(tmp_path, metrics="local", trusted_proxies="10.0.0.9") as server:
        yield server


async def test_a_server_has_no_metrics_unless_its_host_wants_them(tmp_path: Path):
    async with whole_server(tmp_path) as server:
        assert server.services.metrics is None
        assert (await asked(server)).status_code == 404


@pytest.mark.parametrize(
    ("client", "host"),
    [
        ("127.0.0.1", HERE),
        ("::1", "[::1]:8000"),
        ("::ffff:192.168.1.7", "nas.local"),
        ("192.168.1.7", "192.168.1.2:8000"),
        ("172.18.0.3", "hexhaven:8000"),
        ("10.1.2.3", "nas"),
        ("fd00::7", "[fd00::1]:8000"),
    ],
)
async def test_local_metrics_are_for_this_machine_and_its_own_network(
    local: WholeServer, client: str, host: str
):
    page = await asked(local, client, host=host)
    assert page.status_code == 200
    assert "hexhaven_build_info" in page.text
    assert page.headers["cache-control"] == "no-store"
    assert (await asked(local, client, "HEAD", host=host)).status_code == 200


@pytest.mark.parametrize(
    ("client", "headers", "why"),
    [
        ("203.0.113.5", {}, "this request comes from 203.0.113.5"),
        ("2001:db8::7", {}, "this request comes from 2001:db8::7"),
        ("100.64.0.7", {}, "this request comes from 100.64.0.7"),
        ("10.0.0.9", {"x_forwarded_for": "203.0.113.5"}, "this request comes from 203.0.113.5"),
        ("127.0.0.1", {"x_forwarded_for": "203.0.113.5"}, "not in HEXHAVEN_TRUSTED_PROXIES"),
        ("127.0.0.1", {"forwarded": "for=203.0.113.5"}, "not in HEXHAVEN_TRUSTED_PROXIES"),
        ("127.0.0.1", {"x_forwarded_for": "127.0.0.1"}, "not in HEXHAVEN_TRUSTED_PROXIES"),
        ("127.0.0.1", {"host": "play.example.org"}, "sent to a public name"),
    ],
)
async def test_who_asks_from_outside_is_told_what_to_do(
    local: WholeServer, client: str, headers: dict[str, str], why: str
):
    page = await asked(local, client, **headers)
    assert page.status_code == 403
    assert why in page.text
    assert "set HEXHAVEN_METRICS=token and HEXHAVEN_METRICS_TOKEN" in page.text
    assert "hexhaven_" not in page.text


async def test_the_page_has_the_format_that_is_asked_for(local: WholeServer):
    plain = await asked(local)
    assert plain.headers["content-type"].startswith("text/plain; version=")
    for accepted in ("application/openmetrics-text; version=1.0.0", "text/plain;q=0.5, */*;q=0.1"):
        page = await asked(local, accept=accepted)
        assert page.headers["content-type"].startswith(accepted.partition(";")[0])
        assert page.text.endswith("# EOF\n") == accepted.startswith("application")


async def test_behind_a_trusted_proxy_the_address_of_the_asker_counts(local: WholeServer):
    page = await asked(local, "10.0.0.9", x_forwarded_for="192.168.1.7")
    assert page.status_code == 200


async def test_with_a_token_metrics_can_be_read_from_anywhere(tmp_path: Path):
    async with whole_server(tmp_path, metrics="token", metrics_token=TOKEN) as server:
        outside = {"client": "203.0.113.5", "host": "play.example.org"}
        page = await asked(server, **outside, authorization=f"Bearer {TOKEN}")
        assert page.status_code == 200
        for wrong in (
            {},
            {"authorization": f"Bearer {TOKEN}x"},
            {"authorization": f"Basic {TOKEN}"},
        ):
            for client in ("203.0.113.5", "127.0.0.1"):
                page = await asked(server, client, **wrong)
                assert page.status_code == 401
                assert page.headers["www-authenticate"] == "Bearer"
                assert "HEXHAVEN_METRICS_TOKEN" in page.text
                assert TOKEN not in page.text


def test_the_token_is_one_that_can_be_sent_and_not_guessed():
    for token in ("sesame", "open sesame, open sesame", "ä" * 20):
        with pytest.raises(ValidationError, match="a token is at least 16 letters, digits"):
            Settings(metrics_token=token)
    with pytest.raises(ValidationError, match="token needs one in HEXHAVEN_METRICS_TOKEN"):
        Settings(metrics="token")
    [doubt] = warnings(Settings(metrics_token=TOKEN), {})
    assert doubt.startswith("HEXHAVEN_METRICS_TOKEN is set but has no effect")
    assert TOKEN not in doubt
    assert list(warnings(Settings(metrics_token=TOKEN, metrics="token"), {})) == []


# What they count


async def test_tables_sockets_and_actions_are_counted(local: WholeServer):
    ana, ben = await local.client("Ana"), await local.client("Ben")
    made = await ana.must("POST", "/api/tables", {"config": game_for(2), "bots": True})
    await ana.must("POST", "/api/tables", {"config": game_for(2)})
    key = made["game"]
    async with ana.at(made["code"]) as tab, ben.at(made["code"]) as watcher:
        snapshot = await tab.until("snapshot")
        await watcher.until("snapshot")
        [first, *_] = snapshot["legal"]
        action = {name: column if name == "type" else column[0] for name, column in first.items()}
        before = figures((await asked(local)).text)
        assert figure(before, "tables", state="playing", game=key) == 1
        assert figure(before, "tables", state="open", game=key) == 1
        assert figure(before, "sockets", who="seated") == 1
        assert figure(before, "sockets", who="watching") == 1
        assert figure(before, "actions_total", game=key, by="person") == 0
        sent = {"type": "act", "request": "r1", "version": snapshot["version"], "action": action}
        await tab.answer(sent, "ack")
        await watcher.answer({**sent, "request": "r2"}, "refused")
        await tab.answer({"type": "nonsense"}, "refused")
    status, _ = await ana.ask("GET", "/api/tables/ZZZZZ")
    assert status == 404
    after = figures((await asked(local)).text)
    assert figure(after, "actions_total", game=key, by="person") == 1
    assert figure(after, "sockets", who="seated") == figure(after, "sockets", who="watching") == 0
    assert figure(after, "commit_seconds_count") > figure(before, "commit_seconds_count")
    for code in ("not_seated", "malformed", "no_such_table"):
        assert figure(after, "refusals_total", code=code) == 1


async def test_a_paused_game_is_counted_as_paused(local: WholeServer):
    ana = await local.client("Ana")
    made = await ana.must("POST", "/api/tables", {"config": game_for(2), "bots": True})
    async with ana.at(made["code"]) as tab:
        await tab.until("snapshot")
        await tab.answer({"type": "propose", "request": "p", "act": {"table": "pause"}}, "ack")
        found = figures((await asked(local)).text)
    assert figure(found, "tables", state="paused", game=made["game"]) == 1
    assert figure(found, "tables", state="playing", game=made["game"]) == 0


async def test_bots_actions_and_thoughts_are_counted(tmp_path: Path):
    metrics = Metrics()
    async with house(tmp_path, metrics=metrics) as opened:
        table = await opened.begun(0, bots=2)
        live = table.live
        assert live is not None
        while not live.over:  # noqa: ASYNC110 - as somebody who looks in does
            await asyncio.sleep(0)
        found = figures(metrics.page()[0])
        key = live.game.key
        assert figure(found, "actions_total", game=key, by="bot") > 50
        assert figure(found, "bot_thought_seconds_count", level="easy") > 50
        assert figure(found, "tables", state="finished", game=key) == 1
        assert figure(found, "bots_impaired") == 0


class ThinksOn(ThinksHere):
    """A bot that decides nothing, and says when it was asked."""

    impaired = True

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def choose(self, *_asked: Any, **_more: Any) -> None:
        self.asked.set()
        await asyncio.Event().wait()


async def test_queues_are_counted_while_they_wait(tmp_path: Path):
    metrics, thinker = Metrics(), ThinksOn()
    async with house(tmp_path, metrics=metrics, thinker=thinker) as opened:
        table = await opened.begun(0, bots=2)
        await thinker.asked.wait()
        reader = await opened.listener(table, None)
        await reader.heard()
        reader.ear.reading.clear()
        table.audience.broadcast(b"{}")
        await settle()  # one message is with the socket, which does not take it
        for _ in range(3):
            table.audience.broadcast(b"{}")
        found = figures(metrics.page()[0])
        assert figure(found, "bots_thinking") == 1
        assert figure(found, "bots_impaired") == 1
        assert figure(found, "outbox_messages") == 3
        assert figure(found, "outbox_longest_messages") == 3
        reader.ear.reading.set()


async def test_writes_are_timed_and_failed_ones_counted(tmp_path: Path):
    metrics = Metrics()
    async with house(tmp_path, metrics=metrics) as opened:
        waits = asyncio.create_task(opened.database.write(lambda _connection: 1))
        await asyncio.sleep(0)
        assert figure(figures(metrics.page()[0]), "commits_waiting") == 1
        assert await waits == 1
        broken = metrics.measured(Unreachable(), ThinksHere())[0]
        with pytest.raises(StorageFailed):
            await broken.write(lambda _connection: 1)
        found = figures(metrics.page()[0])
        assert figure(found, "commits_waiting") == 0
        assert figure(found, "commit_failures_total") == 1
        assert figure(found, "commit_seconds_count") == 2


class Unreachable:
    read = write = staticmethod(unreachable)

    async def close(self) -> None:
        """Nothing is open."""


async def test_the_lag_of_the_loop_is_measured(monkeypatch: pytest.MonkeyPatch):
    metrics = Metrics()
    monkeypatch.setattr("app.metrics.LAG_EVERY_SECONDS", 0.0)
    task = asyncio.create_task(metrics.measure_lag_until_canceled())
    while figure(figures(metrics.page()[0]), "loop_lag_seconds_count") < 3:  # noqa: ASYNC110 - likewise
        await asyncio.sleep(0)
    task.cancel()


async def test_two_servers_in_one_process_count_apart(tmp_path: Path):
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    async with (
        whole_server(tmp_path / "one", metrics="local") as one,
        whole_server(tmp_path / "two", metrics="local") as two,
    ):
        ana = await one.client("Ana")
        await ana.ask("GET", "/api/tables/ZZZZZ")
        found = [figures((await asked(server)).text) for server in (one, two)]
    assert [figure(each, "refusals_total", code="no_such_table") for each in found] == [1, 0]


# What they do not tell


async def test_the_rule_by_which_a_move_is_refused_is_not_told(local: WholeServer):
    """It would tell what somebody holds."""
    assert local.services.metrics is not None
    for code in ("not_enough", "no_such_card", "anything"):
        local.services.count_refusal(code)
    found = figures((await asked(local)).text)
    assert figure(found, "refusals_total", code="rules") == 3
    codes = {dict(labels).get("code") for name, labels in found if "refusals" in name}
    assert codes == {"rules"}


async def test_a_sealed_answer_shows_in_no_figure(tmp_path: Path):
    metrics = Metrics()
    async with house(tmp_path, metrics=metrics, test_seed=SEED) as opened:
        attacked = await until_attacked(opened)
        answers = [None, attacked.deal_a_counter(), None]
        before, lines = counted(metrics), await attacked.lines()
        for number, card in enumerate(answers):
            assert isinstance(await attacked.seal(f"a{number}", card), Played)
        assert await attacked.lines() == lines + len(answers), "each of them is stored"
        assert counted(metrics) == before


def counted(metrics: Metrics) -> Figures:
    """Without the figures of the process itself."""
    found = figures(metrics.page()[0])
    return {key: value for key, value in found.items() if key[0].startswith("hexhaven_")}


CANARIES = {"name": "Kanarienvogel", "table": "Zeisignest", "chat": "Stieglitz"}


async def test_a_running_server_names_nobody_and_has_exactly_what_the_documents_describe(
    start_server: StartServer,
):
    server = start_server(metrics="local", password="Gimpelnest", behind_nginx=False)
    async with Person(server, CANARIES["name"]) as ana:
        await ana.arrive(password="Gimpelnest")
        config = game_for(2)
        wanted = {"name": CANARIES["table"], "config": config, "bots": True}
        code = (await ana.ask("POST", "tables", wanted))["code"]
        async with ana.at(code) as tab:
            await tab.until("snapshot")
            await tab.send({"type": "chat", "text": CANARIES["chat"]})
            while tab.chat == []:
                await tab.read()
            await tab.act(tab.actions[0])
            page = await ana.http.get("/metrics", headers={"host": HERE})
        assert page.status_code == 200, page.text
        token, address = ana.token, "127.0.0.1"
    found = figures(page.text)
    assert sum(value for (name, _), value in found.items() if name == "hexhaven_actions_total") >= 1
    for told in (*CANARIES.values(), "Gimpelnest", code, token, address):
        assert told.lower() not in page.text.lower()
    assert set(kinds(page.text)) == set(described())
    assert {name: kind for name, (kind, _) in described().items()} == kinds(page.text)
    labels: dict[str, set[str]] = {}
    for name, named in found:
        family = family_of(name, kinds(page.text))
        labels.setdefault(family, set()).update(dict(named).keys() - {"le"})
    for family, (_, documented) in described().items():
        assert labels.get(family, documented) == documented, family
    for file in ("dashboard.json", "alerts.yml"):
        asked_for = {family_of(name, kinds(page.text)) for name in metrics_in(file)}
        assert asked_for <= set(kinds(page.text)), file
    drawn = {family_of(name, kinds(page.text)) for name in metrics_in("dashboard.json")}
    assert drawn == set(kinds(page.text)), "the dashboard shows everything"


def kinds(page: str) -> dict[str, str]:
    """By metric of this server's own: its kind."""
    return dict(re.findall(r"^# TYPE (hexhaven_\w+) (\w+)$", page, re.M))


def described() -> dict[str, tuple[str, set[str]]]:
    """By metric in the document's table: its kind, and its labels."""
    text = (DOCS / "metrics.md").read_text("utf-8")
    rows = re.findall(r"^\| `(hexhaven_\w+)` \| (\w+) \| (.*?) \|", text, re.M)
    return {name: (kind, set(re.findall(r"`(\w+)`", labels))) for name, kind, labels in rows}


def metrics_in(file: str) -> set[str]:
    return set(re.findall(r"hexhaven_\w+", expressions(file)))


def expressions(file: str) -> str:
    """The queries to Prometheus in a file, one per line."""
    text = (DOCS / "metrics" / file).read_text("utf-8")
    if file.endswith(".yml"):
        rules = [rule for group in yaml.safe_load(text)["groups"] for rule in group["rules"]]
        return "\n".join(rule["expr"] for rule in rules)
    panels = json.loads(text)["panels"]
    return "\n".join(target["expr"] for panel in panels for target in panel["targets"])


def family_of(name: str, known: dict[str, str]) -> str:
    """The metric that a sample belongs to."""
    plain = re.sub("_(bucket|sum|count)$", "", name)
    return plain if known.get(plain) == "histogram" else name


def test_every_alert_is_explained():
    text = (DOCS / "metrics.md").read_text("utf-8")
    groups = yaml.safe_load((DOCS / "metrics" / "alerts.yml").read_text("utf-8"))["groups"]
    named = [rule["alert"] for group in groups for rule in group["rules"]]
    assert re.findall(r"^\| `(Hexhaven\w+)` \|", text, re.M) == named


def test_alerts_and_dashboard_ask_for_codes_that_exist():
    asked_for = {
        code
        for file in ("dashboard.json", "alerts.yml")
        for codes in re.findall(r'code=~?"([\w|]+)"', expressions(file))
        for code in codes.split("|")
    }
    assert asked_for
    assert asked_for <= KNOWN_CODES
