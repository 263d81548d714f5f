"""`python -m app.protocol` writes the exported protocol; with `--check` it says what is out of date."""

import json
import sys
from pathlib import Path
from typing import Final

from app.protocol.export import schema, types
from app.protocol.tables import with_tables

ROOT: Final = Path(__file__).parent.parent.parent


def main(arguments: list[str]) -> int:
    """Write or compare the files."""
    page = ROOT / "docs" / "protocol.md"
    wanted = {
        ROOT / "docs" / "protocol.schema.json": json.dumps(schema(), indent=2) + "\n",
        ROOT / "static" / "protocol.d.ts": types(),
        page: with_tables(page.read_text("utf-8")),
    }
    if arguments not in ([], ["--check"]):
        sys.stderr.write("usage: python -m app.protocol [--check]\n")
        return 2
    stale = [
        file
        for file, text in wanted.items()
        if not file.exists() or file.read_text("utf-8") != text
    ]
    for file in stale:
        if arguments:
            sys.stderr.write(
                f"{file.relative_to(ROOT)} is out of date: run python -m app.protocol\n"
            )
        else:
            file.write_text(wanted[file], "utf-8")
    return 1 if arguments and stale else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
