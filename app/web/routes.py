"""Home and lobby over HTTP: handlers translate, tables decide."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, Literal

import structlog
from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse

from app import VERSION, problems
from app.lobby import blocking
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.names import LONGEST_NAME, fitted_name, lent_name, visible
from app.lobby.record import TableRecord
from app.lobby.settings import FIRST
from app.logins import Login
from app.offload import offload
from app.problems import Problem
from app.protocol.http import (
    BotSeated,
    HostChosen,
    Introduction,
    KeepOut,
    LookChosen,
    MapWanted,
    NewTable,
    Readiness,
    Rematch,
    RulesWanted,
    SeatClaim,
    SeatTaken,
    Start,
    TableChange,
)
from app.storage.database import StorageFailed
from app.tables.registry import code_meant
from app.web.bundles import route_of
from app.web.compressed import packed
from app.web.dependencies import (
    Address,
    NamedGuest,
    Peer,
    Proven,
    Services,
    ServicesDep,
    TableDep,
    Visitor,
    Writer,
)
from app.web.identity import COOKIE_LIFETIME_SECONDS, OLD_COOKIE
from app.web.lan_urls import is_loopback, links_in_the_network
from app.web.page_words import PageWords
from app.web.preview import Preview, of_home, of_table
from engine.api import AnyGame
from engine.chance import Random
from engine.games import UnknownGame, game_called, usual_game
from engine.vocabulary import Definitions, Vocabulary

router = APIRouter()
logger = structlog.get_logger()
Json = dict[str, Any]
READING = ["GET", "HEAD"]


@router.api_route("/healthz", methods=READING, include_in_schema=False)
async def healthz(services: ServicesDep) -> Json:
    """Alive and serving; says as well if the bots' processes keep failing."""
    impaired = {"bots": "impaired"} if services.registry.bots_impaired else {}
    return {"ok": True, "version": VERSION, **impaired}


@router.get("/api/me")
async def me(services: ServicesDep, proof: Proven, request: Request, response: Response) -> Json:
    """The guest who is asking."""
    guest = await services.identity.guest(proof)
    if guest is not None and proof.login is not None:
        return {**await _by_login(services, proof.login, guest), **_notice(services)}
    if guest is not None:
        await _change_old_cookie(services, request, response, proof.token)
        return {"name": guest.name, **_notice(services)}
    password = {"password": True} if services.identity.asks_for_password else {}
    return {**password, **_notice(services)}


def _notice(services: Services) -> Json:
    """A message of the server's host to everybody, if there is one."""
    found = services.panel.notices.for_all
    return {} if found is None else {"notice": found.to_json()}


@router.post("/api/me")
async def introduce(
    services: ServicesDep,
    proof: Proven,
    address: Address,
    peer: Peer,
    said: Introduction,
    request: Request,
    response: Response,
) -> Json:
    """Tell one's name; strangers get their cookie, and a name where they told none."""
    guest = await services.identity.guest(proof)
    if guest is not None:
        if proof.login is not None and (name := fitted_name(proof.login.name)):
            if said.name not in (None, name):
                raise problems.named_elsewhere()
            return await _by_login(services, proof.login, guest)
        if said.name is not None:
            services.limits.writing(guest.id)
            guest = await services.identity.rename(guest, said.name)
            await services.registry.renamed(guest)
        await _change_old_cookie(services, request, response, proof.token)
        return {"name": guest.name}
    await services.limits.may_try_password(address)
    name = lent_name() if said.name is None else said.name
    try:
        await services.limits.new_guest(address)
        guest, new_token = await services.identity.introduce(name, said.password)
    except Problem as problem:
        if problem.code == "wrong_password":
            logger.info("guest.wrong_password", address=peer, name=visible(name)[:LONGEST_NAME])
            await services.limits.wrong_password(address)
        raise
    logger.info("guest.joined", address=peer, name=guest.name)
    await _give_cookie(services, request, response, new_token)
    return {"name": guest.name}


