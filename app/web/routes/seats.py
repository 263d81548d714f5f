"""Seats: people and bots take and leave them, and the host manages who is at the table."""

from fastapi import APIRouter

from app.lobby import blocking
from app.lobby import rules as lobby
from app.problems import Problem
from app.protocol.http import (
    BotSeated,
    HostChosen,
    KeepOut,
    LookChosen,
    Readiness,
    SeatClaim,
    SeatTaken,
)
from app.web.dependencies import (
    Address,
    ServicesDep,
    TableDep,
    Writer,
)
from engine.api import Json

router = APIRouter()


@router.post("/api/tables/{code}/seats/{number}")
async def take_seat(
    services: ServicesDep,
    table: TableDep,
    guest: Writer,
    number: int,
    wanted: SeatTaken | None = None,
) -> Json:
    """Take a seat, or move to another one."""
    nonce = (wanted.nonce if wanted else None) or ""
    await services.registry.sit(table, guest, number, nonce)
    return table.broadcaster.lobby_for(guest)


@router.delete("/api/tables/{code}/seats/{number}")
async def leave_seat(table: TableDep, guest: Writer, number: int) -> Json:
    """Leave one's seat; the host may empty any seat."""
    await table.edits.edit(lambda before: lobby.leave_seat(before, guest.id, number))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/seats/{number}/bot")
async def seat_bot(
    table: TableDep, guest: Writer, number: int, wanted: BotSeated | None = None
) -> Json:
    """Put a bot in a free seat."""
    level = wanted.level if wanted else None
    await table.edits.edit(lambda before: lobby.seat_bot(before, guest.id, number, level))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/bots")
async def fill_with_bots(table: TableDep, guest: Writer, wanted: BotSeated | None = None) -> Json:
    """Put a bot in every free seat."""
    level = wanted.level if wanted else None
    await table.edits.edit(lambda before: lobby.fill_with_bots(before, guest.id, level))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/host")
async def choose_host(table: TableDep, guest: Writer, wanted: HostChosen) -> Json:
    """Make another player host."""
    await table.edits.edit(lambda before: lobby.hand_over(before, guest.id, wanted.seat))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/kept-out")
async def block(table: TableDep, guest: Writer, wanted: KeepOut) -> Json:
    """Block a guest from the table."""
    await table.block(guest.id, wanted.person)
    return table.broadcaster.lobby_for(guest)


@router.delete("/api/tables/{code}/kept-out/{person}")
async def let_in(table: TableDep, guest: Writer, person: str) -> Json:
    """Unblock a guest."""
    await table.edits.edit(lambda before: blocking.let_in(before, guest.id, person))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/link")
async def link_to_seat(table: TableDep, guest: Writer) -> Json:
    """Make a link that moves the asker's seat to another device."""
    number = table.record.seat_of(guest.id)
    if number is None:
        raise Problem(409, "not_seated", "Take a seat first.")
    return {"secret": table.edits.seat_links.link_to(number)}


@router.post("/api/tables/{code}/claim")
async def claim_seat(
    services: ServicesDep, table: TableDep, guest: Writer, address: Address, wanted: SeatClaim
) -> Json:
    """Take the seat of a link."""
    await services.limits.may_try_code(address, guest)
    try:
        await table.edits.claim(guest, wanted.secret)
    except Problem:
        await services.limits.wrong_code(address, guest)
        raise
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/look")
async def choose_look(table: TableDep, guest: Writer, wanted: LookChosen) -> Json:
    """Choose one's color and shape."""
    await table.edits.edit(lambda before: lobby.choose_look(before, guest.id, wanted.look))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/ready")
async def set_ready(table: TableDep, guest: Writer, wanted: Readiness) -> Json:
    """Set whether the asker is ready."""
    await table.edits.edit(lambda before: lobby.set_ready(before, guest.id, wanted.ready))
    return table.broadcaster.lobby_for(guest)
