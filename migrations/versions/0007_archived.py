"""When the server's host put a game away, out of every list."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """None so far."""
    op.add_column("games", sa.Column("archived_at", sa.BigInteger(), nullable=True))
