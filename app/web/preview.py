"""What messengers show of a link before anybody opens it: only what everybody with the link may know."""

from dataclasses import dataclass
from typing import Final

from app.lobby.record import TableRecord
from engine.games import usual_game


@dataclass(frozen=True, slots=True)
class Preview:
    """A title and a sentence, and whether the page will show a game or a lobby."""

    title: str
    description: str
    begun: bool = False
    game: str = usual_game.key
    """What the page has to be able to show."""


HOME: Final = Preview(
    "Hexhaven",
    "An island-settling board game for friends. Open the link, type a name, take a seat.",
)


def of_code(code: str) -> Preview:
    """A preview of nothing but what the link itself says."""
    return Preview(f"Join table {code} on Hexhaven", HOME.description)


def of_table(table: TableRecord) -> Preview:
    """A preview of the table's name and whether there is room; nobody's name, nothing of the game."""
    title = f"{table.name or f'Table {table.code}'} · Hexhaven"
    return Preview(title, _description(table), begun=table.state != "open", game=table.game.key)


def _description(table: TableRecord) -> str:
    game = f"A game for {len(table.seats)}"
    if table.state == "finished":
        return f"{game}. It is over: open the link to see how it went."
    if table.state == "playing":
        return f"{game}. It has begun: open the link to watch."
    free = sum(seat.kind == "free" for seat in table.seats)
    if free == 0:
        return f"{game}; every seat is taken. Open the link to watch."
    seats = "1 seat" if free == 1 else f"{free} seats"
    return f"{game}, {seats} free. Open the link, type a name, take a seat."
