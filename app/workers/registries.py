"""Questions of one worker's table registry to the others', through their doors: short ones, as JSON."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

import httpx
import structlog
from pydantic import TypeAdapter, ValidationError
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from app.storage import guests
from app.storage.database import Database, StorageFailed
from app.storage.ownership import Worker
from app.tables.other_registries import Call
from app.tables.registry import TableRegistry
from app.workers.relay import TOKEN

PREFIX: Final = "/workers/"
ALIVE: Final = f"{PREFIX}alive"
HERE: Final = b"here"
SILENT_FOR: Final = "database_silent_for"
ANSWER_WITHIN_SECONDS: Final = 1.0
"""Seconds to wait for answers: a list is shown without late ones."""

logger = structlog.get_logger()
_calls: Final = TypeAdapter(dict[str, Call])


class OtherRegistries:
    """The table registries of the other workers."""

    def __init__(self, here: str, others: Callable[[], Awaitable[list[Worker]]]) -> None:
        """`here`: the address of this worker's own door."""
        self._here = here
        self._others = others
        self._client = httpx.AsyncClient(trust_env=False, timeout=ANSWER_WITHIN_SECONDS)

    async def renamed(self, guest: str) -> None:
        """Notify the tables there that the guest with this id has a new name, which is stored."""
        await self._ask_all("POST", f"{PREFIX}renamed/{guest}")

    async def calls_of(self, guest: str, codes: list[str]) -> dict[str, Call]:
        """The status of the guest's games that are open there, by code, as far as the others answer."""
        found: dict[str, Call] = {}
        path = f"{PREFIX}calls/{guest}?of={','.join(codes)}"
        for answer in (await self._ask_all("GET", path)).values():
            try:
                found.update(_calls.validate_json(answer))
            except ValidationError:
                logger.warning("worker.not_understood", question="calls")
        return found

    async def is_here(self, guest: str) -> bool:
        """Check whether a guest has a page open there, as far as the others answer."""
        answers = await self._ask_all("GET", f"{PREFIX}here/{guest}")
        return HERE in answers.values()

    async def metrics(self, own: Callable[[], bytes]) -> dict[str, str]:
        """The pages for Prometheus of all workers, including this one's own, by their addresses."""
        pages = {self._here: own(), **await self._ask_all("GET", f"{PREFIX}metrics")}
        return {address: page.decode() for address, page in pages.items() if page}

    async def close(self) -> None:
        """Close the connections to other workers."""
        await self._client.aclose()

    async def _ask_all(self, method: str, path: str) -> dict[str, bytes]:
        """The answers of the other workers, by their addresses."""
        try:
            others = await self._others()
        except StorageFailed:
            return {}
        answers = await asyncio.gather(*(self._ask(one, method, path) for one in others))
        pairs = zip(others, answers, strict=True)
        return {one.address: answer for one, answer in pairs if answer is not None}

    async def _ask(self, worker: Worker, method: str, path: str) -> bytes | None:
        try:
            answer = await self._client.request(
                method, f"http://{worker.address}{path}", headers={TOKEN: worker.token}
            )
        except httpx.TransportError:
            return None  # it is gone, or about to be
        return answer.content if answer.is_success else None


@dataclass
class Answers:
    """Answers the questions of other workers; while it starts, its answers are empty."""

    database: Database | None = None
    registry: TableRegistry | None = None
    metrics: Callable[[], bytes] | None = None
    """Its page for Prometheus, if it has one."""
    silent_for: Callable[[], float] = lambda: 0.0
    """Seconds without an answer from PostgreSQL, if one is due."""

    def app(self) -> ASGIApp:
        """The application that answers."""
        return Starlette(
            routes=[
                Route(f"{PREFIX}renamed/{{guest}}", self._renamed, methods=["POST"]),
                Route(f"{PREFIX}calls/{{guest}}", self._calls),
                Route(f"{PREFIX}here/{{guest}}", self._here),
                Route(f"{PREFIX}metrics", self._metrics),
                Route(ALIVE, self._alive),
            ]
        )

    async def _renamed(self, request: Request) -> Response:
        if self.registry is not None and self.database is not None:
            guest = await guests.guest_of(self.database, request.path_params["guest"])
            if guest is not None:
                await self.registry.renamed_elsewhere(guest)
        return JSONResponse({})

    async def _calls(self, request: Request) -> Response:
        found: dict[str, Any] = {}
        if self.registry is not None:
            codes = request.query_params.get("of", "").split(",")
            calls = self.registry.calls_of(request.path_params["guest"], codes)
            found = {code: asdict(call) for code, call in calls.items()}
        return JSONResponse(found)

    async def _here(self, request: Request) -> Response:
        here = self.registry is not None and self.registry.is_here(request.path_params["guest"])
        return Response(HERE if here else b"")

    async def _alive(self, _request: Request) -> Response:
        return JSONResponse({SILENT_FOR: self.silent_for()})

    async def _metrics(self, _request: Request) -> Response:
        return Response(b"" if self.metrics is None else self.metrics())
