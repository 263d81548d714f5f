"""A digest of every line of the log, and of what a table's game began with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Lines so far get theirs when they are next read, once a replay has shown that they fit together."""
    op.add_column("actions", sa.Column("digest", sa.String(32), nullable=True))
    op.add_column("games", sa.Column("digest", sa.String(32), nullable=True))
