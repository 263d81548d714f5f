"""No request and no message holds the loop for long: while one is answered, everybody else is served.

How long a piece of work takes depends on the machine; how much of it is done in one go does not."""

from collections import Counter
from pathlib import Path
from typing import Final, get_args

import pytest
from starlette.routing import Route

from app.protocol.client import AnyClientMessage
from app.web import routes
from tests.app.slices import (
    Watch,
    all_messages,
    all_requests,
    requests,
    whole_server,
    world,
)

IN_ONE_GO: Final = {
    "moves": 2,
    "views": 4,
    "games set up": 0,
    "lines shown": 1200,
    "messages": 60,
    "values encoded": 250,
}
"""Each of them costs less than 5 ms on the machine whose figures `make bench` prints.
A log of 400 versions, as it is shown to who comes, has about 800 lines."""


def too_much(watch: Watch) -> dict[str, Counter[str]]:
    """By who asked for it: what was done in one go although it should not."""
    found = {
        asked: Counter({what: number for what, number in most.items() if number > IN_ONE_GO[what]})
        for asked, most in watch.most.items()
    }
    return {asked: most for asked, most in found.items() if most}


async def everything(directory: Path, *, tables: int, finished: int, moves: int) -> Watch:
    """Every request and every message, twice: the second time nothing is loaded and nothing kept."""
    async with whole_server(directory) as server:
        found = await world(server, tables=tables, finished=finished, moves=moves)
        watch = Watch()
        with watch.on_this_loop():
            await all_requests(server, found)
            await all_messages(server, found, moves)
            await server.put_away_idle()
            await all_requests(server, found)
    return watch


@pytest.mark.parametrize(
    ("tables", "finished", "moves"),
    [(6, 6, 60), pytest.param(60, 200, 400, marks=pytest.mark.long)],
)
async def test_no_request_and_no_message_holds_the_loop(
    tmp_path: Path, tables: int, finished: int, moves: int
):
    watch = await everything(tmp_path, tables=tables, finished=finished, moves=moves)
    assert too_much(watch) == {}
    said = {message.model_fields["type"].annotation for message in get_args(AnyClientMessage)}
    kinds = {get_args(kind)[0] for kind in said}
    assert {f"message {kind}" for kind in kinds} <= watch.most.keys()


async def test_a_request_at_every_address_is_watched(tmp_path: Path):
    async with whole_server(tmp_path) as server:
        watched = await requests(server, await world(server, tables=2, finished=1, moves=1))
    every = [route for route in routes.all_routes() if isinstance(route, Route)]
    there = {
        (method, route.path)
        for route in every
        for method in route.methods or ()
        if method != "HEAD" and (method == "GET" or route.path != "/api/{path:path}")
    }
    assert watched.keys() - there == {("GET", "/api/openapi.json")}
    assert there <= watched.keys()
