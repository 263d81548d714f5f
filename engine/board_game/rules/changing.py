"""An island that changes during a game: a hex is turned over, a number token is laid, moved or taken away.

Terrain and tokens are part of a value that copies of the state share, so a change makes another island; what the state has
derived from the old one is derived again. Whatever rule changes the island tells of it by an event of its own."""

from collections.abc import Iterable, Mapping

from engine.board_game.core.island import NO_CHANGE
from engine.board_game.core.names import Hex, Path
from engine.board_game.core.state import State
from engine.board_game.rules.distance import still_free
from engine.board_game.rules.production import owed


def change_island(
    state: State, terrain: Mapping[Hex, int] = NO_CHANGE, numbers: Mapping[Hex, int] = NO_CHANGE
) -> None:
    """Change terrain or numbers (0: none) on some hexes of this state's island. What has been built stays."""
    before = state.island
    state.island = after = before.changed(terrain, numbers)
    state.free = still_free(state)
    hexes = {*terrain, *numbers}
    for number in {island.numbers[hex] for island in (before, after) for hex in hexes} - {0}:
        state.income[number] = owed(state, number)


def move_token(state: State, source: Hex, target: Hex) -> None:
    """Move the number of one hex to another one, which had none."""
    change_island(state, numbers={source: 0, target: state.island.numbers[source]})


def lay_harbors(state: State, harbors: Iterable[tuple[Path, int]]) -> None:
    """Lay the harbors of an island that had none, before anybody settles there."""
    state.island = state.island.with_harbors(harbors)
