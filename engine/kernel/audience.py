"""Hidden fields: each names its audience where it is declared, and is left out for every other viewer."""

from collections.abc import Collection
from dataclasses import Field, field
from typing import Any

from engine.api import EVERYTHING, Viewer
from engine.codec import JsonObject, to_json_as_seen


def known_to(*audience: str, secret: str = "") -> Any:
    """A field that only the seats in the named fields may see, unless `secret` is laid open."""
    return field(default=None, metadata={"known_to": audience, "secret": secret})


def redacted(
    spoken: Any, viewer: Viewer, laid_open: Collection[str] = (), *, all_open: bool = False
) -> JsonObject:
    """An event or a decision as a viewer may see it: hidden fields are left out, except for secrets that are laid open."""

    def sees(spoken: Any, field: "Field[Any]") -> bool:
        if all_open or viewer == EVERYTHING or field.metadata["secret"] in laid_open:
            return True
        return viewer is not None and viewer in [
            getattr(spoken, name) for name in field.metadata["known_to"]
        ]

    return to_json_as_seen(spoken, sees)
