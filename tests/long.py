"""Whether the tests run in their long form, `HEXHAVEN_LONG=1 make test`, and whether their longest games are played at all."""

import os

LONG = os.environ.get("HEXHAVEN_LONG") == "1"
WHOLE = LONG or os.environ.get("CI") == "true"
"""Also what takes a minute and more: the continuous integration leaves nothing out."""
