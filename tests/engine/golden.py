"""Golden games: whole games in `tests/golden/*.txt`, each the record of one and what replaying it prints.

The lines that begin with `>` are the record: the configuration and how chance opened the game, then every action with what
chance said to it. So no bot and no source of luck has a say in what the rest reads: under each action a line for every event,
hidden fields included; and under every twentieth what may be done then and what one seat sees."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from engine.api import EVERYTHING, AnyGame
from engine.record import Record, replay

FOLDER: Final = Path(__file__).parents[1] / "golden"
LOOKED_AT: Final = 20
"""Every so many actions the state is looked at as a whole."""
WATCHING: Final = 0
"""The seat whose view is printed."""


RECORDED: Final = "> "
"""Begins a line of the record."""


def names(game: AnyGame | None = None) -> list[str]:
    """The golden games there are, or those of one game."""
    every = sorted(file.stem for file in FOLDER.glob("*.txt"))
    return [name for name in every if game is None or load(name).game is game]


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def lines_of(name: str) -> list[str]:
    """The game as it is written down."""
    return file_of(name).read_text(encoding="utf-8").splitlines()


def load(name: str) -> Record:
    """The record of that name."""
    recorded = [line for line in lines_of(name) if line.startswith(RECORDED)]
    head, *actions = (json.loads(line.removeprefix(RECORDED)) for line in recorded)
    return Record.from_json({**head, "actions": actions})


def save(name: str, record: Record) -> None:
    """Write the game down."""
    file_of(name).write_text("\n".join(playthrough(record)) + "\n", encoding="utf-8")


def playthrough(record: Record) -> Iterator[str]:
    """The record and what happened, line by line."""
    game, head = record.game, record.to_json()
    recorded = [head, *head.pop("actions")]
    seen: dict[str, Any] = {}
    for number, (state, events) in enumerate(replay(record)):
        yield RECORDED + json.dumps(recorded[number])
        for event in events:
            shown = game.event_to_json(event, state, EVERYTHING)
            words = [f"{key}={_word(value)}" for key, value in shown.items() if key != "type"]
            yield " ".join([shown["type"], *words])
        if number and number % LOOKED_AT == 0:
            yield from choices(record, state, number)
            view = game.view_for(state, WATCHING)
            for part, value in changes(seen, view).items():
                yield f"  {number} seat {WATCHING} sees {part} {_as_json(value)}"
            seen = view
    yield f"hash {game.state_hash(state)}"


def choices(record: Record, state: Any, number: int) -> Iterator[str]:
    """Count the actions of each kind every seat may take, and name those it would have to fill in."""
    game = record.game
    for seat in range(record.config.seats):
        counts = Counter(type(action).__name__ for action in game.legal_actions(state, seat))
        may = [f"{kind}={count}" for kind, count in counts.items()]
        may += [f"{form['type']}=form" for form in game.forms(state, seat)]
        if may:
            yield f"  {number} seat {seat} may {' '.join(may)}"


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The differences: values that are new, null for what is gone, objects likewise within."""
    different: dict[str, Any] = {name: None for name in before if name not in after}
    for name, value in after.items():
        known = before.get(name)
        if known != value:
            both = isinstance(known, dict) and isinstance(value, dict)
            different[name] = changes(known, value) if both and known else value
    return different


def _as_json(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def _word(value: object) -> str:
    if isinstance(value, dict):
        return "+".join(f"{count}{name}" for name, count in value.items()) or "0"
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value)