async def _by_login(services: Services, login: Login, guest: Guest) -> Json:
    """Call somebody who has logged in elsewhere as they are called there."""
    name = fitted_name(login.name)
    if not name:
        return {"name": guest.name}
    if name != guest.name:
        guest = await services.identity.rename(guest, name)
        await services.registry.renamed(guest)
    return {"name": guest.name, "login": True}


async def _give_cookie(
    services: Services, request: Request, response: Response, token: str
) -> None:
    # The address of the page as the browser gives it, which no proxy changes; a request that only reads has no Origin.
    page = request.headers.get("origin") or request.headers.get("referer", "")
    response.set_cookie(
        await services.identity.cookie(),
        token,
        max_age=COOKIE_LIFETIME_SECONDS,
        path=services.settings.base_path,
        httponly=True,
        samesite="lax",
        secure=page.startswith("https://"),
    )


async def _change_old_cookie(
    services: Services, request: Request, response: Response, token: str | None
) -> None:
    """Replace the cookie of an earlier version with this server's own."""
    own = request.cookies.get(await services.identity.cookie())
    if token is not None and not own and request.cookies.get(OLD_COOKIE) == token:
        await _give_cookie(services, request, response, token)
        response.delete_cookie(OLD_COOKIE, path=services.settings.base_path)


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
    """What can be chosen of a game: for the board game its editions, boards, options, presets."""
    return await services.kept.answer(request, ("catalog", game.key), game.catalog)


@router.get("/api/actions")
async def the_actions(
    services: ServicesDep, request: Request, visitor: Visitor, game: GameWanted
) -> Response:
    """What the actions of a game are made of, as JSON Schemas: for a page that has no form of its own for one."""
    if game.vocabulary is None:
        raise Problem(404, "not_found", "This game does not say what its actions are made of.")
    return await services.kept.answer(request, ("actions", game.key), _actions_of, game.vocabulary)


def _actions_of(vocabulary: Vocabulary) -> Json:
    return {"$defs": Definitions(vocabulary, "").said_by_players(vocabulary)}


@router.post("/api/base-rules")
async def base_rules(visitor: Visitor, wanted: RulesWanted) -> Json:
    """The figures of the base rules, as a table with this configuration plays them."""
    game = game_wanted(wanted.game)
    if game.base_rules is None:
        raise Problem(404, "not_found", "The rules of this game have no figures to look up.")
    figures: Json = await offload(_from_config, game.base_rules, game, wanted.config or {})
    return figures


def _from_config(work: Callable[..., Json], game: AnyGame, config: Json, *more: Any) -> Json:
    return work(lobby.config_of(game, config), *more)


@router.post("/api/maps")
async def deal_map(guest: NamedGuest, wanted: MapWanted) -> Json:
    """An island to look at before it is played."""
    game = game_wanted(wanted.game)
    if game.deal_map is None:
        raise Problem(404, "not_found", "This game has no maps.")
    chance = Random(secrets.token_hex()) if wanted.dealt else None
    dealt: Json = await offload(_from_config, game.deal_map, game, wanted.config, chance)
    return dealt


@router.get("/api/address")
async def address_for_guests(
    services: ServicesDep, visitor: Visitor, address: Address, request: Request
) -> Json:
    """Where guests reach this server; of its network only who sits at the host's own machine learns."""
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
    """Open tables and one's own unfinished ones."""
    return {"tables": await services.registry.listing(visitor), **_notice(services)}


@router.post("/api/tables", status_code=201)
async def open_table(services: ServicesDep, guest: NamedGuest, wanted: NewTable) -> Json:
    """Open a table, or one where bots play along at once."""
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
async def lobby_of(table: TableDep, visitor: Visitor) -> Json:
    """The table as the asker sees it."""
    return table.broadcaster.lobby_for(visitor)


@router.patch("/api/tables/{code}")
async def change_table(table: TableDep, guest: Writer, wanted: TableChange) -> Json:
    """Change the name of a table, what is played, or its settings."""

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


