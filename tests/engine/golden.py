"""Golden games: records in `tests/golden/*.json`, each with the text that replaying it prints beside it.

A record is configuration, actions and what chance said, so no bot and no source of luck has a say in what the text reads. It has a
line for each event, hidden fields included; and at every twentieth action what may be done then and what one seat sees."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from engine.board_game import game
from engine.board_game.core.state import State
from engine.record import Record, replay

FOLDER: Final = Path(__file__).parents[1] / "golden"
LOOKED_AT: Final = 20
"""Every so many actions the state is looked at as a whole."""
WATCHING: Final = 0
"""The seat whose view is printed."""


def names() -> list[str]:
    """The golden games there are."""
    return sorted(file.stem for file in FOLDER.glob("*.json"))


def text_file(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def load(name: str) -> Record:
    """The record of that name."""
    return Record.from_json(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


def save(name: str, record: Record) -> None:
    """Write a record, a line for each action."""
    data = record.to_json()
    actions = ",\n".join(f"  {json.dumps(action)}" for action in data.pop("actions"))
    head = json.dumps(data)[:-1]
    text = f'{head}, "actions": [\n{actions}\n]}}\n'
    (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")


def playthrough(record: Record) -> Iterator[str]:
    """What happened, line by line."""
    seen: dict[str, Any] = {}
    for number, (state, events) in enumerate(replay(record)):
        for event in events:
            shown = game.event_to_json(event, state, game.EVERYTHING)
            words = [f"{key}={_word(value)}" for key, value in shown.items() if key != "type"]
            yield " ".join([shown["type"], *words])
        if number and number % LOOKED_AT == 0:
            yield from choices(state, number)
            view = game.view_for(state, WATCHING)
            for part, value in changes(seen, view).items():
                yield f"  {number} seat {WATCHING} sees {part} {_as_json(value)}"
            seen = view
    yield f"hash {game.state_hash(state)}"


def choices(state: State, number: int) -> Iterator[str]:
    """How many actions of each kind every seat may take, and which it would have to fill in."""
    for seat in state.rules.seats:
        counts = Counter(type(action).__name__ for action in game.legal_actions(state, seat))
        may = [f"{kind}={count}" for kind, count in counts.items()]
        may += [f"{form['type']}=form" for form in game.forms(state, seat)]
        if may:
            yield f"  {number} seat {seat} may {' '.join(may)}"


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is different: values that are new, null for what is gone, objects likewise within."""
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
