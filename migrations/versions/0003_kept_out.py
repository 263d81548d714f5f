"""Whom a table's host keeps out; whom the server's host has banned, and since when."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody is kept out or banned so far."""
    op.add_column("games", sa.Column("kept_out", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("guests", sa.Column("banned_at", sa.BigInteger(), nullable=True))
