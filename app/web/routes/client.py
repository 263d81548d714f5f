"""The browser client: its page under every address that it has, and its files."""

from contextlib import suppress

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from app import VERSION
from app.problems import Problem
from app.storage.database import StorageFailed
from app.tables.codes import code_meant
from app.web.dependencies import (
    Address,
    ServicesDep,
)
from app.web.page_messages import PageMessages
from app.web.pages import SCREEN
from app.web.preview import Preview, of_home, of_table
from engine.api import Json

router = APIRouter()
READING = ["GET", "HEAD"]


@router.api_route("/healthz", methods=READING, include_in_schema=False)
async def healthz(services: ServicesDep) -> Json:
    """Report that the server is alive, and whether the bots' processes keep failing."""
    impaired = {"bots": "impaired"} if services.registry.bots_impaired else {}
    return {"ok": True, "version": VERSION, **impaired}


@router.api_route("/", methods=READING, include_in_schema=False)
async def home(services: ServicesDep, request: Request) -> Response:
    """The page, opened at the list of tables."""
    return await services.pages.page(request)


async def preview_of(
    services: ServicesDep, address: str, code: str, words: PageMessages
) -> Preview | None:
    """Data for the preview of a table's link in a messenger; None if strangers need a password here, or the asker has tried too many codes."""
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
    """The page, opened at the finished games."""
    return await services.pages.page(request, name="history")


@router.api_route("/tv", methods=READING, include_in_schema=False)
async def page_of_a_new_screen(services: ServicesDep, request: Request) -> Response:
    """The page, opened on a big screen that has no table yet."""
    return await services.pages.page(request, name=SCREEN, game=of_home().game)


@router.api_route("/g/{token}", methods=READING, include_in_schema=False)
async def page_of_a_season(services: ServicesDep, request: Request, token: str) -> Response:
    """The page, opened at the season of a group."""
    return await services.pages.page(request, name="season")


@router.api_route("/g/{token}/{date}", methods=READING, include_in_schema=False)
async def page_of_an_evening(
    services: ServicesDep, request: Request, token: str, date: str
) -> Response:
    """The page, opened at an evening of a group."""
    return await services.pages.page(request, name="evening")


@router.api_route("/maps", methods=READING, include_in_schema=False)
async def page_of_maps(services: ServicesDep, request: Request) -> Response:
    """The page, opened at the maps that people have drawn."""
    return await services.pages.page(request, name="maps")


@router.api_route("/maps/l/{link}", methods=READING, include_in_schema=False)
async def page_of_a_link(services: ServicesDep, request: Request, link: str) -> Response:
    """The page, opened by the link to a map."""
    return await services.pages.page(request, name="maps")


@router.api_route("/maps/{id}", methods=READING, include_in_schema=False)
async def page_of_a_map(services: ServicesDep, request: Request, id: str) -> Response:
    """The page, opened at a map that is being drawn."""
    return await services.pages.page(request, name="mapeditor")


@router.api_route("/t/{code}", methods=READING, include_in_schema=False)
async def table_page(
    services: ServicesDep, request: Request, address: Address, code: str
) -> Response:
    """The page, opened by a table's link."""
    if (meant := code_meant(code)) not in (None, code):
        return RedirectResponse(f"{services.settings.base_path}t/{meant}")
    preview = await preview_of(services, address, code, services.pages.words(request))
    page = "table" if preview is not None and preview.begun else "lobby"
    game = (preview or of_home()).game
    return await services.pages.page(request, code, preview, page, game)


@router.api_route("/t/{code}/tv", methods=READING, include_in_schema=False)
async def page_of_a_screen(
    services: ServicesDep, request: Request, address: Address, code: str
) -> Response:
    """The page, opened on the big screen of a table."""
    preview = await preview_of(services, address, code, services.pages.words(request))
    game = (preview or of_home()).game
    return await services.pages.page(request, code, preview, SCREEN, game)


@router.api_route("/t/{code}/replay", methods=READING, include_in_schema=False)
async def page_of_a_replay(
    services: ServicesDep, request: Request, address: Address, code: str
) -> Response:
    """The page, opened at the replay of a table's game."""
    preview = await preview_of(services, address, code, services.pages.words(request))
    game = (preview or of_home()).game
    return await services.pages.page(request, code, name="replay", game=game)


@router.api_route("/t/{code}/verify", methods=READING, include_in_schema=False)
async def page_of_a_check(services: ServicesDep, request: Request, code: str) -> Response:
    """The page, opened at the check of the dice of a table's game."""
    return await services.pages.page(request, code, name="verify")


@router.api_route(
    "/api/{path:path}",
    methods=["GET", "POST", "PUT", "PATCH", "DELETE"],
    include_in_schema=False,
)
async def no_such_address(path: str) -> Response:
    """Refuse any other address of the API. Raises Problem."""
    raise Problem(404, "not_found", "There is nothing at this address.")


@router.api_route("/{path:path}", methods=READING, include_in_schema=False)
async def file(services: ServicesDep, request: Request, path: str) -> Response:
    """A file of the browser client."""
    if (meant := code_meant(path.removeprefix("t/"))) is not None and path.startswith("t/"):
        return RedirectResponse(f"{services.settings.base_path}t/{meant}")
    return services.pages.file(request, path)
