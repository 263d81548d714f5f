"""Guests: people who told their name; no accounts."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who told their name."""

    id: str
    name: str
    banned: bool = False
