"""Whether the tests run in their long form, `HEXHAVEN_LONG=1 make test`."""

import os

LONG = os.environ.get("HEXHAVEN_LONG") == "1"
WHOLE = LONG or os.environ.get("CI") == "true"
"""Both sizes of every page: the continuous integration looks at them in its short form, too."""
