"""What a table answers to somebody who acts."""

from dataclasses import dataclass, field
from typing import Any, Literal

from app.error_codes import GameCode, RefusalCode


@dataclass(frozen=True, slots=True)
class Played:
    """The action is stored, as this version."""

    version: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """Nothing happened, and why."""

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


def own_request(who: str, seq: int) -> str:
    """The id of a request that the server makes itself for this line of the log; no client can spell it (`REQUEST_ID`)."""
    return f"@{who}-{seq}"


def is_own_request(request: str) -> bool:
    """Whether the server made it itself, perhaps for a seat ("0:@clock-7")."""
    return "@" in request


def author_of(request: str) -> Literal["person", "bot", "table"]:
    """Author of a request: a person's page, a bot, or the table itself when time had run out."""
    if not is_own_request(request):
        return "person"
    return "bot" if "@bot-" in request else "table"
