"""What finished games came to, the luck of each roll, and the turn at which a game is."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Games so far are filled in while the server serves (app/finished/archive.py), or when they are next read."""
    op.add_column("games", sa.Column("turn", sa.Integer(), nullable=True))
    op.add_column("actions", sa.Column("luck", sa.Text(), nullable=True))
    op.create_table(
        "results",
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("statistics", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_results_game_id"),
        sa.PrimaryKeyConstraint("game_id", name="pk_results"),
    )
