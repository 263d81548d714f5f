"""`hexhaven` of a version to come: with the migrations in the directory `NEXT_MIGRATIONS`, or of the generation `NEXT_GENERATION`."""

import os
from pathlib import Path

from app.host.cli import main
from app.storage import holding, migrate, opening

if __name__ == "__main__":
    vars(holding)["WAIT_SECONDS"] = 0.5  # nobody leaves
    if directory := os.environ.get("NEXT_MIGRATIONS"):
        newest = max(file.name[:4] for file in Path(directory).glob("versions/0*.py"))
        vars(migrate).update(MIGRATIONS=Path(directory), NEWEST=newest)
        vars(opening)["NEWEST"] = newest
    if generation := os.environ.get("NEXT_GENERATION"):
        vars(holding)["GENERATION"] = int(generation)
    main()
