"""Previews of links in messengers, before they are opened: only what everyone with the link may know."""

from dataclasses import dataclass
from typing import Final

from app.lobby.record import TableRecord
from app.web.page_messages import ENGLISH, PageMessages
from engine.games import usual_game

PRODUCT: Final = "Hexhaven"
"""The name of a server without one."""


@dataclass(frozen=True, slots=True)
class Preview:
    """A title and a sentence, and whether the page will show a game or a lobby."""

    title: str
    description: str
    begun: bool = False
    game: str = usual_game.key
    """Features that the page needs."""


def of_home(words: PageMessages = ENGLISH, server: str = PRODUCT) -> Preview:
    """A preview of the first page."""
    return Preview(server, words.home)


def of_code(code: str, words: PageMessages = ENGLISH, server: str = PRODUCT) -> Preview:
    """A preview of nothing but the link itself."""
    return Preview(words.join.format(code, server), words.home)


def of_table(table: TableRecord, words: PageMessages = ENGLISH, server: str = PRODUCT) -> Preview:
    """A preview of the table's name and whether there is room; no names of people, nothing of the game."""
    title = f"{table.name or words.table.format(table.code)} · {server}"
    return Preview(
        title, _description(table, words), begun=table.state != "open", game=table.game.key
    )


def _description(table: TableRecord, words: PageMessages) -> str:
    game = words.game.format(len(table.seats))
    if table.state == "finished":
        return f"{game}. {words.over}"
    if table.state == "playing":
        return f"{game}. {words.begun}"
    free = sum(seat.kind == "free" for seat in table.seats)
    if free == 0:
        return f"{game}; {words.full}"
    return f"{game}, {words.one_free if free == 1 else words.free.format(free)}"
