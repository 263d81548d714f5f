"""Finished games: their records, replays and figures, and lists of them."""

from typing import Literal

from fastapi import APIRouter, Request, Response

from app.web.compressed import packed
from app.web.dependencies import (
    Address,
    ServicesDep,
    TableDep,
    Visitor,
)
from engine.api import Json

router = APIRouter()


@router.get("/api/tables/{code}/record")
async def whole_record(services: ServicesDep, table: TableDep) -> Json:
    """The whole record of a game that is over."""
    return await services.archive.record(table.record)


@router.get("/api/tables/{code}/replay")
async def replay(
    services: ServicesDep, table: TableDep, address: Address, request: Request, seat: str = "all"
) -> Response:
    """Replay a game that is over, move by move, as a seat, a spectator or everyone would have seen it."""
    with services.limits.replay(address):
        return packed(request, await services.archive.replay(table.record, seat))


@router.get("/api/tables/{code}/statistics")
async def statistics(
    services: ServicesDep, table: TableDep, address: Address, request: Request
) -> Response:
    """The figures of a game that is over."""
    with services.limits.replay(address):
        return packed(request, await services.archive.statistics(table.record))


@router.get("/api/tables/{code}/log.csv")
async def csv_log(
    services: ServicesDep, table: TableDep, address: Address, request: Request
) -> Response:
    """The log of a game that is over, for spreadsheets."""
    with services.limits.replay(address):
        log = await services.archive.csv_log(table.record)
    return packed(request, log, "text/csv; charset=utf-8")


@router.get("/api/history")
async def history(
    services: ServicesDep,
    visitor: Visitor,
    of: Literal["server"] | None = None,
    before: str | None = None,
) -> Json:
    """The asker's finished games, or all on this server, newest first."""
    if of == "server":
        return await services.history.of_all(visitor, before)
    return await services.history.of_guest(visitor, before)


@router.get("/api/history/results")
async def results(services: ServicesDep, visitor: Visitor, address: Address) -> Json:
    """The totals of the asker's finished games."""
    with services.limits.replay(address):
        return await services.history.results(visitor)
