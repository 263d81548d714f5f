"""Answers that are the same for everybody are computed once, off the event loop, and not sent again to browsers that have them."""

import asyncio
import threading
from typing import Any

import pytest
from starlette.requests import Request

from app.web.compressed import KeptAnswers
from tests.app.players import Person
from tests.app.running import RunningServer

FACTS = {"hexes": 19}


def request(**headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "headers": raw})


class Work:
    """Work that is counted, and may fail the first time."""

    def __init__(self, fails: int = 0) -> None:
        self.threads: list[threading.Thread] = []
        self._fails = fails

    def __call__(self) -> Any:
        self.threads.append(threading.current_thread())
        if len(self.threads) <= self._fails:
            raise LookupError
        return FACTS


async def test_what_many_ask_for_at_once_is_computed_once_and_off_the_event_loop():
    kept, work = KeptAnswers(), Work()
    answers = [kept.answer(request(), "facts", work) for _ in range(5)]
    assert {bytes(answer.body) for answer in await asyncio.gather(*answers)} == {b'{"hexes":19}'}
    assert len(work.threads) == 1
    assert threading.current_thread() not in work.threads


async def test_a_failure_is_not_kept():
    kept, work = KeptAnswers(), Work(fails=1)
    with pytest.raises(LookupError):
        await kept.answer(request(), "facts", work)
    assert (await kept.answer(request(), "facts", work)).body == b'{"hexes":19}'


async def test_who_goes_away_takes_the_work_from_nobody():
    kept, work = KeptAnswers(), Work()
    first = asyncio.create_task(kept.answer(request(), "facts", work))
    await asyncio.sleep(0)
    first.cancel()
    assert (await kept.answer(request(), "facts", work)).status_code == 200
    assert len(work.threads) == 1


@pytest.mark.parametrize(
    "path",
    [
        "api/catalog",
        "api/catalog?game=cards",
        "api/actions",
        "api/actions?game=cards",
        "api/openapi.json",
    ],
)
async def test_a_browser_that_has_the_answer_is_told_that_it_is_still_good(
    server: RunningServer, path: str
):
    async with Person(server, "") as stranger:
        first = await stranger.http.get(f"/{path}")
        again = await stranger.http.get(
            f"/{path}", headers={"if-none-match": first.headers["etag"]}
        )
    assert first.headers["content-encoding"] == "gzip"
    assert (again.status_code, again.content) == (304, b"")
