"""The tables of the database; `migrations/` builds the same, step by step."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

NEWEST: Final = "0013"
"""The last step of `migrations/versions`, known here so that a start without a step need not load Alembic."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

# A single row.
server = Table(
    "server",
    metadata,
    Column("one", Integer, primary_key=True, autoincrement=False),
    Column("id", String(8), nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("banned_at", BigInteger, nullable=True),
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("state", String(8), nullable=False),
    Column("host", String(32), nullable=False),
    Column("config", Text, nullable=False),
    Column("sealed_seed", LargeBinary, nullable=False),
    Column("seal", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("next", String(8), nullable=False, server_default=""),
    Column("kept_out", Text, nullable=False, server_default="[]"),
    Column("digest", String(32), nullable=True),
    Column("turn", Integer, nullable=True),
    Column("archived_at", BigInteger, nullable=True),
    Column("game", String(16), nullable=False, server_default="board"),
    Column("group_id", String(32), nullable=True),
    Index("ix_games_group_id", "group_id"),
    # The seats that a running game waits for, as JSON, and since when; unknown until the next move for games that an earlier version played.
    Column("waiting", String(64), nullable=True),
    Column("waiting_since", BigInteger, nullable=True),
    Index("ix_games_state_updated_at", "state", "updated_at"),
    Index("ix_games_host_state_updated_at", "host", "state", "updated_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("look", Integer, nullable=False),
    Column("guest_id", String(32), nullable=True),
    Column("name", String(64), nullable=False),
    Column("level", String(16), nullable=False),
    Column("ready", Integer, nullable=False),
    Column("nonce", String(64), nullable=False),
    # The game's `updated_at`, once it is finished or closed.
    Column("ended_at", BigInteger, nullable=True),
    Index("ix_seats_guest_id_ended_at", "guest_id", "ended_at"),
)

# Append-only. The primary key is the guard against two writers.
actions = Table(
    "actions",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("request", String(64), nullable=False),
    Column("action", Text, nullable=False),
    Column("outcomes", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("state_hash", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("clock", Text, nullable=True),
    Column("digest", String(32), nullable=True),
    Column("luck", Text, nullable=True),
    UniqueConstraint("game_id", "request"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("engine", String(32), nullable=False),
    Column("state", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Derived from the log of a finished game: a missing or damaged row is computed again.
results = Table(
    "results",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("result", Text, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("statistics", LargeBinary, nullable=True),
)

messages = Table(
    "messages",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", String(32), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# One-time links to the host's page, and the browsers that were let in by one; of either, the hash only.
host_access = Table(
    "host_access",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=True),
)

# Decisions of the host on that page, as JSON by topic.
host_state = Table(
    "host_state",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("value", Text, nullable=False),
)

# A group of people who play together; its token is the secret of its link, which members may see again.
groups = Table(
    "groups",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("host", String(32), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("season_names", Text, nullable=False, server_default="{}"),
    Column("created_at", BigInteger, nullable=False),
)

# Decisions about players of a group; everything else about them follows from their games.
group_players = Table(
    "group_players",
    metadata,
    Column("group_id", String(32), ForeignKey("groups.id"), primary_key=True),
    Column("player", String(16), primary_key=True),
    Column("name", String(64), nullable=True),
    Column("removed_at", BigInteger, nullable=True),
)

# Guests who count as a player that another guest was first.
group_guests = Table(
    "group_guests",
    metadata,
    Column("group_id", String(32), ForeignKey("groups.id"), primary_key=True),
    Column("guest_id", String(32), primary_key=True),
    Column("player", String(16), nullable=False),
)

# Requests to merge a player into another, with the consent given so far.
group_merges = Table(
    "group_merges",
    metadata,
    Column("group_id", String(32), ForeignKey("groups.id"), primary_key=True),
    Column("player", String(16), primary_key=True),
    Column("into", String(16), nullable=False),
    Column("player_agreed", Integer, nullable=False),
    Column("into_agreed", Integer, nullable=False),
    Column("asked_at", BigInteger, nullable=False),
)

# The ways in which guests want to be notified; the address is encrypted, and its key is not in the database.
notification_channels = Table(
    "notification_channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest_id", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger, nullable=True),
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("trouble", String(16), nullable=True),
    Index("ix_notification_channels_guest_id", "guest_id"),
)

notification_preferences = Table(
    "notification_preferences",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("all_tables", Integer, nullable=False, server_default="1"),
    Column("quiet_from", String(5), nullable=True),
    Column("quiet_until", String(5), nullable=True),
    Column("zone", String(64), nullable=False, server_default="UTC"),
    Column("language", String(8), nullable=False, server_default="en"),
)

# A guest's choice for one table, where it differs from the one for all.
notification_tables = Table(
    "notification_tables",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("wanted", Integer, nullable=False),
)

# A row for each call (the line of the guest’s last move) and channel, until the call is over: `done_at` is set once it was sent, seen or given up.
notification_outbox = Table(
    "notification_outbox",
    metadata,
    Column("channel_id", String(16), ForeignKey("notification_channels.id"), primary_key=True),
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", String(32), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("done_at", BigInteger, nullable=True),
    Index("ix_notification_outbox_game_id", "game_id"),
    Index("ix_notification_outbox_done_at_due", "done_at", "due"),
)

# Maps that guests have drawn. What a list shows of one is in its summary.
maps = Table(
    "maps",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest_id", String(32), nullable=False),
    Column("game", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("map", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("link", String(32), nullable=True, unique=True),
    Column("published_at", BigInteger, nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index("ix_maps_guest_id", "guest_id"),
    Index("ix_maps_published_at_id", "published_at", "id"),
)
