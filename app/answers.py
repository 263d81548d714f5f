"""A table's answers to requests."""

from dataclasses import dataclass, field
from typing import Any, Literal

from app.error_codes import GameCode, RefusalCode


@dataclass(frozen=True, slots=True)
class Played:
    """The action is stored and has this version."""

    version: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """The request changed nothing; the code and the text give the reason."""

    code: RefusalCode | GameCode
    text: str
    facts: dict[str, Any] = field(default_factory=dict)

    def message(self, request: str | None = None) -> dict[str, Any]:
        """The refusal as a message for the browser."""
        named = {} if request is None else {"request": request}
        return {
            "type": "refused",
            **named,
            "code": self.code,
            "facts": self.facts,
            "text": self.text,
        }


def own_request(author: str, seq: int) -> str:
    """The id of a request that the server makes itself for this line of the log; no client can send such an id (`REQUEST_ID`)."""
    return f"@{author}-{seq}"


def is_own_request(request: str) -> bool:
    """Check whether the server made the request itself, perhaps for a seat ("0:@clock-7")."""
    return "@" in request


def author_of(request: str) -> Literal["person", "bot", "table"]:
    """The author of a request: a person's page, a bot, or the table itself after a time-out."""
    if not is_own_request(request):
        return "person"
    return "bot" if "@bot-" in request else "table"
