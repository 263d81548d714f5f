"""Guests: people identified by a name; there are no accounts."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who has given a name."""

    id: str
    name: str
    banned: bool = False
