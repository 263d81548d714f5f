"""What the host decides about a table besides the game; how much time each player had left."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables so far have what is usual."""
    op.add_column("actions", sa.Column("clock", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("settings", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("games", sa.Column("next", sa.String(8), nullable=False, server_default=""))
