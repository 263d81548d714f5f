"""Access to the host's page, and decisions of its host there."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
older_may_stay = True


def upgrade() -> None:
    """Nobody so far, and nothing."""
    op.create_table(
        "host_access",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("hash", name="pk_host_access"),
    )
    op.create_table(
        "host_state",
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_host_state"),
    )
