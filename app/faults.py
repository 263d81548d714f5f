"""What must not happen, did: logged under an id that people can be told."""

import secrets

import structlog

logger = structlog.get_logger()


def report(what: str, error: BaseException, **where: object) -> str:
    """Log it with its traceback; returns the id to tell."""
    fault = secrets.token_hex(4)
    logger.error("fault", what=what, fault=fault, exc_info=error, **where)
    return fault
