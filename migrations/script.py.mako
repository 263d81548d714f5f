"""${message}."""

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
older_may_stay = False  # True if servers of the version before can go on with the new schema: it only adds, and what is added has defaults


def upgrade() -> None:
    """${message}."""
    ${upgrades if upgrades else "pass"}
