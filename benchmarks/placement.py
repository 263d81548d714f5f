"""A simulation of which worker each table is in, minute by minute: arrivals, deaths of workers, restarts one after another, crowds.

    python -m benchmarks.placement                              # 2, 8 and 64 workers, the same evening
    python -m benchmarks.placement --workers 8 --deaths 4 --seed 7 --no-hash

Its rules are the server's (docs/decisions/several-workers.md). The worker that is asked first for a table owns it as long as it lives or until
everybody has left. The proxy sends what names a table to one worker by rendezvous hashing of the code, and what names none, such as a
new game against bots, by the address that it comes from. When a worker is gone, any of the others resumes its games with bots, and the rest
belong to whoever their people come back to. Connections stay where they are until they break. The same seed gives the same evening."""

import argparse
import hashlib
import random
import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from benchmarks.measured import tell

MINUTES: Final = 240
TABLES_PER_WORKER: Final = 300
MEDIAN_MINUTES: Final = 45.0
"""Length of a game; they are log-normal, so that some take five times as long."""
LENGTHS_VARY: Final = 0.6
WITH_BOTS: Final = 0.3
"""Share of the tables that somebody opens for a game against bots at once."""
ACTIONS_PER_MINUTE: Final = 9
CROWDED: Final = 0.002
"""Share of the tables that many watch."""
LARGEST_CROWD: Final = 400
FLICKER: Final = 0.01
"""Share of all connections that break within a minute, and come back by the proxy."""
ACTION_MS: Final = 2.0
TAB_MS: Final = 0.05
RELAY_MS: Final = 0.08
"""CPU time: of an action, of each tab that hears of it, and of passing that on."""


@dataclass
class Table:
    """A table while it is open."""

    code: str
    ends: int
    bots: bool
    owner: int
    tabs: list[int]
    """By connection: the worker that it is at."""


@dataclass(frozen=True)
class Rules:
    """The size of an evening, and whether the proxy hashes codes."""

    workers: int
    minutes: int = MINUTES
    tables_per_worker: int = TABLES_PER_WORKER
    deaths: int = 2
    joins: int = 1
    restarts: int = 1
    by_hash: bool = True


@dataclass
class Minute:
    """One minute's sums."""

    tables: int
    imbalance: float
    """The busiest worker's CPU time over the mean."""
    relayed: float
    """Share of connections that are not at the owner of their table."""
    busiest_crowd: float
    """Share of the busiest worker's time that its most watched table takes."""


@dataclass
class Evening:
    """Tables on their workers, and what has happened to them."""

    rules: Rules
    luck: random.Random
    alive: list[int] = field(default_factory=list)
    tables: dict[str, Table] = field(default_factory=dict)
    opened: int = 0
    ended: int = 0
    moved: Counter[str] = field(default_factory=Counter)
    """Tables that changed their owner, by why."""
    reconnected: Counter[str] = field(default_factory=Counter)
    minutes: list[Minute] = field(default_factory=list)
    _next: int = 0
    _hashed: dict[str, int] = field(default_factory=dict)
    """By code, until a worker comes or goes."""

    def __post_init__(self) -> None:
        for _ in range(self.rules.workers):
            self.join()

    # Where things go

    def proxied(self, code: str) -> int:
        """The worker to which the proxy sends a connection for this table."""
        if not self.rules.by_hash:
            return self.luck.choice(self.alive)
        if code not in self._hashed:
            self._hashed[code] = max(self.alive, key=lambda worker: weight(code, worker))
        return self._hashed[code]

    def join(self) -> int:
        """A new worker: it owns nothing, and from now on the proxy knows it."""
        self._hashed.clear()
        self.alive.append(self._next)
        self._next += 1
        return self.alive[-1]

    def leave(self, worker: int, why: str) -> None:
        """A worker has gone: its connections break, and so do those that were passed on to it."""
        self._hashed.clear()
        self.alive.remove(worker)
        for table in self.tables.values():
            lost = table.owner == worker
            if lost and table.bots:
                table.owner = self.luck.choice(self.alive)  # whoever looked first
            elif lost:
                table.owner = self.proxied(table.code)  # whoever the first of its people comes to
            self.moved[why] += lost
            for number, at in enumerate(table.tabs):
                if lost or at == worker:
                    table.tabs[number] = self.proxied(table.code)
                    self.reconnected[why] += 1

    def restart(self, worker: int) -> None:
        """A new worker comes before the old one leaves."""
        self.join()
        self.leave(worker, "restarts")

    # What people do

    def open(self, minute: int) -> None:
        """Somebody opens a table, and the others come."""
        self.opened += 1
        code = f"{self.opened:X}"
        bots = self.luck.random() < WITH_BOTS
        length = self.luck.lognormvariate(0, LENGTHS_VARY) * MEDIAN_MINUTES
        people = 1 if bots else self.luck.choice((2, 3, 4, 4))
        if self.luck.random() < CROWDED:
            people += round(LARGEST_CROWD * self.luck.random() ** 2)
        first = self.luck.choice(self.alive) if bots else self.proxied(code)
        tabs = [self.proxied(code) for _ in range(people)]
        self.tables[code] = Table(code, minute + 1 + round(length), bots, first, tabs)

    def end(self, minute: int) -> None:
        """People leave the tables whose games are over."""
        over = [code for code, table in self.tables.items() if table.ends <= minute]
        for code in over:
            del self.tables[code]
            self._hashed.pop(code, None)
        self.ended += len(over)

    def flicker(self) -> None:
        """Some connections break and come back by the proxy, while their tables stay where they are."""
        for table in self.tables.values():
            for number in range(len(table.tabs)):
                if self.luck.random() < FLICKER:
                    table.tabs[number] = self.proxied(table.code)

    # What is seen of it

    def costs(self) -> tuple[Counter[int], Counter[int]]:
        """CPU milliseconds a minute by worker, and of its most expensive table alone."""
        sums, largest = Counter(dict.fromkeys(self.alive, 0)), Counter[int]()
        for table in self.tables.values():
            own = ACTIONS_PER_MINUTE * (ACTION_MS + TAB_MS * len(table.tabs))
            for at in table.tabs:
                if at != table.owner:
                    sums[at] += ACTIONS_PER_MINUTE * RELAY_MS  # type: ignore[assignment]
            sums[table.owner] += own  # type: ignore[assignment]
            largest[table.owner] = max(largest[table.owner], own)  # type: ignore[assignment]
        return sums, largest

    def look(self) -> Minute:
        """Sum this minute up."""
        sums, largest = self.costs()
        busiest = max(sums, key=lambda worker: (sums[worker], worker))
        mean = statistics.fmean(sums.values())
        tabs = [at == table.owner for table in self.tables.values() for at in table.tabs]
        return Minute(
            len(self.tables),
            sums[busiest] / mean if mean else 1.0,
            1 - sum(tabs) / max(1, len(tabs)),
            largest[busiest] / sums[busiest] if sums[busiest] else 0.0,
        )


