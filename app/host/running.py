"""Runs the server in this process, and prints its addresses."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from app import VERSION
from app.server import Server
from app.settings import Settings
from app.storage.opening import place_of
from app.web.lan_urls import links


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run until it is done, on the fastest loop there is."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(work)


def print_links(settings: Settings, server: Server) -> None:
    """Print the place of the games, and the addresses to open."""
    logger, found = structlog.get_logger(), links(settings, server.port)
    games = f"PostgreSQL, {place_of(settings)}" if settings.database_url else place_of(settings)
    if settings.log_format == "json":
        logger.info("server.started", version=VERSION, games=games, links=found)
        return
    logger.info("server.started", version=VERSION)
    print(f"Games are in {games}.")
    if not found:
        print(f"Hexhaven is ready at {settings.host}, port {server.port}.", flush=True)
        return
    print("Hexhaven is ready. Open:", flush=True)
    for link in found:
        print(f"  {link}", flush=True)
