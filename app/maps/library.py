"""The library of drawn maps: each guest's own, those behind a link, and those that are shown to everyone.

The game reads and checks a map; here it is only known whose it is, and who may see it."""

import secrets
import uuid
from dataclasses import replace
from typing import Final

from app.clock import now
from app.lobby.guest import Guest
from app.offload import offload
from app.problems import Problem, bad_map
from app.storage.database import Database
from app.storage.maps import (
    MOST_MAPS,
    StoredMap,
    TooManyMaps,
    add_map,
    map_behind,
    map_with,
    maps_of,
    published_maps,
    remove_map,
    save_map,
    show_map,
)
from engine.api import AnyGame, ConfigError, DrawnMaps, Json
from engine.chance import Random
from engine.games import UnknownGame, game_called

LISTED: Final = 24
"""The number of published maps on a page."""
LINK_BYTES: Final = 16
"""Random bytes of a link, too many to guess."""


class MapLibrary:
    """Keeps the maps of guests, and shows them to others as far as they allow."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def own(self, guest: Guest | None) -> Json:
        """The guest's own maps, the last changed first."""
        found = [] if guest is None else await maps_of(self._database, guest.id)
        return {"maps": [_summary(map, guest) for map in found], "most": MOST_MAPS}

    async def published(self, guest: Guest | None, after: str | None) -> Json:
        """Maps that are shown to everyone, the newest first, and where to ask for the next ones."""
        found = await published_maps(self._database, after, LISTED + 1)
        page: Json = {"maps": [_summary(map, guest) for map in found[:LISTED]], "most": MOST_MAPS}
        return {**page, "next": found[LISTED - 1].id} if len(found) > LISTED else page

    async def seen(self, guest: Guest | None, id: str) -> Json:
        """A map of the guest's own, or a published one. Raises Problem."""
        map = await map_with(self._database, id)
        if map is None or not (_owns(guest, map) or map.published_at is not None):
            raise no_such_map()
        return await offload(_whole, map, guest)

    async def linked(self, guest: Guest | None, link: str) -> Json:
        """The map behind a link. Raises Problem."""
        map = await map_behind(self._database, link)
        if map is None:
            raise no_such_map()
        return await offload(_whole, map, guest)

    async def add(self, guest: Guest, game: AnyGame, data: Json, *, fit: bool = False) -> Json:
        """Keep a new map. Raises Problem."""
        map = await offload(_new_map, guest, game, data, fit)
        try:
            await add_map(self._database, map)
        except TooManyMaps as error:
            raise Problem(
                409,
                "too_many_maps",
                f"The server keeps up to {MOST_MAPS} maps for you: remove one, or keep its JSON yourself.",
            ) from error
        return await offload(_whole, map, guest)

    async def save(
        self, guest: Guest, id: str, data: Json, since: int, *, fit: bool = False
    ) -> Json:
        """Keep a map as it is now, if it is still as the guest saw it. Raises Problem."""
        map = await self._owned(guest, id)
        changed = await offload(_changed, map, data, fit)
        return await self._saved(guest, changed, since)

    async def rename(self, guest: Guest, id: str, name: str) -> Json:
        """Give a map another name. Raises Problem."""
        map = await self._owned(guest, id)
        return await self._saved(guest, await offload(_renamed, map, name), map.updated_at)

    async def _saved(self, guest: Guest, changed: StoredMap, since: int) -> Json:
        if not await save_map(self._database, changed, since):
            raise Problem(
                409,
                "map_changed",
                "This map has been changed in another window: reload it, or keep yours under another name.",
            )
        return await offload(_whole, changed, guest)

    async def share(
        self, guest: Guest, id: str, *, linked: bool | None, published: bool | None
    ) -> Json:
        """Make or withdraw the link to a map, show it to everyone or stop showing it. Raises Problem."""
        map = await self._owned(guest, id)
        link, published_at = map.link, map.published_at
        if linked is not None:
            link = (map.link or secrets.token_urlsafe(LINK_BYTES)) if linked else None
        if published is not None:
            published_at = (map.published_at or now()) if published else None
        await show_map(self._database, id, link, published_at)
        return await offload(_whole, replace(map, link=link, published_at=published_at), guest)

    async def remove(self, guest: Guest, id: str) -> None:
        """Delete a map; games on it keep theirs. Raises Problem."""
        await self._owned(guest, id)
        await remove_map(self._database, id)

    async def _owned(self, guest: Guest, id: str) -> StoredMap:
        map = await map_with(self._database, id)
        if map is None or not _owns(guest, map):
            raise no_such_map()
        return map


