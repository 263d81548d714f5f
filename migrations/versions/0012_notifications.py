"""Notifications of one's turn: channels, preferences, and the outbox; and the seats that each game waits for."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
older_may_stay = False  # they would not say whom a game waits for


def upgrade() -> None:
    """Nobody is notified so far, and games say whom they wait for with their next move."""
    op.add_column("games", sa.Column("waiting", sa.String(64), nullable=True))
    op.add_column("games", sa.Column("waiting_since", sa.BigInteger(), nullable=True))
    op.create_table(
        "notification_channels",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("confirmed_at", sa.BigInteger(), nullable=True),
        sa.Column("failures", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("trouble", sa.String(16), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_notification_channels"),
    )
    op.create_index("ix_notification_channels_guest_id", "notification_channels", ["guest_id"])
    op.create_table(
        "notification_preferences",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("all_tables", sa.Integer(), nullable=False, server_default="1"),
        sa.Column("quiet_from", sa.String(5), nullable=True),
        sa.Column("quiet_until", sa.String(5), nullable=True),
        sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"),
        sa.Column("language", sa.String(8), nullable=False, server_default="en"),
        sa.PrimaryKeyConstraint("guest_id", name="pk_notification_preferences"),
    )
    op.create_table(
        "notification_tables",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("wanted", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_notification_tables_game_id_games"
        ),
        sa.PrimaryKeyConstraint("guest_id", "game_id", name="pk_notification_tables"),
    )
    op.create_table(
        "notification_outbox",
        sa.Column("channel_id", sa.String(16), nullable=False),
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("done_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["channel_id"],
            ["notification_channels.id"],
            name="fk_notification_outbox_channel_id_notification_channels",
        ),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_notification_outbox_game_id_games"
        ),
        sa.PrimaryKeyConstraint("channel_id", "game_id", "line", name="pk_notification_outbox"),
    )
    op.create_index("ix_notification_outbox_game_id", "notification_outbox", ["game_id"])
    op.create_index("ix_notification_outbox_done_at_due", "notification_outbox", ["done_at", "due"])
