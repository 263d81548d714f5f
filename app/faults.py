"""Unexpected failures, logged under an id that can be shown to players."""

import secrets
import traceback

import structlog

logger = structlog.get_logger()


def report(what: str, error: BaseException, **where: object) -> str:
    """Log an error and its traceback; returns the id to show. The message of the error is not logged: it may quote a player's cards, and
    the host who reads the log may be a player."""
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
