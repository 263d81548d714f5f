"""The name by which the host called this program, for messages that name one of its commands."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

VARIABLE: Final = "HEXHAVEN_CALLED_AS"
"""Set by the script `hexhaven` of a checkout, which is called by a name of its own."""
USUAL: Final = "hexhaven"


def command(words: str) -> str:
    """A command of this program as the host would type it, in backticks."""
    return f"`{shlex.quote(program())} {words}`"


def program() -> str:
    """The name without a command."""
    typed = os.environ.get(VARIABLE) or sys.argv[0]
    if Path(typed).name != USUAL:  # python -m app, or another program around it
        return USUAL
    found = shutil.which(USUAL)
    on_the_path = found is not None and os.path.realpath(found) == os.path.realpath(typed)
    return USUAL if os.path.isabs(typed) and on_the_path else typed
