"""Groups: a name and a link. Everyone with the link is in; nothing else is needed (docs/decisions/seasons.md)."""

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from zoneinfo import ZoneInfo

from app.lobby.names import LONGEST_TABLE_NAME, shows_something, visible
from app.problems import Problem, invalid

TOKEN_BYTES: Final = 24


@dataclass(frozen=True, slots=True)
class Group:
    """A group; `token` is the secret of its link, `zone` the time zone of its evenings."""

    id: str
    token: str
    name: str
    host: str
    zone: str
    season_names: Mapping[str, str] = field(default_factory=dict)
    """Names that the host has given to seasons, by their keys."""

    def alias(self, guest: str) -> str:
        """The id of a guest as a player of this group; a guest's own id is never sent."""
        return hashlib.sha256(f"{self.id} {guest}".encode()).hexdigest()[:16]


def new_group(host: str, name: str, zone: str) -> Group:
    """A group with a link that cannot be guessed. Raises Problem."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return Group(secrets.token_hex(16), token, group_name(name), host, known_zone(zone))


def group_name(text: str) -> str:
    """A group's name as it is shown. Raises Problem."""
    name = visible(text)
    if not shows_something(name) or len(name) > LONGEST_TABLE_NAME:
        raise invalid(f"The name of a group has 1 to {LONGEST_TABLE_NAME} visible characters.")
    return name


def season_name(text: str) -> str:
    """The name of a season as it is shown; empty for its usual one. Raises Problem."""
    name = visible(text)
    if len(name) > LONGEST_TABLE_NAME:
        raise invalid(f"The name of a season has up to {LONGEST_TABLE_NAME} characters.")
    return name


def known_zone(name: str) -> str:
    """The name of a time zone. Raises Problem."""
    try:
        ZoneInfo(name)
    except (KeyError, OSError, ValueError) as error:  # no such zone, or no name at all
        raise invalid("The time zone has a name such as Europe/Berlin.") from error
    return name


def no_such_group() -> Problem:
    """The problem of a link to a group that does not work, whatever the reason."""
    return Problem(
        404, "no_such_group", "This link leads to no group. Ask someone in the group for it again."
    )
