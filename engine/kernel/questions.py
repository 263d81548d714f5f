"""Questions of a rulebook that rules and options answer, and the law of each answer.

`set`      numbers and tables; one owner, a second one is a contradiction
`replace`  the one answer to a question; one owner, likewise
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from engine.api import ConfigError

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


def contradiction(one: str, other: str, matter: str) -> ConfigError:
    """The error for two options, by name, that decide the same matter."""
    text = f"{one!r} and {other!r} contradict each other: both decide the {matter}."
    return ConfigError("contradiction", text, (one, other))


class Question(ABC):
    """A question that rules and options answer; the compiled rules have its answer under the same name."""

    @abstractmethod
    def compiled(self) -> Any:
        """The compiled answer, for the rules of a game."""


class Book(Protocol):
    """The part of a rulebook that its questions know."""

    installing: str | None
    """The option that is being installed; None for the base game, which one option may overrule."""


class Owned(Question):
    """A question that at most one option may decide."""

    def __init__(self, book: Book, name: str) -> None:
        self._book = book
        self._name = name
        self._owner: str | None = None

    def _take(self) -> None:
        owner = self._book.installing
        if self._owner is not None and owner is not None and owner != self._owner:
            raise contradiction(self._owner, owner, self._name)
        self._owner = owner or self._owner


class Setting(Owned, Generic[T]):
    """A number or table that may be set."""

    def __init__(self, book: Book, name: str, value: T) -> None:
        super().__init__(book, name)
        self.value = value

    def set(self, value: T) -> None:
        """Decide it; one owner only."""
        self._take()
        self.value = value

    def compiled(self) -> Any:
        return self.value


class Answer(Owned, Generic[F]):
    """A question with one answer that may be replaced."""

    def __init__(self, book: Book, name: str) -> None:
        super().__init__(book, name)
        self._answer: F | None = None

    def replace(self, answer: F) -> None:
        """Answer it; one owner besides the base game."""
        self._take()
        self._answer = answer

    def compiled(self) -> F:
        """The answer in force."""
        assert self._answer is not None, f"no rule answers the question of the {self._name}"
        return self._answer


def compile_into(rules: Any, book: Book) -> None:
    """Give the compiled rules the answer to each question of the book, under the question's name. Raises AssertionError for a question
    without an answer."""
    for name, question in vars(book).items():
        if isinstance(question, Question):
            setattr(rules, name, question.compiled())
