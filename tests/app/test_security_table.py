"""docs/security.md names every limit with the number that the code has."""

import re
from pathlib import Path
from typing import Final

from app import logins
from app.finished import history
from app.lobby import blocking, names, voice
from app.notifications import delivery, notifier, outside
from app.protocol.client import Chat
from app.server import LARGEST_MESSAGE_BYTES
from app.settings import Settings
from app.storage import maps
from app.tables import audience, connection, listing, notices, proposals, seat_links
from app.tables.bots import health, thinker
from app.web import connections, floods, identity, limits
from engine.board_game.boards import map_form
from engine.board_game.rules import trade
from engine.card_game.rules import offers

TABLES: Final = Path(__file__).parent.parent.parent / "docs" / "security.md"
USUAL: Final = Settings()
KIB: Final = 1024


def rate(at_once: float, per_second: float) -> str:
    return f"{number(at_once)} at once, {number(per_second)} a second"


def rate_per_minute(at_once: float, per_minute: float) -> str:
    return f"{number(at_once)} at once, {number(per_minute)} a minute"


def number(value: float) -> str:
    return f"{value:,.10g}".removesuffix(".0")


def kib(size: float) -> str:
    return f"{number(size / KIB)} KiB"


def longest_chat() -> int:
    lengths = (getattr(rule, "max_length", 0) for rule in Chat.model_fields["text"].metadata)
    return max(length or 0 for length in lengths)


