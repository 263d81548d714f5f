"""`make bench`, or only some: python -m benchmarks engine cards server load loop client costs; any of them also beside another checkout"""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from benchmarks import (
    card_speed,
    client_speed,
    costs,
    engine_speed,
    load_speed,
    loop_speed,
    paired,
    server_speed,
)
from benchmarks.measured import calibrate


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("--against", type=Path, help="another checkout, measured in turn with this")
    parser.add_argument("--rounds", type=int, default=6, help="how often, with --against")
    parts: dict[str, Callable[[], None]] = {
        "engine": engine_speed.run,
        "cards": card_speed.run,
        "server": server_speed.run,
        "load": load_speed.run,
        "loop": loop_speed.run,
        "client": client_speed.run,
        "costs": costs.run,
    }
    parser.add_argument("parts", nargs="*", choices=[*parts, []], metavar="|".join(parts))
    chosen = parser.parse_args(arguments)
    if chosen.against is not None:
        paired.needs_its_own_environment(chosen.against)
        parts = {name: partial(paired.run, name, chosen.against, chosen.rounds) for name in parts}
        parts["load"] = partial(load_speed.run, chosen.against)  # takes turns under one load
        parts["costs"] = partial(costs.run, chosen.against)
    for name in chosen.parts or parts:
        calibrate(f"calibration.before_{name}")
        parts[name]()
    calibrate("calibration.after")


if __name__ == "__main__":
    main()
