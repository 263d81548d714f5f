"""Another game among the same people: who began the last one, and what may be otherwise in the next."""

from collections.abc import Sequence
from typing import Any

from engine.board_game.core.events import Event, FirstPlayerChosen
from engine.board_game.core.names import Seat
from engine.board_game.options import chosen_map, first_player


def starting_player(events: Sequence[Event]) -> Seat:
    """The seat that had the first turn, from what happened at the start."""
    return next(event.seat for event in events if isinstance(event, FirstPlayerChosen))


def first_seat_begins(config: dict[str, Any]) -> dict[str, Any]:
    """The same configuration with the first turn for seat 0."""
    return {
        **config,
        "options": {**config["options"], first_player.OPTION.key: first_player.FIRST_SEAT},
    }


def another_map(config: dict[str, Any]) -> dict[str, Any]:
    """The same configuration with an island dealt at the start, where a map was chosen."""
    options = {key: value for key, value in config["options"].items() if key != chosen_map.KEY}
    return {**config, "options": options}
