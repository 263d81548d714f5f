"""Blocked guests: a table's host blocks people and unblocks them (docs/decisions/keeping-out.md)."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from app.lobby.guest import Guest
from app.lobby.record import KeptOut, TableRecord
from app.lobby.rules import leave_seat, only_host
from app.problems import Problem, too_many

MOST_BLOCKED: Final = 100


def block(table: TableRecord, asker: str, alias: str, watching: Iterable[Guest]) -> TableRecord:
    """Block a guest who waits in the lobby or watches, for the host; players keep their seat in a game. Raises Problem."""
    only_host(table, asker)
    person = _called(table, alias, watching)
    if table.blocks(person.id):
        return table
    if person.id == asker:
        raise Problem(409, "yourself", "That is you.")
    seat = table.seat_of(person.id)
    if seat is not None and table.state != "open":
        raise Problem(
            409,
            "plays_here",
            f"{person.name} has a seat in this game, which only everyone at the table together can give away.",
        )
    if len(table.kept_out) == MOST_BLOCKED:
        raise too_many("The list of blocked guests is full: unblock someone first.")
    if seat is not None:
        table = leave_seat(table, asker, seat)
    return replace(table, kept_out=(*table.kept_out, KeptOut(person.id, person.name)))


def let_in(table: TableRecord, asker: str, alias: str) -> TableRecord:
    """Let a blocked guest back in, for the host. Raises Problem."""
    only_host(table, asker)
    left = tuple(one for one in table.kept_out if table.alias(one.guest) != alias)
    return replace(table, kept_out=left)


def as_the_host_sees(table: TableRecord, watching: Iterable[Guest]) -> dict[str, Any]:
    """The named spectators and the blocked guests, for the host."""
    return {
        "watchers": [{"person": table.alias(one.id), "name": one.name} for one in watching],
        "kept_out": [
            {"person": table.alias(one.guest), "name": one.name} for one in table.kept_out
        ],
    }


def _called(table: TableRecord, alias: str, watching: Iterable[Guest]) -> Guest:
    """The guest with this alias: one who is here, has a seat, or is blocked. Raises Problem."""
    seated = (Guest(seat.guest, seat.name) for seat in table.seats if seat.guest is not None)
    gone = (Guest(one.guest, one.name) for one in table.kept_out)
    for person in (*seated, *watching, *gone):
        if table.alias(person.id) == alias:
            return person
    raise Problem(404, "no_such_person", "That person has already left.")
