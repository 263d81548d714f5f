"""Games before they are played: their catalogs, actions, figures and maps."""

import secrets
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from app.lobby import rules as lobby
from app.offload import offload
from app.problems import Problem
from app.protocol.http import (
    MapWanted,
    RulesWanted,
)
from app.web.dependencies import (
    Address,
    ServicesDep,
    Visitor,
    Writer,
)
from engine.api import AnyGame, ConfigError, Json
from engine.chance import Random
from engine.games import UnknownGame, game_called, usual_game
from engine.vocabulary import Definitions, Vocabulary

router = APIRouter()


def game_wanted(game: str | None = None) -> AnyGame:
    """The game with this key, or the usual one. Raises Problem."""
    try:
        return usual_game if game is None else game_called(game)
    except UnknownGame as error:
        raise Problem(404, "no_such_game", str(error)) from error


GameWanted = Annotated[Any, Depends(game_wanted)]


@router.get("/api/catalog")
async def the_catalog(
    services: ServicesDep, request: Request, visitor: Visitor, game: GameWanted
) -> Response:
    """The choices for a game: for the board game its editions, boards, options, presets."""
    return await services.kept.answer(request, ("catalog", game.key), game.catalog)


@router.get("/api/actions")
async def the_actions(
    services: ServicesDep, request: Request, visitor: Visitor, game: GameWanted
) -> Response:
    """JSON Schemas of the actions of a game: for a page that has no form of its own for one."""
    if game.vocabulary is None:
        raise Problem(404, "not_found", "This game does not describe its actions.")
    return await services.kept.answer(request, ("actions", game.key), _actions_of, game.vocabulary)


def _actions_of(vocabulary: Vocabulary) -> Json:
    return {"$defs": Definitions(vocabulary, "").said_by_players(vocabulary)}


@router.post("/api/base-rules")
async def base_rules(
    services: ServicesDep, visitor: Visitor, address: Address, wanted: RulesWanted
) -> Json:
    """The figures of the base rules, as a table with this configuration plays them."""
    services.limits.writing(address if visitor is None else visitor.id)
    game = game_wanted(wanted.game)
    if game.base_rules is None:
        raise Problem(404, "not_found", "The rules of this game have no figures to look up.")
    figures: Json = await offload(_from_config, game.base_rules, game, wanted.config or {})
    return figures


def _from_config(work: Callable[..., Json], game: AnyGame, config: Json, *more: Any) -> Json:
    try:
        return work(lobby.config_of(game, config), *more)
    except ConfigError as error:
        raise lobby.bad_config(error) from error


@router.post("/api/maps")
async def deal_map(guest: Writer, wanted: MapWanted) -> Json:
    """Deal an island as a preview."""
    game = game_wanted(wanted.game)
    if game.deal_map is None:
        raise Problem(404, "not_found", "This game has no maps.")
    chance = Random(secrets.token_hex()) if wanted.dealt else None
    dealt: Json = await offload(_from_config, game.deal_map, game, wanted.config, chance)
    return dealt
