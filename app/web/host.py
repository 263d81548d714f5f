"""The host's page over HTTP: access, contents, actions."""

from typing import Annotated, Any, Final

import structlog
from fastapi import APIRouter, Depends, Request, Response
from starlette.requests import HTTPConnection

from app.admin.panel import Panel
from app.problems import Problem
from app.protocol.host import HostBlock, HostLink, HostNightly, HostNotice
from app.storage.host_access import SESSION_MS, Refused
from app.web.dependencies import Address, Peer, Services, ServicesDep, services

router = APIRouter()
logger = structlog.get_logger()
Json = dict[str, Any]
LOG_LINES: Final = 500
SECURE: Final = "__Host-"
"""Prefix of a cookie's name: browsers accept it over HTTPS only, from this very host and for all its paths."""
SECURE_BELOW: Final = "__Secure-"
"""Prefix of a cookie's name for a server below a path."""
ASK_FOR_ANOTHER: Final = "Run `hexhaven admin-link` for a new one."


def no_way_in(why: Refused) -> Problem:
    """The refusal of a link that opens nothing."""
    if why == "used":
        return Problem(410, "link_used", f"This link has already been used. {ASK_FOR_ANOTHER}")
    if why == "late":
        text = f"This link is more than 15 minutes old. {ASK_FOR_ANOTHER}"
        return Problem(410, "link_late", text)
    text = f"This link is not from this server, or its end is missing. {ASK_FOR_ANOTHER}"
    return Problem(404, "link_unknown", text)


async def session_of(connection: HTTPConnection) -> str | None:
    """The token of the session, if the browser has one."""
    name = await _cookie_name(services(connection))
    found = (connection.cookies.get(prefix + name) for prefix in (SECURE, SECURE_BELOW, ""))
    return next((token for token in found if token), None)


async def _cookie_name(server: Services) -> str:
    return f"{await server.identity.cookie()}-host"


Session = Annotated[str | None, Depends(session_of)]


async def panel_of(server: ServicesDep, session: Session) -> Panel:
    """The panel, for the server's host. Raises Problem for everyone else."""
    if not await server.access.admits(session):
        text = "This page is for the person who runs the server: `hexhaven admin-link` prints a link to it."
        raise Problem(403, "host_only", text)
    return server.panel


PanelDep = Annotated[Panel, Depends(panel_of)]


@router.post("/api/host/session")
async def come_in(
    server: ServicesDep,
    address: Address,
    peer: Peer,
    link: HostLink,
    request: Request,
    response: Response,
) -> Json:
    """Open the page with a link, which works once."""
    await server.limits.may_try_link(address)
    session, refused = await server.access.redeem(link.key)
    if refused is not None:
        logger.info("host.refused", address=peer, why=refused)
        await server.limits.wrong_link(address)
        raise no_way_in(refused)
    assert session is not None
    logger.info("host.came", address=peer)
    await _set_cookie(server, request, response, session, SESSION_MS // 1000)
    return {}


@router.delete("/api/host/session")
async def leave(
    server: ServicesDep, session: Session, request: Request, response: Response
) -> Json:
    """Leave the page: its cookie is of no use from now on."""
    if session is not None:
        await server.access.leave(session)
    await _set_cookie(server, request, response, "", 0)
    return {}


async def _set_cookie(
    server: Services, request: Request, response: Response, token: str, seconds: int
) -> None:
    secure, path = (
        request.headers.get("origin", "").startswith("https://"),
        server.settings.base_path,
    )
    prefix = "" if not secure else SECURE if path == "/" else SECURE_BELOW
    response.set_cookie(
        prefix + await _cookie_name(server),
        token,
        max_age=seconds,
        path=path,
        httponly=True,
        samesite="strict",
        secure=secure,
    )


@router.get("/api/host")
async def page(panel: PanelDep, response: Response) -> Json:
    """Everything on the page."""
    response.headers["cache-control"] = "no-store"
    return await panel.page()


@router.get("/api/host/log")
async def log(panel: PanelDep, response: Response) -> Json:
    """More of the log."""
    response.headers["cache-control"] = "no-store"
    return {"lines": await panel.log(LOG_LINES)}


@router.post("/api/host/notice")
async def tell(panel: PanelDep, wanted: HostNotice) -> Json:
    """Show a notice to everyone, or at one table."""
    await panel.announce(wanted.text or "", wanted.minutes, wanted.table)
    return await panel.page()


@router.delete("/api/host/notice")
async def take_back(panel: PanelDep) -> Json:
    """Withdraw the notice to everyone."""
    await panel.notices.take_back()
    return await panel.page()


@router.post("/api/host/tables/{table}/watch")
async def watch(panel: PanelDep, table: str) -> Json:
    """Ask for the code of a table whose game has begun, to watch it."""
    return {"code": await panel.watch(table)}


@router.post("/api/host/tables/{table}/close")
async def close(panel: PanelDep, table: str) -> Json:
    """Close a lobby."""
    await panel.close(table)
    return await panel.page()


@router.post("/api/host/tables/{table}/archive")
async def archive(panel: PanelDep, table: str) -> Json:
    """Archive a game."""
    await panel.archive(table)
    return await panel.page()


@router.post("/api/host/archive-idle")
async def archive_idle(panel: PanelDep) -> Json:
    """Archive the games that had no move for a week."""
    await panel.archive_idle()
    return await panel.page()


@router.post("/api/host/bans/{guest}")
async def ban(panel: PanelDep, guest: str) -> Json:
    """Ban a guest."""
    await panel.set_banned(guest, True)
    return await panel.page()


@router.delete("/api/host/bans/{guest}")
async def unban(panel: PanelDep, guest: str) -> Json:
    """Lift the ban on a guest."""
    await panel.set_banned(guest, False)
    return await panel.page()


@router.post("/api/host/blocked")
async def block(panel: PanelDep, address: Address, wanted: HostBlock) -> Json:
    """Block an address."""
    await panel.block(wanted.address, address)
    return await panel.page()


@router.post("/api/host/unblocked")
async def unblock(panel: PanelDep, wanted: HostBlock) -> Json:
    """Unblock an address."""
    await panel.unblock(wanted.address)
    return await panel.page()


@router.post("/api/host/backups")
async def back_up(panel: PanelDep) -> Json:
    """Make a backup now; the page reports when it is done."""
    await panel.soon(panel.backup_scheduler.back_up("manual"))
    return await panel.page()


@router.put("/api/host/backups")
async def set_nightly(panel: PanelDep, wanted: HostNightly) -> Json:
    """Switch nightly backups on or off."""
    await panel.backup_scheduler.set_nightly(wanted.nightly)
    return await panel.page()


@router.post("/api/host/backups/{name}/restore")
async def restore(panel: PanelDep, name: str) -> Json:
    """Restore a backup into a new directory; the page reports when it is done, and how to go on."""
    await panel.soon(panel.backup_scheduler.restore(name))
    return await panel.page()


@router.api_route("/host", methods=["GET", "HEAD"], include_in_schema=False)
async def page_of_the_host(server: ServicesDep, request: Request) -> Response:
    """The page, which shows nothing to anyone but the host."""
    return await server.pages.page(request, name="host")
