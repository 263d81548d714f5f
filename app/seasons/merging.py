"""Merging two players who are one person: the group's host asks, the person agrees from their browser.

A person who has lost their cookie cannot agree with it. So the player who is merged into another need not, if that player is lost: they
have no seat in an unfinished game, and their last game ended before the other's browser was first seen here."""

from collections.abc import Iterable

from app.lobby.group import Group
from app.problems import Problem
from app.seasons.played import PlayedGame
from app.seasons.players import Players
from app.storage.database import Database
from app.storage.groups import (
    Merge,
    drop_merge,
    known_guests,
    merge_guests,
    put_merge,
    separate_guests,
    trace_of,
)


def no_such_player() -> Problem:
    """The problem of a player whom the group does not have."""
    return Problem(404, "no_such_player", "That player is not in this group; reload the page.")


def only_host(group: Group, asker: str) -> None:
    """Check that the asker is the host of the group. Raises Problem."""
    if group.host != asker:
        raise Problem(403, "not_group_host", "Only the group's host can do that.")


async def ask_to_merge(
    database: Database, players: Players, games: Iterable[PlayedGame], asker: str, wanted: Merge
) -> None:
    """Ask for a merge, for the group's host, who agrees with it if it is about themselves. Raises Problem."""
    only_host(players.group, asker)
    for player in (wanted.player, wanted.into):
        if not players.exists(player) or players.is_removed(player):
            raise no_such_player()
    if wanted.player == wanted.into:
        raise Problem(422, "invalid", "Choose two different players.")
    _refuse_same_game(games, wanted)
    await _agreed(database, players, _agreeing(players, asker, wanted))


async def agree_to_merge(database: Database, players: Players, asker: str, player: str) -> None:
    """Agree to a merge, from the browser of one of the two. Raises Problem."""
    wanted = _request(players, player)
    agreed = _agreeing(players, asker, wanted)
    if players.player_of(asker) not in (wanted.player, wanted.into):
        raise _not_yours()
    await _agreed(database, players, agreed)


async def decline_merge(database: Database, players: Players, asker: str, player: str) -> None:
    """Withdraw the request to merge a player, for the host, or decline it, for one of the two. Raises Problem."""
    wanted = _request(players, player)
    if asker != players.group.host and players.player_of(asker) not in (
        wanted.player,
        wanted.into,
    ):
        raise _not_yours()
    await drop_merge(database, players.group.id, player)


async def separate(database: Database, players: Players, asker: str, player: str) -> None:
    """Undo a merge: the host and the guest who was there first separate all others, and each of those themselves. Raises Problem."""
    if not players.exists(player):
        raise no_such_player()
    others = [guest for guest in players.guests_of(player) if guest in players.decided.merged]
    if asker in others:
        others = [asker]
    elif asker != players.group.host and players.player_of(asker) != player:
        raise _not_yours()
    await separate_guests(database, players.group.id, others)


async def must_agree(database: Database, players: Players, wanted: Merge) -> list[str]:
    """The players whose consent a merge still needs."""
    needed = [] if wanted.into_agreed else [wanted.into]
    if not wanted.player_agreed and not await _is_lost(database, players, wanted):
        needed.append(wanted.player)
    return needed


async def _agreed(database: Database, players: Players, wanted: Merge) -> None:
    if await must_agree(database, players, wanted):
        await put_merge(database, players.group.id, wanted)
    else:
        merged = players.guests_of(wanted.player)
        await merge_guests(database, players.group.id, wanted.player, wanted.into, merged)


async def _is_lost(database: Database, players: Players, wanted: Merge) -> bool:
    trace = await trace_of(database, players.guests_of(wanted.player))
    known = await known_guests(database, players.guests_of(wanted.into))
    first_seen = min((guest.created_at for guest in known.values()), default=0)
    return not trace.playing and trace.last_ended < first_seen


def _agreeing(players: Players, asker: str, wanted: Merge) -> Merge:
    own = players.player_of(asker)
    return Merge(
        wanted.player,
        wanted.into,
        player_agreed=wanted.player_agreed or own == wanted.player,
        into_agreed=wanted.into_agreed or own == wanted.into,
    )


def _request(players: Players, player: str) -> Merge:
    found = (merge for merge in players.decided.merges if merge.player == player)
    wanted = next(found, None)
    if wanted is None or not players.exists(wanted.player) or not players.exists(wanted.into):
        raise Problem(404, "no_such_merge", "That request is no longer open; reload the page.")
    return wanted


def _refuse_same_game(games: Iterable[PlayedGame], wanted: Merge) -> None:
    for game in games:
        if {wanted.player, wanted.into} <= set(game.players):
            raise Problem(
                409,
                "same_game",
                f"They both sat in the game of {game.evening.isoformat()}, so they are two people.",
            )


def _not_yours() -> Problem:
    return Problem(403, "not_group_host", "Only the group's host or that player can do that.")
