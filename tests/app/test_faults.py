"""Whatever is asked, the answer has the form of all answers: a refusal with a code, or a fault with the id of its report."""

import copy
import json
import re
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn
from uuid import uuid4

import pytest

from app.error_codes import PROBLEMS
from app.lobby import rules as lobby
from app.lobby.settings import TableSettings
from app.problems import Problem
from app.storage.host_access import new_link
from app.storage.keys import may_be_key
from app.web.security import OriginCheck
from engine.api import AnyGame
from engine.games import GAMES
from tests.app.slices import Client, whole_server
from tests.engine.board_game.drawings import TEN

OF_EVERY_KIND: list[Any] = [
    None,
    True,
    0,
    -1,
    10**400,
    1.5,
    float("nan"),
    float("inf"),
    "",
    "x" * 5000,
    "\ud800",
    "\0",
    [],
    [[]],
    ["x", None],
    {},
    {"": []},
    {"seats": {}},
]
REQUIRED: dict[str, Any] = {
    "address": "203.0.113.7",
    "code": "123456",
    "config": {},
    "key": "x",
    "into": "x",
    "kind": "push",
    "look": 1,
    "map": {},
    "minutes": 1,
    "name": "x",
    "nightly": False,
    "person": "x",
    "player": "x",
    "ready": True,
    "seat": 0,
    "secret": "x",
    "since": 0,
    "zone": "UTC",
}
"""A value for each field without which a body is refused before the others are looked at."""
ASKED_FOR = ["", "x", "0", "-1", "1.5", "NaN", "9" * 400, "%00", "%ff", "[]", "all"]
"""Values of what follows the question mark."""


def fail(*_arguments: object) -> NoReturn:
    raise RuntimeError("a secret")


def told(content: bytes) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(content)
    assert answer.keys() <= {"code", "text", "options"}
    return answer


@pytest.mark.parametrize("where", ["app.web.routes.guests.lent_name", "OriginCheck"])
async def test_a_fault_is_told_with_the_id_of_its_report_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
):
    async with whole_server(tmp_path) as server:
        if where == "OriginCheck":
            monkeypatch.setattr(OriginCheck, "_welcome", fail)
        else:
            monkeypatch.setattr(where, fail)
        status, content = await Client(server, "Ana").ask("POST", "/api/me", {})
    answer = told(content)
    assert (status, answer["code"]) == (500, "internal")
    assert re.fullmatch(
        r"Something went wrong on the server. Error ID: [0-9a-f]{8}.", answer["text"]
    )


NOTICES: dict[str, Any] = {"notifications": "push", "public_url": "https://play.example.org"}


async def test_no_field_of_a_request_makes_a_fault(tmp_path: Path):
    async with whole_server(tmp_path, bot_workers=1, **NOTICES) as server:
        ana = await server.client("Ana")
        described = json.loads((await ana.ask("GET", "/api/openapi.json"))[1])
        there = await owned_by(ana)
        host = Client(server, "host")
        key = await new_link(server.services.panel._database)
        await host.must("POST", "/api/host/session", {"key": key})
        asked = 0
        for method, path, bodies in sorted(bodies_of(described), key=ends_a_lobby):
            address = filled_in(path, there)
            for body in bodies:
                await is_answered(host if "/host/" in path else ana, method, address, body)
                asked += 1
        assert (await host.ask("GET", "/api/host"))[0] == 200
    assert asked > 500


async def test_nothing_behind_a_question_mark_makes_a_fault(tmp_path: Path):
    async with whole_server(tmp_path, **NOTICES) as server:
        ana = await server.client("Ana")
        described = json.loads((await ana.ask("GET", "/api/openapi.json"))[1])
        there = await owned_by(ana)
        asked = 0
        for path, methods in described["paths"].items():
            for method, operation in methods.items():
                for parameter in operation.get("parameters", []):
                    for value in ASKED_FOR if parameter["in"] == "query" else []:
                        address = filled_in(path, there)
                        await is_answered(
                            ana, method.upper(), f"{address}?{parameter['name']}={value}", None
                        )
                        asked += 1
    assert asked > 30


async def owned_by(client: Client) -> dict[str, str]:
    """The parts of addresses that name something: a table, a group and a map of the client's."""
    table = await client.must("POST", "/api/tables", {"config": {}})
    group = await client.must("POST", "/api/groups", {"name": "Friends", "zone": "UTC"})
    drawn = await client.must("POST", "/api/drawn-maps", {"map": TEN[0]})
    return {"code": table["code"], "token": group["token"], "id": drawn["id"], "number": "1"}


