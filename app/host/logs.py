"""Structured logs to the standard output; they never hold tokens, hands, actions or chat."""

import logging
import sys

import structlog

from app.admin.tail import TAIL
from app.settings import Settings


def configure(settings: Settings) -> None:
    """Lines for people or JSON for machines; the libraries' own loggers go the same way."""
    level = logging.getLevelName(settings.log_level.upper())
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        TAIL,
    ]
    if settings.log_format == "json":
        last: list[structlog.types.Processor] = [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ]
    else:
        last = [
            structlog.dev.ConsoleRenderer(
                colors=sys.stdout.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(),
        cache_logger_on_first_use=True,
    )
    logging.getLogger("uvicorn.error").addFilter(_without_noise)
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.WARNING))


NOISE = ("Invalid UTF-8 sequence", "Invalid HTTP request", "Unsupported upgrade request")
"""Beginnings of uvicorn's lines on broken requests: they are not faults of the server, and a stranger could fill the log with them."""


def _without_noise(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(NOISE)
