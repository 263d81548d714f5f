"""`hexhaven` that looks more often, and gives up sooner, than a host's."""

from app.host.cli import main
from app.tables import hall, listing
from app.web import connections

if __name__ == "__main__":
    vars(connections)["REQUEST_WITHIN_SECONDS"] = 3.0
    vars(hall)["TURN_OUT_SECONDS"] = 0.05
    vars(listing)["KEPT_SECONDS"] = 0.05
    main()
