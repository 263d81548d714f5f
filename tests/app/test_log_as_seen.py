"""The log that somebody gets who joins a game: of each event what that viewer may know, whether the server has played it or has read it."""

import asyncio
from pathlib import Path
from typing import Any

import orjson
import pytest

from app.journal.loading import load_game
from app.journal.log_event import event_for, log_event_of
from app.storage.events import DatabaseEventStore, StoredEntry
from app.tables.live import LiveGame
from engine.api import AnyGame, State, Viewer
from engine.games import GAMES
from tests.app.house import house
from tests.app.players import game_for
from tests.app.test_card_game import QUICK

CONFIGS: dict[str, dict[str, Any]] = {"board": game_for(2), "cards": QUICK}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_whoever_joins_reads_of_each_event_what_they_may_know(game: AnyGame, tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await opened.begun(0, bots=2, config=CONFIGS[game.key], game=game)
        played = table.live
        assert played is not None
        while played.version < 60 and not played.over:  # noqa: ASYNC110 - the bots play by themselves
            await asyncio.sleep(0.001)
        store = DatabaseEventStore(opened.database)
        loaded = await load_game(store, table.record)
        read = LiveGame.from_log(table.record, loaded)
        viewers: tuple[Viewer, ...] = (None, 0, 1)
        for live in (played, read):
            for viewer in viewers:
                told = orjson.loads(live.snapshot_for(viewer))["log"]
                expected = as_seen(game, loaded.entries, live.state, viewer)
                assert [line["events"] for line in told][: len(expected)] == expected


def as_seen(
    game: AnyGame, entries: list[StoredEntry], state: State, viewer: Viewer
) -> list[list[dict[str, Any]]]:
    """The events of each line that everybody knows of."""
    return [
        [
            event_for(game, log_event_of(game, event), state, viewer)
            for event in orjson.loads(entry.events)
        ]
        for entry in entries
        if entry.action.get("type") not in game.sealed_actions
    ]
