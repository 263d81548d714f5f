"""Parts that all messages share."""

import re
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

Json = dict[str, Any]


def _of_a_game(name: str) -> WithJsonSchema:
    """Parts that each game defines for itself: the published schema describes them, from `engine.vocabulary` of the game."""
    return WithJsonSchema({"$ref": f"{OF_A_GAME}{name}"})


OF_A_GAME: Final = "https://game/"
"""A prefix for names that every game has."""
Action = Annotated[Json, _of_a_game("Action")]
Event = Annotated[Json, _of_a_game("Event")]
Form = Annotated[Json, _of_a_game("Form")]
Geometry = Annotated[Json, _of_a_game("Geometry")]
Legal = Annotated[Json, _of_a_game("Legal")]
"""Actions of one kind, in columns."""
View = Annotated[Json, _of_a_game("View")]
CodeOfRefusal = Annotated[str, _of_a_game("CodeOfRefusal")]
"""A code of the table's own (`app.error_codes`), or of the game's rules."""

REQUEST_ID: Final = re.compile(r"^[A-Za-z0-9_.:-]{1,40}$")
RequestId = Annotated[str, StringConstraints(pattern=REQUEST_ID.pattern)]
Version = Annotated[int, Field(ge=0, le=2**31)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class Message(BaseModel):
    """A closed record: unknown fields are refused, and types are not coerced."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
