"""Causes of database failures, in words for the host: derived from the reports of drivers and the system, never quoting stored values."""

import errno
import socket
import sqlite3
import ssl
from typing import Final

DAMAGED: Final = "it is damaged or incomplete: keep it, and restore a backup into another directory"
FULL: Final = "the disk is full: make room on it"
MAY_NOT_WRITE: Final = "this user may not write there: give them the file and its directory"
NOT_OURS: Final = "it is not a Hexhaven database: move it away, or restore a backup"

EMPTY: Final = "it is empty: restore a backup, or remove it to begin anew"

SQLITE: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_NOTADB: NOT_OURS,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_READONLY: MAY_NOT_WRITE,
    sqlite3.SQLITE_PERM: MAY_NOT_WRITE,
    sqlite3.SQLITE_AUTH: MAY_NOT_WRITE,
    sqlite3.SQLITE_CANTOPEN: "this user cannot open it: give them the file and its directory",
    sqlite3.SQLITE_IOERR: "the disk refuses to read or write it: make room on it if it is full, "
    "else see the limits of this user and the system's log",
    sqlite3.SQLITE_BUSY: "another program holds it: end that program",
    sqlite3.SQLITE_LOCKED: "another program holds it: end that program",
    sqlite3.SQLITE_NOMEM: "there is not enough memory: end other programs",
}
"""By the primary code, which is the lowest byte of what the driver reports."""

STARTING: Final = "PostgreSQL is starting or stopping: wait a moment"
BROKE: Final = "the connection to PostgreSQL broke: check that it is running"
REFUSED: Final = (
    "PostgreSQL refuses the user or the password: correct them in HEXHAVEN_DATABASE_URL, "
    "where characters such as @ / # % are written %40 %2F %23 %25"
)
POOLED: Final = (
    "a pooler such as PgBouncer mixes up connections: let it pool by transaction or by session"
)
POSTGRESQL: Final = {
    "28P01": REFUSED,
    "28000": REFUSED,
    "3D000": "PostgreSQL has no database of that name: create it, or correct HEXHAVEN_DATABASE_URL",
    "26000": POOLED,
    "42P05": POOLED,
    "42501": "this user may not do that there: make them the owner of the database",
    "42P07": "another program's tables are in it: give Hexhaven a database of its own",
    "42P01": "Hexhaven's tables are not in it: restore a backup",
    "25006": "it is read-only there: name the server that takes writes in HEXHAVEN_DATABASE_URL",
    "53100": FULL,
    "53200": "PostgreSQL does not have enough memory: give it more",
    "53300": "PostgreSQL has too many connections: raise its max_connections",
    "57P01": STARTING,
    "57P02": STARTING,
    "57P03": STARTING,
    "XX001": "it is damaged: restore a backup into another database",
    "XX002": "an index is damaged: run REINDEX in PostgreSQL",
}
"""By PostgreSQL's codes of errors."""

SYSTEM: Final = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EACCES: MAY_NOT_WRITE,
    errno.EPERM: MAY_NOT_WRITE,
    errno.EROFS: "the disk is read-only: mount it so that it can be written",
    errno.EMFILE: "this process has too many files open: raise its limit",
    errno.ECONNREFUSED: "nothing listens there: start PostgreSQL, or correct HEXHAVEN_DATABASE_URL",
    errno.ENOENT: "a socket or a certificate is not where HEXHAVEN_DATABASE_URL says: start PostgreSQL, or correct the address",
    errno.EHOSTUNREACH: "that machine cannot be reached: check that it is running",
    errno.ENETUNREACH: "that machine cannot be reached: check that it is running",
    errno.ECONNRESET: BROKE,
    errno.EPIPE: BROKE,
}


QUOTING: Final = ("22", "23")
"""Classes of PostgreSQL's errors whose messages may quote stored values."""


def words_of(error: BaseException) -> str:
    """The database's own words for a failure, as far as they cannot contain stored values."""
    original = getattr(error, "orig", None) or error
    if isinstance(original, sqlite3.Error):  # names tables and columns at most
        return str(original)
    if isinstance(original, OSError):
        return original.strerror or ""
    state = getattr(original, "sqlstate", None)
    if state is None:  # the driver's message, which may quote an argument
        return type(original.__cause__ or original).__name__
    message = getattr(original.__cause__ or original, "message", None)
    if message is None or str(state).startswith(QUOTING):
        return f"error {state}"
    return f"error {state}: {message}"


def cause_of(error: BaseException) -> str:
    """The cause and the remedy, as a clause that may follow "because"."""
    original = getattr(error, "orig", None) or error
    state = getattr(original, "sqlstate", None)
    if isinstance(original, sqlite3.Error):
        return _of_sqlite(original)
    if state is not None:
        return _of_postgresql(str(state))
    if isinstance(original, OSError):
        return _of_system(original)
    # asyncpg's, of parameters and the files that they name
    if isinstance(original.__cause__ or original, ValueError):
        return (
            "a parameter in HEXHAVEN_DATABASE_URL cannot be used: see sslmode and sslrootcert there"
        )
    if getattr(error, "connection_invalidated", False) or "Interface" in type(original).__name__:
        return BROKE
    return f"something unexpected happened ({words_of(error)}): look into the log"


def _of_sqlite(error: sqlite3.Error) -> str:
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_ERROR:  # a table that is missing, or exists already
        return NOT_OURS
    name = getattr(error, "sqlite_errorname", None) or type(error).__name__
    return SQLITE.get((code or 0) & 0xFF, f"SQLite reports {name}: see its list of result codes")


def _of_postgresql(state: str) -> str:
    if state.startswith("08"):
        return BROKE
    return POSTGRESQL.get(state, f"PostgreSQL reports {state}: see its log")


def _of_system(error: OSError) -> str:
    if isinstance(error, socket.gaierror):
        return "there is no machine of that name: correct HEXHAVEN_DATABASE_URL"
    if isinstance(error, TimeoutError):
        return "it does not answer: check that it is running, and that no firewall blocks it"
    if isinstance(error, ssl.SSLError):
        return "its certificate cannot be trusted: see sslmode and sslrootcert in HEXHAVEN_DATABASE_URL"
    if error.errno is None:  # asyncpg's, of a server without TLS
        return (
            "PostgreSQL takes no encrypted connections: take sslmode out of HEXHAVEN_DATABASE_URL"
        )
    reported = (error.strerror or type(error).__name__).lower()
    return SYSTEM.get(
        error.errno, f"the system says “{reported}”: make sure that it can be reached and written"
    )
