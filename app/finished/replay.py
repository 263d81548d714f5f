"""A finished game move by move, as one seat, a spectator or everybody at once would have seen it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.aside import with_rests
from app.journal.standing import is_act, told
from app.lobby.record import TableRecord
from app.problems import invalid
from app.protocol import merge_patch
from app.storage.digests import RecordBroken
from app.storage.events import StoredEntry
from app.tables.live import Happening, shown
from engine import ENGINE_VERSION
from engine.board_game import game
from engine.board_game.catalog import configured
from engine.board_game.core.state import State
from engine.chance import Recorded

ALL: Final = "all"
WATCH: Final = "watch"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log, what happened in it, and the states around it."""

    entry: StoredEntry
    before: State
    after: State
    happenings: tuple[Happening, ...]


def lines(table: TableRecord, entries: Sequence[StoredEntry]) -> Iterator[Line]:
    """The whole log played again, acts and moves that were taken back included.
    Raises RecordBroken where it does not fit together."""
    if [entry.seq for entry in entries] != list(range(len(entries))) or not entries:
        raise RecordBroken("the log has holes")
    path: list[tuple[int, State]] = []
    """Every move that counts so far, and the state after it."""
    for entry in with_rests(entries):
        before = path[-1][1] if path else None
        happenings: tuple[Happening, ...]
        if before is None:
            after, happenings = game.new_game(configured(table.config), Recorded(entry.outcomes))
            path.append((entry.seq, after))
        elif is_act(entry.action):
            if entry.action["table"] == "rewind":
                while path[-1][0] > entry.action["to"]:
                    path.pop()
            after, happenings = path[-1][1], (told(entry.action, entry.seat),)
        else:
            if entry.seat is None:
                raise RecordBroken(f"action {entry.seq} has no seat")
            action = game.action_from_json(entry.action, entry.seat, before)
            after, happenings = game.play(before, action, Recorded(entry.outcomes))
            path.append((entry.seq, after))
        yield Line(entry, before or after, after, happenings)


def viewer_of(eyes: str, seats: int) -> int | None:
    """Who looks: a seat's number, `all` or `watch`. Raises Problem."""
    if eyes == ALL:
        return game.EVERYTHING
    if eyes == WATCH:
        return None
    if eyes.isdecimal() and len(eyes) < 3 and int(eyes) < seats:
        return int(eyes)
    raise invalid(f"seat: the number of a seat, `{ALL}` or `{WATCH}`.")


def replay(table: TableRecord, entries: Sequence[StoredEntry], eyes: str) -> dict[str, Any]:
    """The first view, then for every version what happened and how the view changed (docs/protocol.md §7)."""
    viewer = viewer_of(eyes, len(table.seats))
    first, *rest = lines(table, entries)
    view = game.view_for(first.after, viewer)
    return {
        "engine": ENGINE_VERSION,
        "eyes": eyes,
        "geometry": game.geometry_for(first.after),
        "view": view,
        "at": first.entry.at,
        "events": [shown(happening, first.after, viewer) for happening in first.happenings],
        "steps": list(_steps(rest, view, viewer)),
    }


def _steps(
    rest: Sequence[Line], view: dict[str, Any], viewer: int | None
) -> Iterator[dict[str, Any]]:
    for line in with_rests(rest):
        entry, seen = line.entry, game.view_for(line.after, viewer)
        yield {
            "version": entry.seq,
            **({} if entry.seat is None else {"seat": entry.seat}),
            "at": entry.at,
            "events": [shown(happening, line.after, viewer) for happening in line.happenings],
            "patch": merge_patch.difference(view, seen),
        }
        view = seen
