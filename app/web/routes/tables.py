"""Tables: opened, changed, started, closed, and played again."""

import asyncio

from fastapi import APIRouter, Request

from app.lobby import rules as lobby
from app.lobby.record import TableRecord
from app.lobby.settings import FIRST
from app.offload import offload
from app.problems import Problem
from app.protocol.http import (
    NewScreen,
    NewTable,
    Rematch,
    Start,
    TableChange,
)
from app.web.dependencies import (
    Address,
    NamedGuest,
    ServicesDep,
    TableDep,
    Visitor,
    Writer,
)
from app.web.lan_urls import is_loopback, links_in_the_network
from app.web.routes.games import GameWanted, game_wanted
from engine.api import Json

router = APIRouter()


@router.get("/api/address")
async def address_for_guests(
    services: ServicesDep, visitor: Visitor, address: Address, request: Request
) -> Json:
    """The address at which guests reach this server; an address of its network is for a visitor on the host's own machine only."""
    settings = services.settings
    if settings.public_url:
        return {"base": settings.public_url + "/"}
    passed_on = "forwarded" in request.headers or "x-forwarded-for" in request.headers
    if passed_on or not (is_loopback(address) and is_loopback(request.url.hostname or "")):
        return {}
    found = await asyncio.to_thread(links_in_the_network, settings, request.url.port or 80)
    return {"base": found[0]} if found else {}


@router.get("/api/tables")
async def tables(services: ServicesDep, visitor: Visitor) -> Json:
    """Open tables, and the asker's own unfinished ones."""
    return {"tables": await services.registry.listing(visitor), **services.notice_json()}


@router.post("/api/tables", status_code=201)
async def open_table(services: ServicesDep, guest: NamedGuest, wanted: NewTable) -> Json:
    """Open a table, or one with bots whose game begins at once."""
    await services.limits.new_table(guest.id)
    name = f"{guest.name}’s table"[:40] if wanted.name is None else wanted.name
    usual = {"private": True} if services.settings.private_tables else {}
    settings = lobby.chosen_settings(usual | (wanted.settings or {}))
    registry, nonce, game = services.registry, wanted.nonce or "", game_wanted(wanted.game)
    level = lobby.known_level(game, wanted.level)
    config = lobby.chosen_config(game, wanted.config).to_json()
    if wanted.bots:
        made = await registry.with_bots(
            guest, name, config, nonce, game=game, level=level, settings=settings
        )
    else:
        made = await registry.create(guest, name, config, nonce, game=game, settings=settings)
    async with services.registry.table(made.code) as table:
        return table.broadcaster.lobby_for(guest)


@router.post("/api/screens", status_code=201)
async def open_table_on_a_screen(
    services: ServicesDep, visitor: Visitor, address: Address, wanted: NewScreen
) -> Json:
    """Open a table on a big screen, without a seat or a name for its maker; the first guest to sit down becomes host."""
    await services.limits.new_table(visitor.id if visitor else address)
    settings = lobby.chosen_settings({"private": True} if services.settings.private_tables else {})
    game = game_wanted(wanted.game)
    config = lobby.chosen_config(game, wanted.config).to_json()
    made = await services.registry.create(
        None, wanted.name, config, "", game=game, settings=settings
    )
    async with services.registry.table(made.code) as table:
        return table.broadcaster.lobby_for(None)


@router.post("/api/guide", status_code=201)
async def first_game(
    services: ServicesDep,
    guest: NamedGuest,
    game: GameWanted,
    guide: str = FIRST,
    name: str | None = None,
) -> Json:
    """Begin a first game, which explains itself, with the guide of that name, at a table named `name`."""
    await services.limits.new_table(guest.id)
    return {"code": await services.registry.guide(guest, game, guide, name)}


@router.get("/api/tables/{code}")
async def lobby_of(table: TableDep, visitor: Visitor, screen: bool = False) -> Json:
    """The table as the asker sees it; on a big screen, as everyone may."""
    return table.broadcaster.lobby_for(None if screen else visitor)


@router.get("/api/tables/{code}/map")
async def map_of(table: TableDep) -> Json:
    """The row of the catalog for the drawn map that is played at a table, which no catalog has. Raises Problem."""
    drawn = table.record.game.drawn_maps
    row = None if drawn is None else await offload(drawn.row_in, table.record.config)
    if row is None:
        raise Problem(404, "not_found", "This table plays on a map of the catalog.")
    return row


@router.patch("/api/tables/{code}")
async def change_table(table: TableDep, guest: Writer, wanted: TableChange) -> Json:
    """Change the name of a table, its game's configuration, or its settings."""

    def change(before: TableRecord) -> TableRecord:
        after = before
        if wanted.name is not None:
            after = lobby.rename(after, guest.id, wanted.name)
        if wanted.config is not None:
            after = lobby.reconfigure(after, guest.id, wanted.config)
        if wanted.settings is not None:
            after = lobby.decide(after, guest.id, wanted.settings)
        return after

    await table.edits.edit(change)
    return table.broadcaster.lobby_for(guest)


@router.delete("/api/tables/{code}")
async def close_table(table: TableDep, guest: Writer) -> Json:
    """Close a table whose game has not begun."""
    await table.edits.edit(lambda before: lobby.closed(before, guest.id))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/start")
async def start(table: TableDep, guest: Writer, wanted: Start | None = None) -> Json:
    """Begin the game; free seats are left out or taken by bots."""
    wanted = wanted or Start()
    await table.edits.start(guest.id, wanted.free, wanted.level)
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/rematch")
async def rematch(
    services: ServicesDep, table: TableDep, guest: Writer, wanted: Rematch | None = None
) -> Json:
    """Open a new table for a rematch with the same people."""
    await services.limits.new_table(guest.id)
    return {"code": await services.registry.rematch(table, guest, (wanted or Rematch()).change)}
