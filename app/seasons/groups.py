"""Groups: opened by their links, with all that members and their host can do."""

from dataclasses import replace
from datetime import date
from typing import Any, Final

import structlog
from cachetools import LRUCache

from app.lobby.group import Group, group_name, new_group, no_such_group, season_name
from app.lobby.guest import Guest
from app.lobby.names import person_name
from app.lobby.record import TableRecord
from app.offload import offload
from app.problems import Problem, invalid
from app.seasons import merging
from app.seasons.after import season_after
from app.seasons.calendar import ALL_TIME
from app.seasons.evenings import evenings
from app.seasons.export import games_csv, games_json
from app.seasons.figures import Figures, figures_from
from app.seasons.page import Json, Selection, evening_json, season_json
from app.seasons.played import PlayedGame, counted
from app.seasons.players import Players, guests_in
from app.storage import groups
from app.storage.database import Database
from app.storage.group_games import GroupGame, finished_games, statistics_in
from app.storage.groups import Merge

FIGURES_KEPT: Final = 5000

logger = structlog.get_logger()


class Groups:
    """The groups of this server. What is worked out follows from stored results, so nothing of it is stored."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._figures: LRUCache[str, Figures] = LRUCache(FIGURES_KEPT)
        """By game: figures never change."""

    async def create(self, host: Guest, name: str, zone: str) -> Group:
        """A new group. Raises Problem."""
        group = new_group(host.id, name, zone)
        await groups.add_group(self._database, group)
        logger.info("group.made")
        return group

    async def with_token(self, token: str) -> Group:
        """The group whose link has this token. Raises Problem."""
        found = await groups.group_with(self._database, token)
        if found is None:
            raise no_such_group()
        return found

    # Pages

    async def season(self, group: Group, asker: Guest | None, wanted: Selection) -> Json:
        """The page of a season: of the newest one if none is named. Raises Problem."""
        players, games = await self._played(group)
        chosen = _chosen(wanted, games)
        page = await offload(season_json, players, games, chosen, _id(asker))
        return {**page, **await self._merges(players, asker)}

    async def evening(self, group: Group, asker: Guest | None, day: str) -> Json:
        """The page of an evening. Raises Problem."""
        players, games = await self._played(group)
        wanted = _date(day)
        season = next((game.season for game in games if game.evening == wanted), None)
        own = evenings([game for game in games if game.season == season])
        found = next((evening for evening in own if evening.date == wanted), None)
        if found is None:
            raise Problem(404, "no_such_evening", "The group played no game that evening.")
        page: Json = await offload(evening_json, players, games, found, _id(asker))
        return page

    async def after(self, table: TableRecord) -> Json:
        """The season after a game, for everyone who sees its table. Raises Problem."""
        if table.group is None:
            return {"rows": []}
        players, games = await self._played(table.group)
        found: Json = await offload(season_after, games, table.code, players.group.season_names)
        return found

    async def csv(self, group: Group, wanted: Selection) -> str:
        """The games of a season for spreadsheets. Raises Problem."""
        players, games = await self._played(group)
        chosen = _chosen(wanted, games)
        return await offload(games_csv, players, [one for one in games if chosen.holds(one)])

    async def json(self, group: Group, wanted: Selection) -> Json:
        """The figures and the games of a season for programs, as anyone with the link sees them. Raises Problem."""
        players, games = await self._played(group)
        chosen = _chosen(wanted, games)
        page = await offload(season_json, players, games, chosen, None)
        return games_json(players, [one for one in games if chosen.holds(one)], page)

    # Decisions

    async def rename(self, group: Group, asker: Guest, name: str) -> Group:
        """Rename the group, for its host. Raises Problem."""
        merging.only_host(group, asker.id)
        return await self._save(replace(group, name=group_name(name)))

    async def name_season(self, group: Group, asker: Guest, season: str, name: str) -> Group:
        """Name a season, for the group's host; an empty name is the usual one. Raises Problem."""
        merging.only_host(group, asker.id)
        _, games = await self._played(group)
        if season not in {game.season for game in games}:
            raise invalid("There is no such season.")
        names = {**group.season_names, season: season_name(name)}
        kept = {key: chosen for key, chosen in names.items() if chosen}
        return await self._save(replace(group, season_names=kept))

    async def _save(self, group: Group) -> Group:
        await groups.save_group(self._database, group)
        return group

    async def rename_player(self, group: Group, asker: Guest, player: str, name: str) -> None:
        """Name a player within the group, for its host and the player. Only the player can be named again after a removal. Raises Problem."""
        players = await self._players_with(group, asker, player)
        if players.is_removed(player) and players.player_of(asker.id) != player:
            raise Problem(
                409, "name_removed", "This name was removed. Only the player can show one again."
            )
        await groups.name_player(self._database, group.id, player, person_name(name))

    async def remove_player(self, group: Group, asker: Guest, player: str) -> None:
        """Remove the name of a player, for the host and the player; their games stay. Raises Problem."""
        await self._players_with(group, asker, player)
        await groups.remove_player(self._database, group.id, player)

    async def _players_with(self, group: Group, asker: Guest, player: str) -> Players:
        players, _ = await self._played(group)
        if not players.exists(player):
            raise merging.no_such_player()
        if players.player_of(asker.id) != player:
            merging.only_host(group, asker.id)
        return players

    async def ask_to_merge(self, group: Group, asker: Guest, wanted: Merge) -> None:
        """Ask for two players to be merged, for the group's host. Raises Problem."""
        players, games = await self._played(group)
        await merging.ask_to_merge(self._database, players, games, asker.id, wanted)

    async def agree_to_merge(self, group: Group, asker: Guest, player: str) -> None:
        """Agree to the merge of a player. Raises Problem."""
        players, _ = await self._played(group)
        await merging.agree_to_merge(self._database, players, asker.id, player)

    async def decline_merge(self, group: Group, asker: Guest, player: str) -> None:
        """Withdraw or decline the merge of a player. Raises Problem."""
        players, _ = await self._played(group)
        await merging.decline_merge(self._database, players, asker.id, player)

    async def separate(self, group: Group, asker: Guest, player: str) -> None:
        """Undo the merges of a player. Raises Problem."""
        players, _ = await self._played(group)
        await merging.separate(self._database, players, asker.id, player)

    # The games

    async def _played(self, group: Group) -> tuple[Players, list[PlayedGame]]:
        """The players of a group, and its games that count, in the order in which they began."""
        stored = await finished_games(self._database, group.id)
        ids = guests_in(game.table for game in stored)
        names = await groups.known_guests(self._database, ids)
        players = Players(
            group,
            await groups.decided_in(self._database, group.id),
            ids,
            {guest: known.name for guest, known in names.items()},
        )
        await self._read_figures(stored)
        found = (
            counted(
                game.table,
                game.result,
                game.began,
                group.zone,
                players.player_of,
                self._figures.get(game.table.id),
            )
            for game in stored
        )
        games = [game for game in found if game is not None]
        return players, sorted(games, key=lambda game: (game.began, game.code))

    async def _read_figures(self, stored: list[GroupGame]) -> None:
        """Read the figures of games that were not read before. Those that are not stored yet are read another time."""
        missing = [game.table.id for game in stored if game.table.id not in self._figures]
        if not missing:
            return
        packed = await statistics_in(self._database, missing)
        read = await offload(
            lambda: {game: figures_from(content) for game, content in packed.items()}
        )
        self._figures.update((game, found) for game, found in read.items() if found is not None)

    async def _merges(self, players: Players, asker: Guest | None) -> dict[str, Any]:
        """The open requests to merge: all for the host, their own for others."""
        you = None if asker is None else players.player_of(asker.id)
        is_host = players.group.host == _id(asker)
        shown = []
        for merge in players.decided.merges:
            there = players.exists(merge.player) and players.exists(merge.into)
            if there and (is_host or you in (merge.player, merge.into)):
                needed = await merging.must_agree(self._database, players, merge)
                shown.append(
                    {
                        "player": merge.player,
                        "into": merge.into,
                        "waiting": needed,
                        "yours": you in needed,
                    }
                )
        return {"merges": shown} if shown else {}


def _id(guest: Guest | None) -> str | None:
    return None if guest is None else guest.id


def _chosen(wanted: Selection, games: list[PlayedGame]) -> Selection:
    """The selection with the newest season where none was chosen."""
    if wanted.season:
        return wanted
    newest = max((game.season for game in games), default=ALL_TIME)
    return replace(wanted, season=newest)


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise invalid("An evening is named by its date, such as 2026-11-27.") from error