def checked(game: AnyGame, data: Json, fit: bool = False) -> Json:
    """The findings about a map, its summary and preview, and its row of the catalog if it can be played. Raises Problem."""
    drawn = maps_in(game)
    return {"map": (read := _read(drawn, data, fit)), **_shown(drawn, read)}


def filled(game: AnyGame, data: Json) -> Json:
    """The map with whatever was left open filled in by chance, and everything about it. Raises Problem."""
    drawn = maps_in(game)
    read = drawn.filled(_read(drawn, data, fit=True), Random(secrets.token_hex()))
    return {"map": read, **_shown(drawn, read)}


def exported(game: AnyGame, key: str) -> Json:
    """A board of the catalog as a map. Raises Problem."""
    found = maps_in(game).exported(key)
    if found is None:
        raise no_such_map()
    return found


def maps_in(game: AnyGame) -> DrawnMaps:
    """The part of a game that knows its drawn maps. Raises Problem."""
    if game.drawn_maps is None:
        raise Problem(404, "not_found", "This game has no maps.")
    return game.drawn_maps


def no_such_map() -> Problem:
    """The problem of a map that does not exist, or that the asker may not see."""
    return Problem(
        404,
        "no_such_map",
        "There is no such map, or its owner no longer shares it: ask for it again.",
    )


def _owns(guest: Guest | None, map: StoredMap) -> bool:
    return guest is not None and guest.id == map.guest


def _read(drawn: DrawnMaps, data: Json, fit: bool = False) -> Json:
    try:
        return drawn.fitted(data) if fit else drawn.read(data)
    except ConfigError as error:
        raise bad_map(error.code, error.text) from error


def _new_map(guest: Guest, game: AnyGame, data: Json, fit: bool) -> StoredMap:
    drawn = maps_in(game)
    read = _read(drawn, data, fit)
    return StoredMap(
        id=uuid.uuid4().hex,
        guest=guest.id,
        author=guest.name,
        game=game.key,
        name=drawn.name(read),
        map=read,
        summary=_for_lists(drawn, read),
        link=None,
        published_at=None,
        updated_at=now(),
    )


def _changed(map: StoredMap, data: Json, fit: bool = False) -> StoredMap:
    drawn = maps_in(game_called(map.game))
    read = _read(drawn, data, fit)
    return replace(
        map,
        name=drawn.name(read),
        map=read,
        summary=_for_lists(drawn, read),
        updated_at=max(now(), map.updated_at + 1),
    )


def _renamed(map: StoredMap, name: str) -> StoredMap:
    drawn = maps_in(game_called(map.game))
    try:
        return _changed(map, drawn.renamed(map.map, name))
    except ConfigError as error:
        raise bad_map(error.code, error.text) from error


def _for_lists(drawn: DrawnMaps, map: Json) -> Json:
    """A map as lists show it: its miniature, its figures, the number of warnings, and whether it can be played."""
    severities = [finding["severity"] for finding in drawn.findings(map)]
    return {
        "preview": drawn.preview(map),
        "figures": drawn.figures(map),
        "warnings": severities.count("warns"),
        "playable": "forbids" not in severities,
    }


def _shown(drawn: DrawnMaps, map: Json) -> Json:
    """Everything about a map that its reader finds out now, whatever was stored with it."""
    shown = {**_for_lists(drawn, map), "findings": drawn.findings(map)}
    return {**shown, "row": drawn.row(map)} if shown["playable"] else shown


def _summary(map: StoredMap, guest: Guest | None) -> Json:
    return {
        "id": map.id,
        "name": map.name,
        "game": map.game,
        "author": map.author,
        "yours": _owns(guest, map),
        "updated": map.updated_at,
        "published": map.published_at is not None,
        **({"link": map.link} if _owns(guest, map) and map.link is not None else {}),
        **map.summary,
    }


def _whole(map: StoredMap, guest: Guest | None) -> Json:
    """A map with everything that is known about it. A map that this version cannot read any more is there all the same."""
    found: Json = {**_summary(map, guest), "map": map.map}
    try:
        return {**found, **_shown(maps_in(game_called(map.game)), map.map)}
    except (ConfigError, UnknownGame) as error:
        return {**found, "playable": False, "findings": [], "unreadable": str(error)}