def weight(code: str, worker: int) -> bytes:
    """Rendezvous hashing: the worker with the greatest weight for a code has it, and the others' tables stay when it goes."""
    return hashlib.blake2b(f"{code}/{worker}".encode(), digest_size=8).digest()


def evening(rules: Rules, seed: int) -> Iterator[Evening]:
    """The evening after each of its minutes. In the steady state as many tables end as begin."""
    luck = random.Random(f"{seed} {rules}")
    now = Evening(rules, luck)
    length = MEDIAN_MINUTES * statistics.fmean(
        luck.lognormvariate(0, LENGTHS_VARY) for _ in range(999)
    )
    begun_a_minute = rules.workers * rules.tables_per_worker / length
    events = [
        (luck.randrange(rules.minutes // 4, rules.minutes), what)
        for what, times in (("death", rules.deaths), ("join", rules.joins), ("restart", rules.restarts))
        for _ in range(times)
    ]  # fmt: skip
    leaving: list[int] = []
    for minute in range(rules.minutes):
        now.end(minute)
        for _ in range(int(begun_a_minute) + (luck.random() < begun_a_minute % 1)):
            now.open(minute)
        now.flicker()
        for when, what in events:
            if when != minute:
                continue
            if what == "death" and len(now.alive) > 1:
                now.leave(luck.choice(now.alive), "deaths")
                now.join()  # its parent starts another one
            elif what == "join":
                now.join()
            elif what == "restart":
                leaving = list(now.alive)
        if leaving:  # one a minute
            worker = leaving.pop(0)
            if worker in now.alive:
                now.restart(worker)
        now.minutes.append(now.look())
        yield now


def report(rules: Rules, seed: int) -> None:
    """Play an evening, and print what came of it after the first quarter, when it has filled."""
    *_, last = evening(rules, seed)
    seen = last.minutes[rules.minutes // 4 :]
    name = f"placement.{rules.workers}_workers"
    count = len(seen)
    tell(f"{name}.tables", statistics.fmean(each.tables for each in seen), "tables", count)
    tell(f"{name}.tables_opened", last.opened, "tables", count)
    for what in ("imbalance", "relayed"):
        values = sorted(getattr(each, what) for each in seen)
        unit = "times the mean" if what == "imbalance" else "share of connections"
        tell(f"{name}.{what}.median", statistics.median(values), unit, count)
        tell(f"{name}.{what}.most", values[-1], unit, count)
    crowd = max(each.busiest_crowd for each in seen)
    tell(f"{name}.largest_share_of_one_table", crowd, "share of a worker's time", count)
    for why in ("deaths", "restarts"):
        tell(f"{name}.tables_moved.{why}", last.moved[why], "tables", last.opened)
        tell(f"{name}.connections_broken.{why}", last.reconnected[why], "connections", last.opened)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.placement",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--workers", type=int, nargs="*", default=[2, 8, 64])
    parser.add_argument("--minutes", type=int, default=MINUTES)
    parser.add_argument("--tables-per-worker", type=int, default=TABLES_PER_WORKER)
    parser.add_argument("--deaths", type=int, default=2, help="workers that are killed")
    parser.add_argument("--joins", type=int, default=1, help="workers that are added")
    parser.add_argument("--restarts", type=int, default=1, help="of all workers, one after another")
    parser.add_argument("--no-hash", action="store_true", help="a proxy that spreads by chance")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    for workers in chosen.workers:
        rules = Rules(
            workers,
            chosen.minutes,
            chosen.tables_per_worker,
            chosen.deaths,
            chosen.joins,
            chosen.restarts,
            not chosen.no_hash,
        )
        report(rules, chosen.seed)


if __name__ == "__main__":
    main()
