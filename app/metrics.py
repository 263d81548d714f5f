"""Metrics of a running server for Prometheus, in a registry of the server's own.

They name no guest and no table, and count nothing that a player may keep hidden: the codes of a game's rules are one metric, and a sealed
answer is not an action until it is opened."""

import asyncio
import time
from collections import Counter as Counts
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import (
    CONTENT_TYPE_PLAIN_0_0_4,
    choose_encoder,
    generate_latest,
)
from prometheus_client.metrics_core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from app import VERSION
from app.answers import author_of
from app.error_codes import ProblemCode, RefusalCode
from app.storage.database import UNNOTICED, Database, StorageFailed, Work
from app.tables.bots.driver import Thinking
from app.tables.registry import TableRegistry
from app.tables.table import Table
from engine.api import Action, AnyGame, Bots

LAG_EVERY_SECONDS: Final = 0.25
LAG_BUCKETS_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
COMMIT_BUCKETS_SECONDS: Final = (
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1,
    2.5,
    10,
)
THOUGHT_BUCKETS_SECONDS: Final = (0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
OF_THE_RULES: Final = "rules"
"""The one code for all refusals by a game's rules: the rule would reveal something about a hand."""

T = TypeVar("T")

disable_created_metrics()  # type: ignore[no-untyped-call]  # one more line for each figure, with a time that nobody asks for


def _literals(of: Any) -> frozenset[str]:
    """The strings in a union of annotated literals."""
    found: set[str] = set()
    for part in get_args(of):
        found |= {part} if isinstance(part, str) else _literals(part)
    return frozenset(found)


KNOWN_CODES: Final = _literals(ProblemCode) | _literals(RefusalCode)


class Metrics:
    """All counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._lag = Histogram(
            "hexhaven_loop_lag_seconds",
            "Delay of the event loop, measured four times a second.",
            buckets=LAG_BUCKETS_SECONDS,
            registry=self.registry,
        )
        self.commits = Histogram(
            "hexhaven_commit_seconds",
            "Time from a write to its commit, waiting included.",
            buckets=COMMIT_BUCKETS_SECONDS,
            registry=self.registry,
        )
        self.commit_failures = Counter(
            "hexhaven_commit_failures_total",
            "Writes that the database did not store.",
            registry=self.registry,
        )
        self.commits_waiting = Gauge(
            "hexhaven_commits_waiting",
            "Writes that wait to be committed.",
            registry=self.registry,
        )
        self.bots_thinking = Gauge(
            "hexhaven_bots_thinking",
            "Bots that are deciding, or wait for a process to decide in.",
            registry=self.registry,
        )
        self.thoughts = Histogram(
            "hexhaven_bot_thought_seconds",
            "Time that a bot takes to decide, waiting for a process included.",
            ["level"],
            buckets=THOUGHT_BUCKETS_SECONDS,
            registry=self.registry,
        )
        self._actions = Counter(
            "hexhaven_actions_total",
            "Actions played for all to see, by game and by who played them: person, bot or table.",
            ["game", "by"],
            registry=self.registry,
        )
        self._refusals = Counter(
            "hexhaven_refusals_total",
            "Requests and messages refused, by code; `rules` is any refusal by the rules of a game.",
            ["code"],
            registry=self.registry,
        )

        self._notifications = Counter(
            "hexhaven_notifications_total",
            "Notices tried, by kind of channel and by outcome: sent; failed, and tried again; refused, expired, local or unknown, and given up.",
            ["kind", "outcome"],
            registry=self.registry,
        )

    def _acted(self, game: AnyGame, request: str) -> None:
        """Count an action that everyone knows of."""
        self._actions.labels(game.key, author_of(request)).inc()

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code if code in KNOWN_CODES else OF_THE_RULES).inc()

    def notified(self, kind: str, outcome: str) -> None:
        """Count a notice that was tried."""
        self._notifications.labels(kind, outcome).inc()

    def measured(self, database: Database, thinker: Thinking) -> tuple[Database, Thinking]:
        """Wrap a database and a thinker, so that their work is timed and counted."""
        return MeasuredDatabase(database, self), MeasuredThinker(thinker, self)

    def watch(self, registry: TableRegistry) -> None:
        """Count actions at the tables of a registry, and with each page its tables and sockets. Call it before any table is loaded."""
        registry.on_action = self._acted
        self.registry.register(Tables(registry))

    async def measure_lag_until_canceled(self) -> None:
        """Sleep for a moment again and again, and record by how much each sleep was too long."""
        while True:
            due = time.perf_counter() + LAG_EVERY_SECONDS
            await asyncio.sleep(LAG_EVERY_SECONDS)
            self._lag.observe(max(0.0, time.perf_counter() - due))

    def page(self, accepted: str = "") -> tuple[bytes, str]:
        """All metrics now, and their media type, in the format that the asker prefers."""
        encode, media_type = choose_encoder(accepted)
        return encode(self.registry), media_type

    def plain(self) -> bytes:
        """All metrics now, in the plainest format."""
        return generate_latest(self.registry)

    def of_all(self, pages: Mapping[str, str]) -> tuple[bytes, str]:
        """The pages of several workers, by their addresses, as one page, and its media type."""
        registry = CollectorRegistry()
        registry.register(_Made(_together(pages)))
        return generate_latest(registry), CONTENT_TYPE_PLAIN_0_0_4


def _together(pages: Mapping[str, str]) -> Iterable[Metric]:
    """The metrics of several workers, each labeled with its worker."""
    families: dict[str, Metric] = {}
    for worker, page in pages.items():
        for family in text_string_to_metric_families(page):
            known = families.setdefault(
                family.name, Metric(family.name, family.documentation, family.type)
            )
            for sample in family.samples:
                labels = {**sample.labels, "worker": worker}
                known.samples.append(sample._replace(labels=labels))
    return families.values()


class _Made(Collector):
    """Metric families that exist already."""

    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        """All of them."""
        return self._families


class MeasuredDatabase:
    """A database whose writes are counted and timed."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics

    async def read(self, work: Work[T]) -> T:
        """Read, without timing."""
        return await self._database.read(work)

    async def write(self, work: Work[T]) -> T:
        """Write, timed until the commit. Raises StorageFailed."""
        if UNNOTICED.get():
            return await self._database.write(work)
        try:
            with self._metrics.commits_waiting.track_inprogress(), self._metrics.commits.time():
                return await self._database.write(work)
        except StorageFailed:
            self._metrics.commit_failures.inc()
            raise

    async def close(self) -> None:
        """Close it."""
        await self._database.close()


class MeasuredThinker:
    """A thinker whose decisions are counted and timed."""

    def __init__(self, thinker: Thinking, metrics: Metrics) -> None:
        self._thinker = thinker
        self._metrics = metrics

    @property
    def impaired(self) -> bool:
        """True while the easy level decides for all bots."""
        return self._thinker.impaired

    async def choose(
        self,
        bots: Bots,
        level: str,
        view: dict[str, Any],
        legal: list[Action],
        forms: list[dict[str, Any]],
        seat: int,
        patient: bool,
        whims: bool = True,
    ) -> Action | None:
        """Decide, timed."""
        thoughts = self._metrics.thoughts.labels(level)
        with self._metrics.bots_thinking.track_inprogress(), thoughts.time():
            return await self._thinker.choose(bots, level, view, legal, forms, seat, patient, whims)


class Tables(Collector):
    """Metrics computed for each page: the tables in memory, their open sockets, and the messages waiting to be sent there."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    def collect(self) -> Iterable[Metric]:
        """Compute the metrics."""
        tables = [loaded.table for loaded in self._registry.loaded().values()]
        here = [connection for table in tables for connection in table.audience]
        queued = [connection.queued for connection in here]
        seated = sum(connection.seat is not None for connection in here)
        yield InfoMetricFamily(
            "hexhaven_build", "The version that runs.", value={"version": VERSION}
        )
        yield _gauge(
            "hexhaven_tables",
            "Tables in memory, by state (open, playing, paused, finished) and game.",
            Counts((_state(table), table.record.game.key) for table in tables),
            "state",
            "game",
        )
        yield _gauge(
            "hexhaven_sockets",
            "Sockets open at tables, by who is there: seated or watching.",
            {("seated",): seated, ("watching",): len(here) - seated},
            "who",
        )
        yield _gauge(
            "hexhaven_outbox_messages",
            "Messages that wait to be sent, at all sockets together.",
            {(): sum(queued)},
        )
        yield _gauge(
            "hexhaven_outbox_longest_messages",
            "Messages that wait at the socket that reads slowest.",
            {(): max(queued, default=0)},
        )
        yield _gauge(
            "hexhaven_bots_impaired",
            "1 while all bots play at the easy level because their processes keep failing.",
            {(): int(self._registry.bots_impaired)},
        )


def _state(table: Table) -> str:
    """The state of a table in the words of its host."""
    live = table.live
    if table.record.state == "playing" and live is not None and live.status.paused:
        return "paused"
    return table.record.state


def _gauge(name: str, meaning: str, values: Mapping[tuple[str, ...], int], *labels: str) -> Metric:
    family = GaugeMetricFamily(name, meaning, labels=labels)
    for label_values, value in values.items():
        family.add_metric(label_values, value)
    return family