def limits_in_the_code() -> list[tuple[str, str, str]]:
    """The limits: on what, to how much, and per what."""
    per_second = USUAL.messages_per_second
    from_an_address = USUAL.sockets_per_address + connections.REQUESTS_FROM_AN_ADDRESS
    frames, burst = floods.frames_per_second(USUAL), floods.frames_at_once(USUAL)
    openings = USUAL.openings_per_minute
    return [
        (
            "new connections",
            rate(
                floods.CONNECTIONS_PER_PLACE * from_an_address,
                floods.CONNECTIONS_PER_SECOND_FROM_AN_ADDRESS,
            ),
            "address",
        ),
        (
            "new connections",
            rate(floods.CONNECTIONS_AT_ONCE, floods.CONNECTIONS_PER_SECOND),
            "server",
        ),
        (
            "connections",
            f"{from_an_address}: the limit on open sockets plus {connections.REQUESTS_FROM_AN_ADDRESS}",
            "address",
        ),
        (
            "connections",
            f"the process's file descriptors (raised to up to {number(connections.DESCRIPTORS[0])} at start) less {connections.RESERVED}",
            "server",
        ),
        (
            "time for a request to arrive completely",
            f"{number(connections.REQUEST_WITHIN_SECONDS)} seconds",
            "connection",
        ),
        (
            "request bodies and messages",
            f"{kib(LARGEST_MESSAGE_BYTES)}; of messages, also when they are decompressed",
            "request, message",
        ),
        (
            "request with its headers",
            f"{kib(connections.LARGEST_HEAD_BYTES)} of headers, {connections.HEADERS} headers",
            "request",
        ),
        (
            "request with its headers",
            f"{kib(connections.LARGEST_REQUEST_BYTES)} in all",
            "request",
        ),
        (
            "requests that wait for earlier answers (pipelining)",
            str(connections.PIPELINED),
            "connection",
        ),
        (
            "requests",
            rate(
                floods.REQUESTS_AT_ONCE_FROM_AN_ADDRESS, floods.REQUESTS_PER_SECOND_FROM_AN_ADDRESS
            ),
            "address",
        ),
        ("requests", rate(floods.REQUESTS_AT_ONCE, floods.REQUESTS_PER_SECOND), "server"),
        (
            "handshakes of sockets",
            rate(floods.HANDSHAKES_AT_ONCE, floods.HANDSHAKES_PER_SECOND),
            "server",
        ),
        ("frames", rate(burst, frames), "socket"),
        (
            "bytes",
            f"{kib(burst * floods.BYTES_PER_FRAME)} at once, {kib(frames * floods.BYTES_PER_FRAME)} a second",
            "socket",
        ),
        (
            "frames of people who are unknown at their table",
            rate(floods.STRANGERS_FRAMES * burst, floods.STRANGERS_FRAMES * frames),
            "address",
        ),
        (
            "frames of people who are unknown at their table",
            rate(floods.ALL_STRANGERS_FRAMES * burst, floods.ALL_STRANGERS_FRAMES * frames),
            "server",
        ),
        ("fragments of a message", str(connections.FRAGMENTS), "message"),
        ("answers to pings that are not read", kib(connections.UNREAD_BYTES), "socket"),
        (
            "unread messages",
            f"{connection.OUTBOX_MESSAGES} messages or {kib(connection.OUTBOX_BYTES)}",
            "socket",
        ),
        (
            "time to read the last words of a socket",
            f"{number(connections.CLOSED_WITHIN_SECONDS)} seconds",
            "socket",
        ),
        ("tokens in cookies", f"{identity.LONGEST_TOKEN} characters", "request"),
        ("logins", f"{logins.LONGEST_LOGIN} characters", "request"),
        (
            "messages to tables",
            rate(2 * per_second, per_second),
            "guest, or address of a stranger",
        ),
        (
            "moves, votes, undo, changes of tables, seats, names and maps, looks at maps and rules",
            rate(limits.WRITES_AT_ONCE * per_second, per_second / limits.MESSAGES_PER_WRITE),
            "guest, or address of a stranger",
        ),
        (
            "chat",
            f"{limits.CHAT_AT_ONCE} lines at once, one every {number(1 / limits.CHAT_PER_SECOND)} seconds; {longest_chat()} characters each",
            "guest, or address of a stranger",
        ),
        ("reminders", f"one every {number(proposals.NUDGE_EVERY_SECONDS)} seconds", "seat"),
        ("added time", f"one gift every {number(proposals.GIVE_EVERY_SECONDS)} seconds", "seat"),
        (
            "proposals",
            f"1 open for {number(proposals.LAPSES_AFTER_SECONDS)} seconds at most",
            "table",
        ),
        ("trade offers that come to nothing", f"{trade.OFFERS_A_TURN} a turn", "seat"),
        ("open sockets", str(USUAL.sockets_per_address), "address"),
        (
            "opening sockets",
            rate_per_minute(limits.OPENINGS_AT_ONCE, openings / limits.A_GUEST_OF_AN_ADDRESS),
            "guest",
        ),
        (
            "opening sockets",
            rate_per_minute(USUAL.sockets_per_address, openings)
            + ", counted separately for people known at their table and for everyone else",
            "address",
        ),
        (
            "opening sockets",
            rate_per_minute(
                limits.LOOKED_AT * USUAL.sockets_per_address, limits.LOOKED_AT * openings
            ),
            "address",
        ),
        ("spectators", f"{audience.MOST_WATCHERS}; players always get in", "table"),
        ("people who are kept out", str(blocking.MOST_BLOCKED), "table"),
        ("new guests", f"{USUAL.new_guests_per_minute} a minute", "address"),
        ("new tables", f"{USUAL.new_tables_per_hour} an hour", "guest"),
        ("wrong codes", f"{limits.WRONG_CODES} a minute", "guest and address"),
        ("wrong codes", f"{limits.WRONG_CODES_FROM_AN_ADDRESS} a minute", "address"),
        ("wrong passwords", f"{limits.WRONG_PASSWORDS} a minute", "address"),
        ("wrong links to groups", f"{limits.WRONG_GROUPS} a minute", "address"),
        ("new groups", f"{limits.NEW_GROUPS} an hour", "guest"),
        ("wrong links to the host's page", f"{limits.WRONG_LINKS} a minute", "address"),
        (
            "messages to addresses for notices that were just entered, and tests",
            f"{limits.NEW_CHANNELS} an hour",
            "guest",
        ),
        (
            "messages to addresses for notices that were just entered, and tests",
            f"{limits.NEW_CHANNELS_FROM_AN_ADDRESS} an hour",
            "address",
        ),
        ("codes that confirm such an address", f"{limits.CONFIRMATIONS} an hour", "guest"),
        ("ways of being notified", str(notifier.MOST_CHANNELS), "guest"),
        ("calls of players' addresses", f"{number(outside.SECONDS)} seconds each", "call"),
        (
            "failures in a row of one way of being notified",
            str(delivery.MOST_FAILURES),
            "way",
        ),
        (
            "replays and other files made on request",
            f"{limits.REPLAYS_AT_ONCE} at once",
            "address",
        ),
        (
            "drawn maps",
            f"{maps.MOST_MAPS} kept, {map_form.MOST_HEXES} hexes and {map_form.LONGEST_NAME} characters of a name each",
            "guest",
        ),
        ("names", f"{names.LONGEST_NAME} characters", "person"),
        ("names", f"{names.LONGEST_TABLE_NAME} characters", "table"),
        ("messages to all", f"{notices.LONGEST_NOTICE} letters", "message"),
        ("addresses of voice calls", f"{voice.LONGEST_ADDRESS} characters", "table"),
        (
            "links to a seat",
            f"{seat_links.MOST_OF_A_SEAT}, for {number(seat_links.LASTS_SECONDS / 60)} minutes each, once",
            "seat",
        ),
        (
            "a bot's decision",
            f"{number(thinker.LONGEST_THOUGHT_SECONDS)} seconds, {thinker.TRIES} processes",
            "decision",
        ),
        (
            "failures of the bots' processes",
            f"{health.FAILURES} in {number(health.WITHIN_SECONDS)} seconds, or in a row",
            "server",
        ),
        ("servers", "1", "data directory, PostgreSQL database"),
        ("tables listed", str(listing.LISTED), "page"),
        (
            "finished games listed",
            f"{history.LISTED}, newest {history.ADDED_UP} added up",
            "page",
        ),
    ]


