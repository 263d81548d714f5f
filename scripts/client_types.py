"""Holds the client's types to what they were: `python -m scripts.client_types`, in `make check`.

The whole client is checked as tsconfig.json says. This counts what `tsc --strict` says beyond that, by room of static/js, and how often a
comment says `any`. A count that has grown is an error; one that has fallen is written down here, so that it only falls.
"""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CLIENT: Final = ROOT / "static" / "js"
TSC: Final = ROOT / "node_modules" / ".bin" / "tsc"

MOST: Final = {
    "implicit any": {
        "core": 0,
        "parts": 0,
        "pages": 325,
        "table": 0,
        "card_game": 471,
        "board_game": 1148,
    },
    "strict": {"all": 1958},
    "any": {"all": 342},
}
"""The most there may be, by flag and room: parameters and the like without a type, every error of `--strict`, and the word `any` in comments
with types."""

FLAGS: Final = {"implicit any": "--noImplicitAny"}
ERROR: Final = re.compile(r"^static/js/(\w+)[^(]*\(\d+,\d+\): error TS\d+", re.MULTILINE)
TYPES: Final = re.compile(r"/\*\*.*?\*/", re.DOTALL)
ANY: Final = re.compile(r"\bany\b(?=[^/]*\})")


def errors(flag: str) -> Counter[str]:
    """Count the errors of tsc with one more flag, by the room of static/js."""
    checked = subprocess.run(
        [TSC, "--project", ROOT / "tsconfig.json", "--pretty", "false", flag],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    return Counter(ERROR.findall(checked.stdout))


def count_any() -> int:
    """Count the word `any` in the types that comments give."""
    texts = (file.read_text("utf-8") for file in CLIENT.rglob("*.js"))
    return sum(len(ANY.findall(comment)) for text in texts for comment in TYPES.findall(text))


def counts() -> dict[str, dict[str, int]]:
    """Count everything that is held."""
    by_room = {kind: errors(flag) for kind, flag in FLAGS.items()}
    found = {kind: {room: rooms[room] for room in MOST[kind]} for kind, rooms in by_room.items()}
    return found | {"strict": {"all": errors("--strict").total()}, "any": {"all": count_any()}}


def main() -> int:
    """Print each count beside its limit; the exit code says whether one is over it."""
    over = False
    for kind, rooms in counts().items():
        for room, count in rooms.items():
            most = MOST[kind][room]
            note = (
                " TOO MANY" if count > most else f" (lower MOST to {count})" if count < most else ""
            )
            print(f"{kind:>13} {room:<10} {count:>5} of {most}{note}")
            over |= count > most
    if over:
        print(
            "Give what you wrote its type; tsc with the flag named above shows where.",
            file=sys.stderr,
        )
    return int(over)


if __name__ == "__main__":
    sys.exit(main())
