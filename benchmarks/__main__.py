"""`make bench`, or only some: python -m benchmarks engine server load loop client; load also beside another checkout"""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from benchmarks import client_speed, engine_speed, load_speed, loop_speed, server_speed
from benchmarks.measured import calibrate


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("--against", type=Path, help="another checkout, for the part `load`")
    parts = {
        "engine": engine_speed.run,
        "server": server_speed.run,
        "load": load_speed.run,
        "loop": loop_speed.run,
        "client": client_speed.run,
    }
    parser.add_argument("parts", nargs="*", choices=[*parts, []], metavar="|".join(parts))
    chosen = parser.parse_args(arguments)
    parts["load"] = partial(load_speed.run, chosen.against)
    for name in chosen.parts or parts:
        calibrate(f"calibration.before_{name}")
        parts[name]()
    calibrate("calibration.after")


if __name__ == "__main__":
    main()
