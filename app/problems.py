"""Errors that people read, in plain words, each with its HTTP status."""

from collections.abc import Sequence
from typing import Any, Final, Literal

from app.error_codes import HostCode, ProblemCode


class Problem(Exception):
    """A request that cannot be fulfilled; `code` is for programs, `text` for people. `wait`: seconds until it may succeed, if it may;
    `options`: the keys of options that contradict each other."""

    def __init__(
        self,
        status: int,
        code: ProblemCode | HostCode,
        text: str,
        wait: int | None = None,
        options: Sequence[str] = (),
    ) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text
        self.wait = wait
        self.options = tuple(options)

    def to_json(self) -> dict[str, Any]:
        """The problem as the body of an answer."""
        named = {"options": self.options} if self.options else {}
        return {"code": self.code, "text": self.text, **named}


class Outage(Problem):
    """The stored data of a table cannot be reached, or cannot be read."""

    code: Literal["storage", "damaged"]


def bad_map(code: str, text: str) -> Problem:
    """The problem of a map that the game refuses with this code."""
    match code:
        case "map_version":
            return Problem(422, "map_version", text)
        case "map_too_large":
            return Problem(422, "map_too_large", text)
        case _:
            return Problem(422, "bad_map", text)


def no_such_table(code: str) -> Problem:
    """The problem of a code that no table has, or that is not a code at all."""
    shown = f"the code {code}" if len(code) <= 8 and code.isalnum() else "that code"
    return Problem(404, "no_such_table", f"There is no table with {shown}.")


def damaged(code: str) -> Outage:
    """The problem of a table whose stored data cannot be read or replayed."""
    return Outage(
        409,
        "damaged",
        f"The stored data of table {code} is damaged, or the game was played by rules that this version "
        f"does not know. The person who runs this server can find out more with `hexhaven verify {code}`. "
        "Other tables are not affected.",
    )


def not_installed(code: str, why: str) -> Problem:
    """The problem of a table that is played with something that this server does not have; `why` names it."""
    return Problem(
        409,
        "not_installed",
        f"Table {code} cannot be opened on this server for now. {why} The table is kept until the person who runs the server installs it.",
    )


def archived(code: str) -> Problem:
    """The problem of a game that the operator has archived."""
    return Problem(
        410,
        "archived",
        f"Table {code} has been archived. The person who runs this server can restore it.",
    )


def busy() -> Outage:
    """A temporary failure."""
    return Outage(503, "storage", "The server is busy. Try again in a moment.")


class Moving(Problem):
    """The table is open in another server on the same database, or was until now."""

    def __init__(self) -> None:
        text = "This table is moving to another server. Try again in a moment."
        super().__init__(503, "storage", text, 1)


class NotAnswered(Problem):
    """The server waited for its database, and another server will answer the next time."""

    def __init__(self) -> None:
        text = "The server cannot reach its database. Try again in a moment."
        super().__init__(503, "storage", text, 1)


NAME_NEEDED: Final = "Choose a name first. It is what the others see."


def name_needed() -> Problem:
    """The problem of a guest without a name who asked for something that needs one."""
    return Problem(422, "name_needed", NAME_NEEDED)


def password_needed() -> Problem:
    """The problem of a guest who has not given the server's password."""
    return Problem(
        401, "password_needed", "This server needs a password. Ask the person who runs it."
    )


def wrong_password() -> Problem:
    """The problem of a guest who gave a wrong password."""
    return Problem(
        401, "wrong_password", "That is not the password of this server. Check it and try again."
    )


def login_needed() -> Problem:
    """The problem of a guest without a login on a server that asks for one."""
    return Problem(
        401,
        "login_needed",
        "This server asks for a login. Open it at the address where you log in; the person who runs it knows the address.",
    )


def login_faulty(fault: str) -> Problem:
    """The problem of a login that cannot be used because of its data from the proxy."""
    return Problem(403, "login_needed", fault)


def named_elsewhere() -> Problem:
    """The problem of a guest whose name comes from the proxy."""
    return Problem(409, "named_elsewhere", "Your name here comes from your login: change it there.")


def kept_out() -> Problem:
    """The problem of a guest whom a table's host has blocked; it reveals nothing about the table, nor the reason."""
    return Problem(
        403, "kept_out", "The host has blocked you from this table. You can still join others."
    )


class Banned(Problem):
    """The person who runs the server has banned this guest."""

    def __init__(self, guest: str) -> None:
        text = "You are blocked on this server. The person who runs it can let you back in."
        super().__init__(403, "banned", text)
        self.guest = guest


def blocked() -> Problem:
    """The problem of an address that the operator has blocked."""
    text = "Your address is blocked on this server. The person who runs it can let you back in."
    return Problem(403, "banned", text)


def wrong_origin() -> Problem:
    """The problem of a request that comes from another site's page."""
    return Problem(
        403,
        "wrong_origin",
        "This request comes from an address that is not the server's. "
        "If it is an address that players open, the person who runs the server can set it as "
        "HEXHAVEN_PUBLIC_URL or add it to HEXHAVEN_ALLOWED_ORIGINS.",
    )


def too_many(text: str) -> Problem:
    """The problem of too many requests in too short a time."""
    return Problem(429, "too_many", text)


def invalid(text: str) -> Problem:
    """The problem of a request that is not well formed."""
    return Problem(422, "invalid", text)
