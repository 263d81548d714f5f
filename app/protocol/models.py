"""What every message shares."""

import re
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Json = dict[str, Any]

REQUEST_ID: Final = re.compile(r"^[A-Za-z0-9_.:-]{1,40}$")
RequestId = Annotated[str, StringConstraints(pattern=REQUEST_ID.pattern)]
Version = Annotated[int, Field(ge=0, le=2**31)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class Message(BaseModel):
    """A closed record: unknown fields are refused, types are not bent."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
