"""Groups of people who play together, and the games that count for them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
older_may_stay = True


def upgrade() -> None:
    """No group so far."""
    op.create_table(
        "groups",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("season_names", sa.Text(), nullable=False, server_default="{}"),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_groups"),
        sa.UniqueConstraint("token", name="uq_groups_token"),
    )
    op.create_table(
        "group_players",
        _group(),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=True),
        sa.Column("removed_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("group_id", "player", name="pk_group_players"),
        _of_group("group_players"),
    )
    op.create_table(
        "group_guests",
        _group(),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("group_id", "guest_id", name="pk_group_guests"),
        _of_group("group_guests"),
    )
    op.create_table(
        "group_merges",
        _group(),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("into", sa.String(16), nullable=False),
        sa.Column("player_agreed", sa.Integer(), nullable=False),
        sa.Column("into_agreed", sa.Integer(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("group_id", "player", name="pk_group_merges"),
        _of_group("group_merges"),
    )
    op.add_column("games", sa.Column("group_id", sa.String(32), nullable=True))
    op.create_index("ix_games_group_id", "games", ["group_id"])


def _group() -> sa.Column[str]:
    return sa.Column("group_id", sa.String(32), nullable=False)


def _of_group(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["group_id"], ["groups.id"], name=f"fk_{table}_group_id")