def rows_of_the_tables() -> list[tuple[str, str, str]]:
    """The rows, without the names of settings; what is left empty is as in the row above."""
    section = TABLES.read_text("utf-8").split("## Limits")[1].split("\n## ")[0]
    rows = []
    what = ""
    for line in section.splitlines():
        if not line.startswith("| ") or line.startswith("| what |"):
            continue
        first, limit, per, beyond = (cell.strip() for cell in line.strip("|").split("|"))
        assert beyond
        what = first or what
        rows.append((what, re.sub(r" \((?:`HEXHAVEN_\w+`|likewise)\)", "", limit), per))
    return rows


def test_every_limit_stands_in_the_table_with_its_number():
    assert rows_of_the_tables() == limits_in_the_code()


def test_both_games_allow_as_many_offers():
    assert trade.OFFERS_A_TURN == offers.OFFERS_PER_TURN


def test_every_setting_of_a_limit_is_named():
    text = TABLES.read_text("utf-8")
    for name in Settings.model_fields:
        if name.endswith(("_per_second", "_per_minute", "_per_hour", "_per_address")):
            assert f"`HEXHAVEN_{name.upper()}`" in text


def test_every_rate_is_listed():
    """Whoever adds a limit to these modules adds its row."""
    listed = Path(__file__).read_text("utf-8")
    for module in (floods, limits, connections):
        source = Path(str(module.__file__)).read_text("utf-8")
        for name in re.findall(r"^([A-Z_]+): Final = [\d(]", source, re.MULTILINE):
            assert f".{name}" in listed or name in NOT_LISTED, f"{module.__name__}.{name}"


NOT_LISTED: Final = {
    "DROPPED_AFTER_SECONDS",
    "FRAMES_AT_ONCE",
    "FRAMES_PER_MESSAGE",
    "HANDSHAKE_WITHIN_SECONDS",
    "MOST_BUCKETS",
    "RECEIVED_AT_ONCE_BYTES",
}
"""Parts of other numbers, and what players cannot notice."""
