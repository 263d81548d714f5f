"""What a server knows of itself: an id of its own, by which its cookie is called."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """The id is chosen when it is first asked for."""
    op.create_table(
        "server",
        sa.Column("one", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("one", name="pk_server"),
    )
