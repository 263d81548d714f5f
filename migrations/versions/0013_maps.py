"""Maps that guests have drawn."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
older_may_stay = True


def upgrade() -> None:
    """None so far."""
    op.create_table(
        "maps",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("map", sa.Text(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.Column("link", sa.String(32), nullable=True),
        sa.Column("published_at", sa.BigInteger(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_maps"),
        sa.UniqueConstraint("link", name="uq_maps_link"),
    )
    op.create_index("ix_maps_guest_id", "maps", ["guest_id"])
    op.create_index("ix_maps_published_at_id", "maps", ["published_at", "id"])
