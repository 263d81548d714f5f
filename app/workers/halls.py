"""What one worker's hall asks of the others', through their doors: short questions as JSON."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any, Final

import httpx
import structlog
from pydantic import TypeAdapter, ValidationError
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import ASGIApp

from app.storage import guests
from app.storage.database import Database, StorageFailed
from app.storage.ownership import Worker
from app.tables.elsewhere import Call
from app.tables.hall import Hall
from app.workers.relay import TOKEN

PREFIX: Final = "/workers/"
ANSWER_WITHIN_SECONDS: Final = 1.0
"""A list is shown without what did not come in time."""

logger = structlog.get_logger()
_calls: Final = TypeAdapter(dict[str, Call])


class OtherHalls:
    """The halls of the other workers."""

    def __init__(self, others: Callable[[], Awaitable[list[Worker]]]) -> None:
        self._others = others
        self._client = httpx.AsyncClient(trust_env=False, timeout=ANSWER_WITHIN_SECONDS)

    async def renamed(self, guest: str) -> None:
        """Let the tables there know that the guest with this id has taken another name, which is stored."""
        await self._ask_all("POST", f"{PREFIX}renamed/{guest}")

    async def calls_of(self, guest: str, codes: list[str]) -> dict[str, Call]:
        """By code: how those of the guest's games stand that are open there, as far as the others answer."""
        found: dict[str, Call] = {}
        for answer in await self._ask_all("GET", f"{PREFIX}calls/{guest}?of={','.join(codes)}"):
            try:
                found.update(_calls.validate_json(answer))
            except ValidationError:
                logger.warning("worker.not_understood", question="calls")
        return found

    async def close(self) -> None:
        """Close the connections to other workers."""
        await self._client.aclose()

    async def _ask_all(self, method: str, path: str) -> list[bytes]:
        try:
            others = await self._others()
        except StorageFailed:
            return []
        answers = await asyncio.gather(*(self._ask(one, method, path) for one in others))
        return [answer for answer in answers if answer is not None]

    async def _ask(self, worker: Worker, method: str, path: str) -> bytes | None:
        try:
            answer = await self._client.request(
                method, f"http://{worker.address}{path}", headers={TOKEN: worker.token}
            )
        except httpx.TransportError:
            return None  # it is gone, or about to be
        return answer.content if answer.is_success else None


def answering(hall: Callable[[], Hall | None], database: Callable[[], Database | None]) -> ASGIApp:
    """The application that answers such questions about the hall of this worker."""

    async def renamed(request: Request) -> JSONResponse:
        asked, stored = hall(), database()
        if asked is not None and stored is not None:
            guest = await guests.guest_of(stored, request.path_params["guest"])
            if guest is not None:
                await asked.renamed_elsewhere(guest)
        return JSONResponse({})

    async def calls(request: Request) -> JSONResponse:
        asked = hall()
        found: dict[str, Any] = {}
        if asked is not None:
            codes = request.query_params.get("of", "").split(",")
            calls = asked.calls_of(request.path_params["guest"], codes)
            found = {code: asdict(call) for code, call in calls.items()}
        return JSONResponse(found)

    return Starlette(
        routes=[
            Route(f"{PREFIX}renamed/{{guest}}", renamed, methods=["POST"]),
            Route(f"{PREFIX}calls/{{guest}}", calls),
        ]
    )
