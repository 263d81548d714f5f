"""The work of a server for each action, in addition to playing it, measured over states of any game."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from benchmarks.measured import median_cpu_seconds, tell
from engine.api import AnyGame

REPEATS: Final = 5
ROUNDS: Final = 20


def for_each_action(name: str, game: AnyGame, states: Sequence[Any]) -> None:
    """The time of a copy, a list of legal actions, a view and a saved state."""
    works: dict[str, Callable[[Any], object]] = {
        "copy": lambda state: state.copy(),
        "legal_actions": lambda state: game.legal_actions(state, state.pending[-1].seat),
        "view": lambda state: game.view_for(state, 0),
        "saved_state": game.state_to_json,
    }
    done = len(states) * ROUNDS
    for what, work in works.items():

        def all_of_it(work: Callable[[Any], object] = work) -> None:
            for _ in range(ROUNDS):
                for state in states:
                    work(state)

        tell(
            f"{name}.us_per_{what}", median_cpu_seconds(all_of_it, REPEATS) / done * 1e6, "us", done
        )
