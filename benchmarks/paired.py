"""One part measured in two checkouts in turn, in a new process each time, and how the two compare.

The other checkout has an environment of its own (`make venv vendor`) and measures itself with its own benchmarks: what only one
of them measures is told without a ratio. The best of all rounds counts, as what else runs on a machine only ever slows things
down: python -m benchmarks engine --against ../before"""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from benchmarks.measured import tell

HERE: Final = Path(__file__).parent.parent
PER_SECOND: Final = "/s"
"""The end of a rate's unit: for rates more is better, for everything else less."""


@dataclass
class Line:
    """All results under one name: values by place, and their unit."""

    unit: str
    n: int
    values: dict[str, list[float]] = field(default_factory=dict)

    def best(self, place: str) -> float:
        """The best value of all rounds at that place."""
        return (max if self.is_rate else min)(self.values[place])

    @property
    def is_rate(self) -> bool:
        """True if more is better."""
        return self.unit.endswith(PER_SECOND)


def run(part: str, against: Path, rounds: int) -> None:
    """Print every figure of the part here and as `.before`, and a `.ratio`: above 1, it is better here."""
    compare([round_of(part, against.resolve(), number) for number in range(rounds)])


def needs_its_own_environment(checkout: Path) -> None:
    """Raises SystemExit for a checkout that nothing can be measured in."""
    if installed_in(checkout.resolve()) != checkout.resolve():
        raise SystemExit(f"{checkout} has no environment of its own: run make venv vendor there.")


def installed_in(checkout: Path) -> Path | None:
    """The checkout whose server the environment of this one starts: a borrowed environment would measure its owner."""
    python = checkout / ".venv/bin/python"
    if not python.exists():
        return None
    where = [str(python), "-I", "-c", "import app; print(app.__file__)"]
    told = subprocess.run(where, stdout=subprocess.PIPE, text=True, check=False)
    return Path(told.stdout.strip()).parent.parent


def round_of(part: str, against: Path, number: int) -> Mapping[str, list[dict[str, Any]]]:
    """The results of both places; they take turns in going first."""
    places = {"": HERE, ".before": against}
    order = sorted(places, reverse=bool(number % 2))
    return {place: list(measured_in(places[place], part)) for place in order}


def measured_in(checkout: Path, part: str) -> Iterator[dict[str, Any]]:
    """The figures that the benchmarks of a checkout print, but for the calibration: rounds in turn need none."""
    own = sys.executable if checkout == HERE else str(checkout / ".venv/bin/python")
    command = [own, "-m", "benchmarks", part]
    told = subprocess.run(command, cwd=checkout, stdout=subprocess.PIPE, text=True, check=True)
    for text in told.stdout.splitlines():
        row = json.loads(text)
        if not row["name"].startswith("calibration."):
            yield row


def compare(rounds: Sequence[Mapping[str, list[dict[str, Any]]]]) -> None:
    """Print the best of each figure by place, and the ratio if both places have it."""
    lines: dict[str, Line] = {}
    for each in rounds:
        for place, rows in each.items():
            for row in rows:
                line = lines.setdefault(row["name"], Line(row["unit"], row["n"]))
                line.values.setdefault(place, []).append(row["value"])
    for name, line in lines.items():
        for place in sorted(line.values):
            tell(f"{name}{place}", line.best(place), line.unit, line.n)
        if len(line.values) == 2:
            here, before = line.best(""), line.best(".before")
            better, worse = (here, before) if line.is_rate else (before, here)
            if worse:
                tell(f"{name}.ratio", better / worse, "times as good", len(rounds))