@router.post("/api/tables/{code}/seats/{number}")
async def take_seat(
    services: ServicesDep,
    table: TableDep,
    guest: Writer,
    number: int,
    wanted: SeatTaken | None = None,
) -> Json:
    """Sit down, or move."""
    nonce = (wanted.nonce if wanted else None) or ""
    await services.registry.sit(table, guest, number, nonce)
    return table.broadcaster.lobby_for(guest)


@router.delete("/api/tables/{code}/seats/{number}")
async def leave_seat(table: TableDep, guest: Writer, number: int) -> Json:
    """Leave one's seat; the host may empty any."""
    await table.edits.edit(lambda before: lobby.leave_seat(before, guest.id, number))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/seats/{number}/bot")
async def seat_bot(
    table: TableDep, guest: Writer, number: int, wanted: BotSeated | None = None
) -> Json:
    """A bot in a free seat."""
    level = wanted.level if wanted else None
    await table.edits.edit(lambda before: lobby.seat_bot(before, guest.id, number, level))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/bots")
async def fill_with_bots(table: TableDep, guest: Writer, wanted: BotSeated | None = None) -> Json:
    """A bot in every free seat."""
    level = wanted.level if wanted else None
    await table.edits.edit(lambda before: lobby.fill_with_bots(before, guest.id, level))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/host")
async def choose_host(table: TableDep, guest: Writer, wanted: HostChosen) -> Json:
    """Hand the table over."""
    await table.edits.edit(lambda before: lobby.hand_over(before, guest.id, wanted.seat))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/kept-out")
async def block(table: TableDep, guest: Writer, wanted: KeepOut) -> Json:
    """Send somebody away, who may not come again."""
    await table.block(guest.id, wanted.person)
    return table.broadcaster.lobby_for(guest)


@router.delete("/api/tables/{code}/kept-out/{person}")
async def let_in(table: TableDep, guest: Writer, person: str) -> Json:
    """Let them come again."""
    await table.edits.edit(lambda before: blocking.let_in(before, guest.id, person))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/link")
async def link_to_seat(table: TableDep, guest: Writer) -> Json:
    """A link by which one takes one's seat along to another device."""
    number = table.record.seat_of(guest.id)
    if number is None:
        raise Problem(409, "not_seated", "Take a seat first.")
    return {"secret": table.edits.seat_links.link_to(number)}


@router.post("/api/tables/{code}/claim")
async def claim_seat(
    services: ServicesDep, table: TableDep, guest: Writer, address: Address, wanted: SeatClaim
) -> Json:
    """Sit where a link says."""
    await services.limits.may_try_code(address, guest)
    try:
        await table.edits.claim(guest, wanted.secret)
    except Problem:
        await services.limits.wrong_code(address, guest)
        raise
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/rematch")
async def rematch(
    services: ServicesDep, table: TableDep, guest: Writer, wanted: Rematch | None = None
) -> Json:
    """The same people play again, at a new table."""
    await services.limits.new_table(guest.id)
    return {"code": await services.registry.rematch(table, guest, (wanted or Rematch()).change)}


@router.post("/api/tables/{code}/look")
async def choose_look(table: TableDep, guest: Writer, wanted: LookChosen) -> Json:
    """Choose one's color and shape."""
    await table.edits.edit(lambda before: lobby.choose_look(before, guest.id, wanted.look))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/ready")
async def set_ready(table: TableDep, guest: Writer, wanted: Readiness) -> Json:
    """Say that one is ready, or not after all."""
    await table.edits.edit(lambda before: lobby.set_ready(before, guest.id, wanted.ready))
    return table.broadcaster.lobby_for(guest)


@router.post("/api/tables/{code}/start")
async def start(table: TableDep, guest: Writer, wanted: Start | None = None) -> Json:
    """Begin the game, with fewer than there are seats or with bots where some are free."""
    wanted = wanted or Start()
    await table.edits.start(guest.id, wanted.free, wanted.level)
    return table.broadcaster.lobby_for(guest)


