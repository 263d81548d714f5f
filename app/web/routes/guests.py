"""Guests: their name, and the cookie by which their browser is known."""

import structlog
from fastapi import APIRouter, Request, Response

from app import problems
from app.lobby.guest import Guest
from app.lobby.names import LONGEST_NAME, fitted_name, lent_name, visible
from app.logins import Login
from app.problems import Problem
from app.protocol.http import (
    Introduction,
)
from app.web.dependencies import (
    Address,
    Peer,
    Proven,
    Services,
    ServicesDep,
)
from app.web.identity import COOKIE_LIFETIME_SECONDS, OLD_COOKIE
from engine.api import Json

router = APIRouter()
logger = structlog.get_logger()


@router.get("/api/me")
async def me(services: ServicesDep, proof: Proven, request: Request, response: Response) -> Json:
    """The guest who is asking."""
    guest = await services.identity.guest(proof)
    if guest is not None and proof.login is not None:
        return {**await _by_login(services, proof.login, guest), **services.notice_json()}
    if guest is not None:
        await _change_old_cookie(services, request, response, proof.token)
        return {"name": guest.name, **services.notice_json()}
    password = {"password": True} if services.identity.asks_for_password else {}
    return {**password, **services.notice_json()}


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
    """Set one's name. Strangers get their cookie, and a name if they gave none."""
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
    """Give a guest with a login the name that comes with it."""
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
