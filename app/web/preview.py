"""What messengers show of a link before anybody opens it: only what everybody with the link may know."""

from dataclasses import dataclass
from typing import Final

from app.lobby.record import TableRecord
from app.web.page_words import ENGLISH, PageWords
from engine.games import usual_game

PRODUCT: Final = "Hexhaven"
"""The name of a server whose host gave it none."""


@dataclass(frozen=True, slots=True)
class Preview:
    """A title and a sentence, and whether the page will show a game or a lobby."""

    title: str
    description: str
    begun: bool = False
    game: str = usual_game.key
    """What the page has to be able to show."""


def of_home(words: PageWords = ENGLISH, server: str = PRODUCT) -> Preview:
    """A preview of the first page."""
    return Preview(server, words.home)


def of_code(code: str, words: PageWords = ENGLISH, server: str = PRODUCT) -> Preview:
    """A preview of nothing but what the link itself says."""
    return Preview(words.join.format(code, server), words.home)


def of_table(table: TableRecord, words: PageWords = ENGLISH, server: str = PRODUCT) -> Preview:
    """A preview of the table's name and whether there is room; nobody's name, nothing of the game."""
    title = f"{table.name or words.table.format(table.code)} · {server}"
    return Preview(
        title, _description(table, words), begun=table.state != "open", game=table.game.key
    )


def _description(table: TableRecord, words: PageWords) -> str:
    game = words.game.format(len(table.seats))
    if table.state == "finished":
        return f"{game}. {words.over}"
    if table.state == "playing":
        return f"{game}. {words.begun}"
    free = sum(seat.kind == "free" for seat in table.seats)
    if free == 0:
        return f"{game}; {words.full}"
    return f"{game}, {words.one_free if free == 1 else words.free.format(free)}"
