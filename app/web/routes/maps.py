"""Maps that people draw: checked, kept, shared, and shown to everyone."""

from typing import Literal

from fastapi import APIRouter

from app.maps import library
from app.offload import offload
from app.protocol.maps import MapChange, MapSaved, MapWritten
from app.web.dependencies import ServicesDep, Visitor, Writer
from app.web.routes.games import GameWanted, game_wanted
from engine.api import Json

router = APIRouter()


@router.get("/api/drawn-maps")
async def drawn_maps(
    services: ServicesDep,
    visitor: Visitor,
    of: Literal["server"] | None = None,
    after: str | None = None,
) -> Json:
    """The asker's own maps, or those that are shown to everyone on this server."""
    if of == "server":
        return await services.maps.published(visitor, after)
    return await services.maps.own(visitor)


@router.post("/api/drawn-maps", status_code=201)
async def add_map(services: ServicesDep, guest: Writer, wanted: MapWritten) -> Json:
    """Keep a new map."""
    return await services.maps.add(guest, game_wanted(wanted.game), wanted.map, fit=wanted.fit)


@router.post("/api/drawn-maps/check")
async def check_map(guest: Writer, wanted: MapWritten) -> Json:
    """Check a map, without keeping it."""
    return await offload(library.checked, game_wanted(wanted.game), wanted.map, wanted.fit)


@router.post("/api/drawn-maps/fill")
async def fill_map(guest: Writer, wanted: MapWritten) -> Json:
    """Fill in by chance what a map leaves open, without keeping it."""
    return await offload(library.filled, game_wanted(wanted.game), wanted.map)


@router.get("/api/drawn-maps/linked/{link}")
async def linked_map(services: ServicesDep, visitor: Visitor, link: str) -> Json:
    """The map behind a link."""
    return await services.maps.linked(visitor, link)


@router.get("/api/drawn-maps/board/{key}")
async def board_as_map(visitor: Visitor, game: GameWanted, key: str) -> Json:
    """A board of the catalog as a map, to begin with."""
    return await offload(library.exported, game, key)


@router.get("/api/drawn-maps/{id}")
async def drawn_map(services: ServicesDep, visitor: Visitor, id: str) -> Json:
    """A map of the asker's own, or one that is shown to everyone."""
    return await services.maps.seen(visitor, id)


@router.put("/api/drawn-maps/{id}")
async def save_map(services: ServicesDep, guest: Writer, id: str, wanted: MapSaved) -> Json:
    """Keep a map as it is now."""
    return await services.maps.save(guest, id, wanted.map, wanted.since, fit=wanted.fit)


@router.patch("/api/drawn-maps/{id}")
async def change_map(services: ServicesDep, guest: Writer, id: str, wanted: MapChange) -> Json:
    """Rename a map, or decide who may see it."""
    if wanted.name is not None:
        await services.maps.rename(guest, id, wanted.name)
    return await services.maps.share(guest, id, linked=wanted.linked, published=wanted.published)


@router.delete("/api/drawn-maps/{id}")
async def remove_map(services: ServicesDep, guest: Writer, id: str) -> Json:
    """Delete a map."""
    await services.maps.remove(guest, id)
    return {}
