"""A log replayed line by line: for loading, replays, statistics, spreadsheets and proofs."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import orjson

from app.journal.acts import act_in
from app.journal.game_history import GameHistory
from app.journal.log_event import LogEvent, event_for, is_event, log_event_of
from app.lobby.record import TableRecord
from app.offload import with_pauses
from app.storage.digests import RecordBroken
from app.storage.events import StoredEntry
from engine import ENGINE_VERSION, FIRST_ENGINE, is_known
from engine.api import EVERYTHING, AnyGame, Json, Roll, State
from engine.chance import Chance, Recorded, tally


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log, its events, and the states before and after it."""

    entry: StoredEntry
    before: State
    after: State
    happenings: tuple[LogEvent, ...]

    @property
    def events(self) -> list[LogEvent]:
        """The events of the game in it, without acts of the table."""
        return [each for each in self.happenings if is_event(each)]


@dataclass(frozen=True, slots=True)
class Played:
    """The state after a move that counts, with the number of random outcomes drawn so far."""

    state: State
    drawn: Counter[str]


START: Final[Json] = {"engine": ENGINE_VERSION}
"""The first line of a log has this in place of an action: the version of the rules by which the game is played."""


def engine_of(start: Json) -> int:
    """The version of the rules by which a game is played, as its first line has it. Raises RecordBroken if that version is not known."""
    engine = start.get("engine", FIRST_ENGINE)
    if not is_known(engine):
        raise RecordBroken(
            f"it is played by the rules of engine {str(engine)[:8]}, and this version knows those up to {ENGINE_VERSION}"
        )
    return int(engine)


def new_game(
    game: AnyGame, config: Json, chance: Chance, start: Json
) -> tuple[State, tuple[LogEvent, ...]]:
    """The state with which a game began, by the rules that its first line names, and the events before the first decision of a player."""
    state: State
    configured = game.as_begun(game.configured(config), engine_of(start))
    state, events = game.new_game(configured, chance)
    return state, events


def replay_move(
    game: AnyGame, state: State, entry: StoredEntry, chance: Chance
) -> tuple[State, tuple[LogEvent, ...]]:
    """Replay one move."""
    if entry.seat is None:
        raise RecordBroken(f"action {entry.seq} has no seat")
    after: State
    action = game.action_from_json(entry.action, entry.seat, state)
    after, events = game.play(state, action, chance)
    return after, events


class Reader:
    """Reads a log from its first line on; `history` includes the lines read so far."""

    def __init__(self, table: TableRecord) -> None:
        self._table = table
        self.history = GameHistory[Played]()

    def read(self, entry: StoredEntry, chance: Chance | None = None) -> Line:
        """Replay one line; with `chance` instead of the recorded outcomes."""
        history, happenings = self.history, tuple[LogEvent, ...]()
        before = history.newest if history.moves else None
        if before is not None and (act := act_in(entry.action)) is not None:
            history.act(act)
            return Line(entry, before.state, history.newest.state, (act.event(entry.seat),))
        chance = chance or Recorded(entry.outcomes)
        if before is None:
            after, happenings = new_game(self._table.game, self._table.config, chance, entry.action)
        else:
            after, happenings = replay_move(self._table.game, before.state, entry, chance)
        drawn = tally(entry.outcomes) + (before.drawn if before else Counter[str]())
        history.move(entry.seq, Played(after, drawn))
        return Line(entry, before.state if before else after, after, happenings)

    def read_again(self, entry: StoredEntry) -> Line:
        """Replay the last move again, now with the recorded outcomes."""
        self.history.moves.pop()
        return self.read(entry)

    @property
    def over(self) -> bool:
        """True if the game has a winner, or the table has ended it."""
        history = self.history
        return bool(history.moves) and (
            history.newest.state.over or history.status.ended is not None
        )

    @property
    def drawn(self) -> Counter[str]:
        """The number of random outcomes drawn in the moves that count."""
        return self.history.newest.drawn if self.history.moves else Counter[str]()


def lines(table: TableRecord, entries: Sequence[StoredEntry]) -> Iterator[Line]:
    """Replay the whole log, including acts and moves that were taken back. Raises RecordBroken if it does not fit together."""
    if [entry.seq for entry in entries] != list(range(len(entries))) or not entries:
        raise RecordBroken("the log has holes")
    reader = Reader(table)
    for entry in with_pauses(entries):
        yield reader.read(entry)
    if table.state == "finished" and not reader.over:
        raise RecordBroken("the end of the game is missing")


def starting_player(table: TableRecord, start: StoredEntry) -> int:
    """The seat that had the first turn, as the first line of a log has it."""
    events = [log_event_of(table.game, event) for event in orjson.loads(start.events)]
    return table.game.starting_player(events)


def complaint(game: AnyGame, line: Line) -> str | None:
    """The fault of a replayed line: other events than were stored, or another state. None if it has none."""
    entry = line.entry
    happened = [event_for(game, each, line.after, EVERYTHING) for each in line.happenings]
    if happened != orjson.loads(entry.events):
        return f"action {entry.seq}: its events differ from the stored ones"
    if entry.state_hash and entry.state_hash != game.state_hash(line.after):
        return f"action {entry.seq}: its state differs from the stored one"
    return None


def lacks_luck(game: AnyGame, entry: StoredEntry) -> bool:
    """Check whether a line has a roll whose luck was not stored, as in earlier versions."""
    luck = game.luck
    return luck is not None and entry.luck is None and f'"{luck.roll_event}"' in entry.events


def rolls(table: TableRecord, entries: Sequence[StoredEntry]) -> dict[int, Roll]:
    """The yield of each roll of a log by version, including rolls that were taken back."""
    luck, found = table.game.luck, {}
    if luck is not None:
        for line in lines(table, entries):
            if (roll := luck.of_roll(line.before, line.events)) is not None:
                found[line.entry.seq] = roll
    return found
