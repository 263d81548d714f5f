"""`hexhaven` in a process that imports everything anew, with the packages of the folder HEXHAVEN_TEST_PACKAGES in its path."""

import os
import sys

if __name__ == "__main__":
    os.environ["PYTHONPATH"] = os.environ.pop("HEXHAVEN_TEST_PACKAGES")
    os.execv(sys.executable, [sys.executable, "-m", "app.host.cli", *sys.argv[1:]])
