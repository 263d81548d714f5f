"""Handlers of HTTP requests, apart from the host's page: they translate, tables decide."""

from typing import Final

from starlette.routing import BaseRoute

from app.web.routes import (
    client,
    finished,
    games,
    groups,
    guests,
    maps,
    notifications,
    seats,
    tables,
)

ROUTERS: Final = tuple(
    part.router
    for part in (
        guests,
        games,
        maps,
        tables,
        seats,
        finished,
        groups,
        notifications,
        client,
    )
)
"""In the order in which addresses are looked up; the client's router is the last one, because it answers at every other address."""


def all_routes() -> list[BaseRoute]:
    """The routes of all these routers."""
    return [route for router in ROUTERS for route in router.routes]
