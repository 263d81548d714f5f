"""Unexpected failures, logged under an id that can be shown to players."""

import secrets
import traceback

import structlog

logger = structlog.get_logger()


def report(what: str, error: BaseException, **where: object) -> str:
    """Log an error with where it happened; returns the id to show.

    Logs the kind of the error and the lines of code, but not its message: that may quote somebody's cards, and whoever reads the log
    may be a player."""
    fault = secrets.token_hex(4)
    logger.error(
        "fault",
        what=what,
        fault=fault,
        error=type(error).__name__,
        lines=[
            f"{frame.filename}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__)[-12:]
        ],
        **where,
    )
    return fault
