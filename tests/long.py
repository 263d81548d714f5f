"""Whether the tests run in their long form: `HEXHAVEN_LONG=1 make test`."""

import os

LONG = os.environ.get("HEXHAVEN_LONG") == "1"