@router.get("/api/tables/{code}/record")
async def whole_record(services: ServicesDep, table: TableDep) -> Json:
    """Everything, once the game is over."""
    return await services.archive.record(table.record)


@router.get("/api/tables/{code}/replay")
async def replay(
    services: ServicesDep, table: TableDep, address: Address, request: Request, seat: str = "all"
) -> Response:
    """The game move by move as a seat, a spectator or everybody would have seen it, once it is over."""
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
    """The asker's finished games, or everybody's on this server, newest first."""
    if of == "server":
        return await services.history.of_all(visitor, before)
    return await services.history.of_guest(visitor, before)


@router.get("/api/history/results")
async def results(services: ServicesDep, visitor: Visitor, address: Address) -> Json:
    """The asker's finished games, added up."""
    with services.limits.replay(address):
        return await services.history.results(visitor)


@router.api_route(
    "/api/{path:path}",
    methods=["GET", "POST", "PUT", "PATCH", "DELETE"],
    include_in_schema=False,
)
async def no_such_address(path: str) -> Response:
    """Any other address of the API. Raises Problem."""
    raise Problem(404, "not_found", "There is nothing at this address.")


@router.api_route("/", methods=READING, include_in_schema=False)
async def home(services: ServicesDep, request: Request) -> Response:
    """The page."""
    return await services.pages.page(request)


async def preview_of(
    services: ServicesDep, address: str, code: str, words: PageWords
) -> Preview | None:
    """What messengers show of a table's link; nothing of it where strangers need a password or guess codes."""
    if services.identity.asks_for_password or services.identity.asks_for_login:
        return None
    try:
        await services.limits.may_try_code(address, None)
        return of_table(await services.registry.record_of(code), words, services.pages.server)
    except Problem as problem:
        if problem.code == "no_such_table":
            with suppress(Problem):
                await services.limits.wrong_code(address, None)
        return None
    except StorageFailed:
        return None


@router.api_route("/history", methods=READING, include_in_schema=False)
async def page_of_history(services: ServicesDep, request: Request) -> Response:
    """The same page, opened where finished games are listed."""
    return await services.pages.page(request, route="history")


@router.api_route("/t/{code}", methods=READING, include_in_schema=False)
async def table_page(
    services: ServicesDep, request: Request, address: Address, code: str
) -> Response:
    """The same page, opened by a table's link."""
    if (meant := code_meant(code)) not in (None, code):
        return RedirectResponse(f"{services.settings.base_path}t/{meant}")
    preview = await preview_of(services, address, code, services.pages.words(request))
    page = "table" if preview is not None and preview.begun else "lobby"
    route = route_of(page, (preview or of_home()).game)
    return await services.pages.page(request, code, preview, route)


@router.api_route("/t/{code}/replay", methods=READING, include_in_schema=False)
async def page_of_a_replay(
    services: ServicesDep, request: Request, address: Address, code: str
) -> Response:
    """The same page, opened where the table's game is shown again."""
    preview = await preview_of(services, address, code, services.pages.words(request))
    route = route_of("replay", (preview or of_home()).game)
    return await services.pages.page(request, code, route=route)


@router.api_route("/t/{code}/verify", methods=READING, include_in_schema=False)
async def page_of_a_check(services: ServicesDep, request: Request, code: str) -> Response:
    """The same page, opened where the dice of the table's game are checked."""
    return await services.pages.page(request, code, route="verify")


@router.api_route("/{path:path}", methods=READING, include_in_schema=False)
async def file(services: ServicesDep, request: Request, path: str) -> Response:
    """A file of the browser client."""
    if (meant := code_meant(path.removeprefix("t/"))) is not None and path.startswith("t/"):
        return RedirectResponse(f"{services.settings.base_path}t/{meant}")
    return services.pages.file(request, path)
