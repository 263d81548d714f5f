"""Groups: made, looked at, and put in order; their seasons, evenings and exports."""

from collections.abc import AsyncIterator
from typing import Annotated, Final

import orjson
from fastapi import APIRouter, Depends, Response

from app.lobby import rules as lobby
from app.lobby.group import Group
from app.problems import Problem
from app.protocol.http import GroupChosen
from app.protocol.seasons import GroupChange, MergeWanted, NewGroup, PlayerNamed
from app.seasons.page import Selection
from app.storage.groups import Merge
from app.web.dependencies import Address, NamedGuest, ServicesDep, TableDep, Visitor, Writer
from engine.api import Json

router = APIRouter()
PRIVATE: Final = "no-store"
"""The address of a group is a secret, so no cache on the way keeps its pages."""


async def group_of(
    services: ServicesDep, visitor: Visitor, address: Address, token: str
) -> AsyncIterator[Group]:
    """The group in the address. Raises Problem."""
    yield await _group_with(services, address, token)


async def _group_with(services: ServicesDep, address: str, token: str) -> Group:
    await services.limits.may_try_group(address)
    try:
        return await services.groups.with_token(token)
    except Problem:
        await services.limits.wrong_group(address)
        raise


GroupDep = Annotated[Group, Depends(group_of)]


def selection(
    season: str | None = None, game: str | None = None, map: str | None = None
) -> Selection:
    """The games that are asked for; without a season, those of the newest one."""
    return Selection(season or "", game, map)


Selected = Annotated[Selection, Depends(selection)]


def _private(response: Response) -> None:
    response.headers["cache-control"] = PRIVATE


@router.post("/api/groups", status_code=201)
async def make_group(services: ServicesDep, guest: NamedGuest, wanted: NewGroup) -> Json:
    """Make a group; its maker is its host."""
    await services.limits.new_group(guest.id)
    group = await services.groups.create(guest, wanted.name, wanted.zone)
    return {"token": group.token, "name": group.name}


@router.get("/api/groups/{token}")
async def season(
    services: ServicesDep,
    group: GroupDep,
    visitor: Visitor,
    address: Address,
    wanted: Selected,
    response: Response,
) -> Json:
    """The page of a season."""
    _private(response)
    with services.limits.replay(address):
        return await services.groups.season(group, visitor, wanted)


@router.get("/api/groups/{token}/evenings/{date}")
async def evening(
    services: ServicesDep,
    group: GroupDep,
    visitor: Visitor,
    address: Address,
    date: str,
    response: Response,
) -> Json:
    """The page of an evening."""
    _private(response)
    with services.limits.replay(address):
        return await services.groups.evening(group, visitor, date)


@router.get("/api/groups/{token}/games.csv")
async def games_csv(
    services: ServicesDep, group: GroupDep, address: Address, wanted: Selected
) -> Response:
    """The games of a season, for spreadsheets."""
    with services.limits.replay(address):
        rows = await services.groups.csv(group, wanted)
    return _file(rows.encode(), "text/csv; charset=utf-8")


@router.get("/api/groups/{token}/games.json")
async def games_json(
    services: ServicesDep, group: GroupDep, address: Address, wanted: Selected
) -> Response:
    """The figures and the games of a season, for programs."""
    with services.limits.replay(address):
        page = await services.groups.json(group, wanted)
    return _file(orjson.dumps(page, option=orjson.OPT_INDENT_2), "application/json")


def _file(content: bytes, media_type: str) -> Response:
    return Response(content, media_type=media_type, headers={"cache-control": PRIVATE})


@router.patch("/api/groups/{token}")
async def change_group(
    services: ServicesDep, group: GroupDep, guest: Writer, wanted: GroupChange
) -> Json:
    """Rename a group, or a season of it."""
    if wanted.name is not None:
        group = await services.groups.rename(group, guest, wanted.name)
        await services.registry.group_renamed(group.id)
    if wanted.season is not None:
        name = wanted.season_name or ""
        group = await services.groups.name_season(group, guest, wanted.season, name)
    return {"token": group.token, "name": group.name}


@router.patch("/api/groups/{token}/players/{player}")
async def rename_player(
    services: ServicesDep, group: GroupDep, guest: Writer, player: str, wanted: PlayerNamed
) -> Json:
    """Name a player within a group."""
    await services.groups.rename_player(group, guest, player, wanted.name)
    return {}


@router.delete("/api/groups/{token}/players/{player}")
async def remove_player(services: ServicesDep, group: GroupDep, guest: Writer, player: str) -> Json:
    """Remove the name of a player; their games stay."""
    await services.groups.remove_player(group, guest, player)
    return {}


@router.post("/api/groups/{token}/players/{player}/separate")
async def separate(services: ServicesDep, group: GroupDep, guest: Writer, player: str) -> Json:
    """Undo the merges of a player."""
    await services.groups.separate(group, guest, player)
    return {}


@router.post("/api/groups/{token}/merges")
async def ask_to_merge(
    services: ServicesDep, group: GroupDep, guest: Writer, wanted: MergeWanted
) -> Json:
    """Ask for a player to be merged into another."""
    await services.groups.ask_to_merge(group, guest, Merge(wanted.player, wanted.into))
    return {}


@router.post("/api/groups/{token}/merges/{player}/consent")
async def agree_to_merge(
    services: ServicesDep, group: GroupDep, guest: Writer, player: str
) -> Json:
    """Agree to the merge of a player."""
    await services.groups.agree_to_merge(group, guest, player)
    return {}


@router.delete("/api/groups/{token}/merges/{player}")
async def decline_merge(services: ServicesDep, group: GroupDep, guest: Writer, player: str) -> Json:
    """Withdraw or decline the merge of a player."""
    await services.groups.decline_merge(group, guest, player)
    return {}


@router.get("/api/tables/{code}/season")
async def season_after(
    services: ServicesDep, table: TableDep, address: Address, response: Response
) -> Json:
    """The standings of the season after the game of a table: of those who sat there, and without the group's link."""
    _private(response)
    with services.limits.replay(address):
        return await services.groups.after(table.record)


@router.put("/api/tables/{code}/group")
async def choose_group(
    services: ServicesDep, table: TableDep, guest: Writer, address: Address, wanted: GroupChosen
) -> Json:
    """Let the game of a table count for a group, or for none."""
    lobby.only_host(table.record, guest.id)
    group = None if wanted.token is None else await _group_with(services, address, wanted.token)
    await table.edits.edit(lambda before: lobby.choose_group(before, guest.id, group))
    return table.broadcaster.lobby_for(guest)
