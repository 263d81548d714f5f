"""Legal actions by kind: a bot looks for many kinds, and most are not there."""

from collections.abc import Callable, Iterable, KeysView
from typing import Any, TypeVar

from engine.board_game.core.actions import Action

A = TypeVar("A", bound=Action)


class Legal:
    """The legal actions, by kind."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._by_kind: dict[type[Action], list[Action]] = {}
        for action in actions:
            self._by_kind.setdefault(type(action), []).append(action)

    @property
    def kinds(self) -> list[type[Action]]:
        """The kinds, in the order of their first action."""
        return list(self._by_kind)

    @property
    def present(self) -> KeysView[type[Action]]:
        """The same, to compare with others."""
        return self._by_kind.keys()

    def of(self, kind: type[A]) -> list[A]:
        """All actions of that kind, in their order."""
        found: Any = self._by_kind.get(kind, [])
        return found  # type: ignore[no-any-return]

    def of_all(self, kinds: Iterable[type[Any]]) -> list[Any]:
        """All actions of these kinds, kind by kind."""
        return [action for kind in kinds for action in self._by_kind.get(kind, ())]

    def one(self, *kinds: type[A]) -> A | None:
        """The first action of the first of these kinds that is there."""
        return next((action for kind in kinds for action in self.of(kind)), None)


def best(actions: list[A], value: Callable[[A], float]) -> A | None:
    """The action of most value, the first of several; None without any."""
    return max(actions, key=value) if actions else None