def filled_in(path: str, there: dict[str, str]) -> str:
    """An address in which any other part names nothing."""
    return re.sub(r"\{(\w+)\}", lambda part: there.get(part[1], "x"), path)


async def is_answered(client: Client, method: str, address: str, body: Any) -> None:
    status, content = await client.ask(method, address, body)
    assert status < 500, (method, address, body)
    if status >= 400:
        assert status in PROBLEMS[told(content)["code"]].statuses, (method, address, body)


def bodies_of(described: dict[str, Any]) -> Iterator[tuple[str, str, list[Any]]]:
    """Requests with one field after another of a wrong kind, after bodies that are wrong as a whole."""
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            if "requestBody" in operation:
                fields = fields_of(operation["requestBody"], described["components"]["schemas"])
                usual = {name: REQUIRED[name] for name, needed in fields.items() if needed}
                wrong = [{**usual, name: value} for name in fields for value in OF_EVERY_KIND]
                yield method.upper(), path, [*OF_EVERY_KIND, *wrong]


def fields_of(body: dict[str, Any], models: dict[str, Any]) -> dict[str, bool]:
    """The fields of a body, and whether each is needed."""
    schema = body["content"]["application/json"]["schema"]
    reference = schema.get("$ref") or next(
        kind["$ref"] for kind in schema["anyOf"] if "$ref" in kind
    )
    model = models[reference.rpartition("/")[2]]
    return {name: name in model.get("required", ()) for name in model["properties"]}


def ends_a_lobby(request: tuple[str, str, list[Any]]) -> bool:
    return request[1].endswith(("/start", "/host"))


def places_in(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each part of a JSON value."""
    if at:
        yield at
    inner: Any = ()
    if isinstance(value, dict):
        inner = value.items()
    elif isinstance(value, list):
        inner = enumerate(value)
    for key, part in inner:
        yield from places_in(part, (*at, key))


def with_part(value: Any, at: tuple[Any, ...], part: Any) -> Any:
    changed = copy.deepcopy(value)
    inner = changed
    for key in at[:-1]:
        inner = inner[key]
    inner[at[-1]] = part
    return changed


def refusal_of(choose: Callable[..., object], *chosen: Any) -> str | None:
    """The code with which a choice is refused, if it is."""
    try:
        choose(*chosen)
    except Problem as problem:
        return problem.code
    return None


@pytest.mark.parametrize("key", GAMES)
def test_no_part_of_a_configuration_makes_a_fault(key: str):
    game = GAMES[key]
    config = game.configured({}).to_json()
    for name in ("options", "settings"):
        if name in config:
            config[name] = {}
    refusals = [
        refusal_of(lobby.chosen_config, game, with_part(config, at, value))
        for at in (*places_in(config), *choices_of(config, game), ("house",))
        for value in OF_EVERY_KIND
    ]
    assert set(refusals) == {None, "bad_config"}
    assert refusals.count("bad_config") > len(refusals) / 2


def choices_of(config: dict[str, Any], game: AnyGame) -> Iterator[tuple[Any, ...]]:
    """The way to each option or setting that a game has."""
    catalog = game.catalog()
    for name in ("options", "settings"):
        if name in config:
            yield from ((name, row["key"]) for row in catalog[name])


@pytest.mark.parametrize("name", ["undo", "chat", "clock", "guide", "voice", "private", "house"])
def test_no_setting_of_a_table_makes_a_fault(name: str):
    clocks = [{"bank": value, "turn": 0} for value in OF_EVERY_KIND]
    for value in [*OF_EVERY_KIND, *clocks]:
        refusal = refusal_of(TableSettings.from_json, {name: value})
        assert refusal in (None, "invalid", "bad_voice"), value


@pytest.mark.parametrize("text", ["", "a\0", "\ud800", "ä", "a b", "a\n", "a" * 65])
def test_what_no_database_could_be_asked_for_is_not_looked_up(text: str):
    assert not may_be_key(text)


@pytest.mark.parametrize("draw", [secrets.token_urlsafe, secrets.token_hex, lambda: uuid4().hex])
def test_every_key_that_is_drawn_may_be_looked_up(draw: Callable[[], str]):
    assert may_be_key(draw())
