"""Keys drawn at random, by which addresses name what is stored: groups, maps and their links, channels of notifications."""

import re
from typing import Final

_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def may_be_key(text: str) -> bool:
    """Check whether a text may be a key; what may not is never looked up, since some texts can't be sent to a database."""
    return _KEY.fullmatch(text) is not None
