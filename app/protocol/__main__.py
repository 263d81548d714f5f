"""`python -m app.protocol` writes the published parts of the protocol, and the types of the client; `--check` reports what is out of date,
`--types` writes only the types: they serve `make check` and are not committed."""

import json
import sys
from pathlib import Path
from typing import Final

from app.protocol.export import schema, types
from app.protocol.tables import with_tables

ROOT: Final = Path(__file__).parent.parent.parent


def main(arguments: list[str]) -> int:
    """Write or compare the files."""
    if arguments not in ([], ["--check"], ["--types"]):
        sys.stderr.write("usage: python -m app.protocol [--check | --types]\n")
        return 2
    if arguments != ["--check"]:
        _write(ROOT / "static" / "protocol.d.ts", types())
    if arguments == ["--types"]:
        return 0
    page = ROOT / "docs" / "protocol.md"
    wanted = {
        ROOT / "docs" / "protocol.schema.json": json.dumps(schema(), indent=2) + "\n",
        page: with_tables(page.read_text("utf-8")),
    }
    stale = [file for file, text in wanted.items() if _read(file) != text]
    for file in stale:
        if arguments:
            sys.stderr.write(
                f"{file.relative_to(ROOT)} is out of date: run python -m app.protocol\n"
            )
        else:
            _write(file, wanted[file])
    return 1 if arguments and stale else 0


def _read(file: Path) -> str | None:
    return file.read_text("utf-8") if file.exists() else None


def _write(file: Path, text: str) -> None:
    """Leave a file with the same content and date alone."""
    if _read(file) != text:
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
