"""When a seat's game ended, so that somebody with ten thousand games has them listed as fast as with ten."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
older_may_stay = False  # they would not say when a game ends


def upgrade() -> None:
    """From what is known of the games."""
    op.add_column("seats", sa.Column("ended_at", sa.BigInteger(), nullable=True))
    op.execute(
        "UPDATE seats SET ended_at = (SELECT updated_at FROM games WHERE games.id = seats.game_id AND games.state IN ('finished', 'closed'))"
    )
    op.create_index("ix_seats_guest_id_ended_at", "seats", ["guest_id", "ended_at"])
    op.drop_index("ix_seats_guest_id", "seats")
    op.create_index("ix_games_host_state_updated_at", "games", ["host", "state", "updated_at"])
