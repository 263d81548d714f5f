"""Calls: the players for whom a table waits, as its game says."""

from app.tables.context import TableContext


def calls_at(table: TableContext) -> dict[str, int]:
    """The guests for whom a table waits, each with the line of their last move: as long as that is the same, so is the call.

    A paused game waits for no one, and neither do players whose bot decides for them, or a window that closes by itself."""
    live = table.live
    if live is None or live.over or live.status.paused or live.game.window(live.state) is not None:
        return {}
    found = {}
    for number in live.game.deciding(live.state):
        seat = table.record.seats[number]
        if seat.guest is not None and number not in live.status.stand_ins:
            found[seat.guest] = live.last_move_line(number)
    return found
