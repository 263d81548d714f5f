"""The address of a table's voice call; the server stores it and never opens it."""

import re
from typing import Any, Final

from app.problems import Problem

SCHEMES: Final = ("https", "http", "mumble", "ts3server", "teamspeak")
"""Browsers open the first two, voice programs the others; none of them can run code in a page."""
LONGEST_ADDRESS: Final = 500

ADDRESS: Final = re.compile(
    rf"""
    (?: {"|".join(SCHEMES)} ) ://
    (?: [A-Za-z0-9._~!$&'()*+,;=:%-]+ @ )?                # the user's name there, and the server's password
    (?: [A-Za-z0-9._-]*[A-Za-z0-9] | \[ [0-9A-Fa-f:.]+ \] )
    (?: : [0-9]{{1,5}} )?
    (?: [/?\#] [A-Za-z0-9._~!$&'()*+,;=:@%/?\#-]* )?
    """,
    re.VERBOSE | re.IGNORECASE,
)
# On the web, a user name before the host can only deceive: https://known.example@other.example
DECEIVING: Final = re.compile(r"https?://[^/?#]*@", re.IGNORECASE)


def voice_address(typed: Any) -> str:
    """The address as it was typed. Raises Problem for an address that no link should have."""
    if (
        not isinstance(typed, str)
        or len(typed) > LONGEST_ADDRESS
        or not ADDRESS.fullmatch(typed)
        or DECEIVING.match(typed)
    ):
        begins = ", ".join(f"{scheme}://" for scheme in SCHEMES[:-1])
        raise Problem(
            422,
            "bad_voice",
            f"The address of a voice call begins with {begins} or {SCHEMES[-1]}://, "
            f"names a server and has at most {LONGEST_ADDRESS} characters.",
        )
    return typed
