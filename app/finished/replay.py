"""A finished game move by move, as one seat, a spectator or everyone at once would have seen it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from app.journal.log_event import event_for
from app.journal.log_reading import Line, engine_of, lines
from app.lobby.record import TableRecord
from app.offload import with_pauses
from app.problems import invalid
from app.protocol import merge_patch
from app.storage.events import StoredEntry
from engine.api import EVERYTHING, AnyGame, Viewer

ALL: Final = "all"
WATCH: Final = "watch"


def viewer_of(eyes: str, seats: int) -> Viewer:
    """The viewer with this name: a seat's number, `all` or `watch`. Raises Problem."""
    if eyes == ALL:
        return EVERYTHING
    if eyes == WATCH:
        return None
    if eyes.isdecimal() and len(eyes) < 3 and int(eyes) < seats:
        return int(eyes)
    raise invalid(f"seat: the number of a seat, `{ALL}` or `{WATCH}`.")


def replay(table: TableRecord, entries: Sequence[StoredEntry], eyes: str) -> dict[str, Any]:
    """The first view, then the events of every version and the changes of the view (docs/protocol.md §7)."""
    game, viewer = table.game, viewer_of(eyes, len(table.seats))
    first, *rest = lines(table, entries)
    view = game.view_for(first.after, viewer)
    return {
        "engine": engine_of(first.entry.action),
        "eyes": eyes,
        "geometry": game.geometry_for(first.after),
        "view": view,
        "at": first.entry.at,
        "events": [
            event_for(game, log_event, first.after, viewer) for log_event in first.happenings
        ],
        "steps": list(_steps(game, rest, view, viewer)),
    }


def _steps(
    game: AnyGame, rest: Sequence[Line], view: dict[str, Any], viewer: Viewer
) -> Iterator[dict[str, Any]]:
    for line in with_pauses(rest):
        entry, seen = line.entry, game.view_for(line.after, viewer)
        yield {
            "version": entry.seq,
            **({} if entry.seat is None else {"seat": entry.seat}),
            "at": entry.at,
            "events": [
                event_for(game, log_event, line.after, viewer) for log_event in line.happenings
            ],
            "patch": merge_patch.difference(view, seen),
        }
        view = seen
