"""`make bench`, or only some: python -m benchmarks engine server client"""

import sys

from benchmarks import client_speed, engine_speed, server_speed
from benchmarks.measured import calibrate

PARTS = {"engine": engine_speed.run, "server": server_speed.run, "client": client_speed.run}


def main(names: list[str]) -> None:
    for name in names or PARTS:
        calibrate(f"calibration.before_{name}")
        PARTS[name]()
    calibrate("calibration.after")


if __name__ == "__main__":
    main(sys.argv[1:])
