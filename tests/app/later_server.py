"""`hexhaven` two hours later."""

import time

from app.host.cli import main

if __name__ == "__main__":
    really, really_ns = time.time, time.time_ns
    time.time = lambda: really() + 7200
    time.time_ns = lambda: really_ns() + 7_200_000_000_000
    main()
