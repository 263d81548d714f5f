"""Dependencies that a handler can name in its signature."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Final

import structlog
from cachetools import TTLCache
from fastapi import Depends
from starlette.requests import HTTPConnection

from app.admin.access import Access
from app.admin.panel import Panel
from app.finished.archive import Archive
from app.finished.history import History
from app.forwarded import address_in, household
from app.lobby.guest import Guest
from app.logins import LOGIN
from app.maps.library import MapLibrary
from app.problems import Banned, Problem, kept_out
from app.seasons.groups import Groups
from app.settings import Settings
from app.tables.registry import TableRegistry
from app.tables.table import Table
from app.web.compressed import KeptAnswers
from app.web.identity import OLD_COOKIE, Identity, Proof
from app.web.limits import Limits
from app.web.pages import Pages
from engine.api import Json

if TYPE_CHECKING:
    from app.metrics import Metrics
    from app.notifications.notifier import Notifier

logger = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    identity: Identity
    limits: Limits
    pages: Pages
    registry: TableRegistry
    archive: Archive
    history: History
    groups: Groups
    maps: MapLibrary
    access: Access
    panel: Panel
    metrics: "Metrics | None" = None
    """None on a server without metrics."""
    notifier: "Notifier | None" = None
    """None on a server without notifications."""
    kept: KeptAnswers = field(default_factory=KeptAnswers)

    def notice_json(self) -> Json:
        """The host's message to everyone, if there is one, as part of an answer."""
        notice = self.panel.notices.for_all
        return {} if notice is None else {"notice": notice.to_json()}

    def count_refusal(self, code: str) -> None:
        """Count a refusal, on a server with metrics."""
        if self.metrics is not None:
            self.metrics.refused(code)


def services(connection: HTTPConnection) -> Services:
    """The services of the server that received this request."""
    found: Services = connection.app.state.services
    return found


ServicesDep = Annotated[Services, Depends(services)]


async def token_of(connection: HTTPConnection) -> str | None:
    """The guest's token, if there is one."""
    name = await services(connection).identity.cookie()
    return connection.cookies.get(name) or connection.cookies.get(OLD_COOKIE)


def address_of(connection: HTTPConnection) -> str:
    """The address of a request, as limits count it."""
    return household(connection.client.host) if connection.client else "unknown"


Address = Annotated[str, Depends(address_of)]


def peer_of(connection: HTTPConnection) -> str:
    """The address of a request, as a firewall knows it."""
    host = connection.client.host if connection.client else "unknown"
    return str(address_in(host) or host)


Peer = Annotated[str, Depends(peer_of)]


async def proof_of(connection: HTTPConnection) -> Proof:
    """The proof of the guest who is asking."""
    login = connection.scope.get(LOGIN)
    return Proof(await token_of(connection), login, peer_of(connection))


Proven = Annotated[Proof, Depends(proof_of)]


_logged: Final[TTLCache[tuple[str, str], bool]] = TTLCache(1000, ttl=60)


def log_banned(connection: HTTPConnection, problem: Problem) -> None:
    """Log that a banned guest was turned away: once a minute for each, because one page asks for many things."""
    if isinstance(problem, Banned):
        who = peer_of(connection), problem.guest
        if who not in _logged:
            _logged[who] = True
            logger.info("guest.banned", address=who[0], name=who[1])


async def visitor(services: ServicesDep, proof: Proven) -> Guest | None:
    """The guest who is let in; None is a stranger. Raises Problem."""
    return await services.identity.admitted(proof)


Visitor = Annotated[Guest | None, Depends(visitor)]


async def named_guest(services: ServicesDep, proof: Proven) -> Guest:
    """The guest who is asking, who must have a name. Raises Problem."""
    return await services.identity.named(proof)


NamedGuest = Annotated[Guest, Depends(named_guest)]


async def writer(services: ServicesDep, guest: NamedGuest) -> Guest:
    """The guest who is about to change a table. Raises Problem for one without a name, or who does so too often."""
    services.limits.writing(guest.id)
    return guest


Writer = Annotated[Guest, Depends(writer)]


@asynccontextmanager
async def opened(
    services: Services, address: str, guest: Guest | None, code: str, *, known: bool
) -> AsyncIterator[Table]:
    """A table by its code, unless the asker has tried too many wrong codes and is not known there. Raises Problem."""
    if not known:
        await services.limits.may_try_code(address, guest)
    try:
        async with services.registry.table(code) as table:
            services.registry.let_in(code, guest)
            yield table
    except Problem as problem:
        if problem.code == "no_such_table":
            await services.limits.wrong_code(address, guest)
        raise


async def table_for(
    services: ServicesDep, visitor: Visitor, address: Address, code: str
) -> AsyncIterator[Table]:
    """The table in the address."""
    known = await services.registry.knows(code, visitor)
    async with opened(services, address, visitor, code, known=known) as table:
        if visitor is not None and table.record.blocks(visitor.id):
            raise kept_out()
        yield table


TableDep = Annotated[Table, Depends(table_for)]
