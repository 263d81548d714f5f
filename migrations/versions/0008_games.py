"""Which game a table plays; until now there was one."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Tables of earlier versions play the board game."""
    op.add_column("games", sa.Column("game", sa.String(16), nullable=False, server_default="board"))
