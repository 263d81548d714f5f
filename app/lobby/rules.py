"""The rules of the lobby: each takes a record and returns the changed one, or raises Problem."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, Literal

from app.lobby.group import Group
from app.lobby.guest import Guest
from app.lobby.names import table_name
from app.lobby.record import Seat, TableRecord
from app.lobby.settings import TableSettings
from app.problems import Problem, bad_map, invalid, kept_out
from engine.api import AnyGame, Config, ConfigError

FreeSeats = Literal["leave", "bots"]
Change = Literal["seats", "start", "map"]
"""The changes for a rematch: other seats, another first player, or no chosen map."""

LOOKS: Final = range(1, 9)
BOT_NAMES: Final = ("Alder", "Birch", "Cedar", "Dune", "Elm", "Fern", "Gorse", "Hazel")


def config_of(game: AnyGame, values: dict[str, Any]) -> Config:
    """The configuration, checked by the game. Raises Problem."""
    try:
        checked: Config = game.configured(values)
    except ConfigError as error:
        raise bad_config(error) from error
    return checked


def bad_config(error: ConfigError) -> Problem:
    """The problem of a configuration that the game refuses, or of the map in it."""
    if error.code.startswith("map_"):
        return bad_map(error.code, error.text)
    return Problem(422, "bad_config", error.text, options=error.options)


def chosen_config(game: AnyGame, values: dict[str, Any]) -> Config:
    """A configuration that was chosen just now, migrated to this version's meaning. Raises Problem."""
    meant: Config = game.migrate_config(config_of(game, values))
    return meant


def with_config(table: TableRecord, values: dict[str, Any]) -> TableRecord:
    """The table with another configuration of its game. Raises Problem."""
    return replace(table, config=config_of(table.game, values).to_json())


def free_seats(number: int) -> tuple[Seat, ...]:
    """Free seats, each with a look of its own."""
    return tuple(Seat(look=look) for look in LOOKS[:number])


def rename(table: TableRecord, asker: str, name: str) -> TableRecord:
    """Rename the table, for the host."""
    only_host(table, asker)
    _only_open(table)
    return _unready(replace(table, name=table_name(name)))


def reconfigure(table: TableRecord, asker: str, values: dict[str, Any]) -> TableRecord:
    """Change the configuration, for the host; everyone has to be ready again."""
    only_host(table, asker)
    _only_open(table)
    config = chosen_config(table.game, values)
    chairs = _chairs(table, config.seats)
    return _unready(replace(table, config=config.to_json(), seats=chairs))


def decide(table: TableRecord, asker: str, settings: dict[str, Any]) -> TableRecord:
    """Change the settings, for the host. Everyone has to be ready again, except after changes of the voice call and of who can find the
    table. Once the game has begun, only the chat, the voice call and the bots' pace can change; every player may set the pace, since it is
    for those who need more time."""
    before, chosen = table.settings, chosen_settings(settings)
    changed = replace(table, settings=chosen)
    paced = chosen == replace(before, pace=chosen.pace)
    if paced and table.state == "playing" and table.seat_of(asker) is not None:
        return changed
    only_host(table, asker)
    if chosen == replace(before, voice=chosen.voice, private=chosen.private, pace=chosen.pace):
        return changed
    if table.state != "open" and chosen == replace(
        before, voice=chosen.voice, chat=chosen.chat, pace=chosen.pace
    ):
        return changed
    _only_open(table)
    return _unready(changed)


def chosen_settings(settings: dict[str, Any]) -> TableSettings:
    """Check what a person may choose. Raises Problem."""
    if "guide" in settings:
        raise invalid("There is no setting 'guide'.")
    return TableSettings.from_json(settings)


def choose_group(table: TableRecord, asker: str, group: Group | None) -> TableRecord:
    """Let the game count for a group, or for none: the host may choose at any time, also after the game."""
    only_host(table, asker)
    if table.state == "closed":
        raise no_longer_open(table)
    return replace(table, group=group)


def hand_over(table: TableRecord, asker: str, number: int) -> TableRecord:
    """Make another player host, at any time."""
    only_host(table, asker)
    heir = _chair(table, number)
    if heir.guest is None:
        raise Problem(409, "no_person", "Only a person can be the host.")
    return replace(table, host=heir.guest)


def _chairs(table: TableRecord, number: int) -> tuple[Seat, ...]:
    """Change the number of seats; people whose seat is gone move to a free one. Raises Problem."""
    chairs = list(table.seats[:number])
    used = {seat.look for seat in chairs}
    while len(chairs) < number:
        look = next(look for look in LOOKS if look not in used)
        used.add(look)
        chairs.append(Seat(look=look))
    for seat in table.seats[number:]:
        if seat.kind != "free":
            free = next((at for at, chair in enumerate(chairs) if chair.kind == "free"), None)
            if free is None:
                raise Problem(
                    409,
                    "table_full",
                    f"More than {number} people are seated; someone has to leave first.",
                )
            chairs[free] = seat
    return tuple(chairs)


def take_seat(table: TableRecord, guest: Guest, number: int, nonce: str) -> TableRecord:
    """Take a free seat, or move to it."""
    if table.blocks(guest.id):
        raise kept_out()
    _only_open(table)
    chair = _chair(table, number)
    before = table.seat_of(guest.id)
    if before == number:
        return _put(table, number, replace(chair, nonce=nonce or chair.nonce))
    if chair.kind != "free":
        if all(seat.kind != "free" for seat in table.seats) and before is None:
            raise Problem(409, "table_full", "Every seat is taken; you can watch.")
        raise Problem(409, "seat_taken", f"{chair.name} is already sitting there.")
    sitting = Seat(chair.look, "person", guest.id, guest.name, nonce=nonce)
    if before is not None:
        old = table.seats[before]
        # A player who moves keeps color and shape.
        sitting = replace(sitting, look=old.look, nonce=nonce or old.nonce)
        table = _put(table, before, Seat(look=chair.look))
    table = _put(table, number, sitting)
    return table if _host_is_seated(table) else replace(table, host=guest.id)


def leave_seat(table: TableRecord, asker: str, number: int) -> TableRecord:
    """Leave one's own seat; the host may also empty another's."""
    _only_open(table)
    chair = _chair(table, number)
    if chair.kind == "free":
        return table
    if chair.guest != asker:
        only_host(table, asker)
    left = _put(table, number, chair.emptied())
    if chair.guest == table.host:
        heir = next((seat.guest for seat in left.seats if seat.guest is not None), None)
        if heir is not None:
            left = replace(left, host=heir)
    return left


def seat_bot(table: TableRecord, asker: str, number: int, level: str | None) -> TableRecord:
    """Put a bot in a free seat, or change the level of the bot there, for the host."""
    _only_open(table)
    only_host(table, asker)
    level = known_level(table.game, level)
    chair = _chair(table, number)
    if chair.kind == "bot":
        return _put(table, number, replace(chair, level=level))
    if chair.kind != "free":
        raise Problem(409, "seat_taken", f"{chair.name} is already sitting there.")
    return _put(table, number, Seat(chair.look, "bot", None, _bot_name(table), level, ready=True))


def known_level(game: AnyGame, level: str | None) -> str:
    """The level of bots to seat: the usual one if none was chosen. Raises Problem."""
    levels = list(game.bots.levels)
    if level is None:
        return levels[0]
    if level not in levels:
        raise invalid(f"There is no such bot; choose from {_listed(levels)}.")
    return level


def fill_with_bots(table: TableRecord, asker: str, level: str | None) -> TableRecord:
    """Put a bot in every free seat, for the host."""
    only_host(table, asker)
    _only_open(table)
    for number in _free(table):
        table = seat_bot(table, asker, number, level)
    return table


def prepared_with_bots(table: TableRecord, guest: Guest, level: str | None) -> TableRecord:
    """A table for one player, ready to start."""
    return set_ready(fill_with_bots(table, guest.id, level), guest.id, True)


def _bot_name(table: TableRecord) -> str:
    """A free name; if possible one whose initial is new at the table, because chips show the initial."""
    taken = {seat.name for seat in table.seats}
    initials = {name[:1].upper() for name in taken}
    free = [name for name in BOT_NAMES if name not in taken]
    return next((name for name in free if name[0] not in initials), free[0])


def choose_look(table: TableRecord, asker: str, look: int) -> TableRecord:
    """Choose the color and shape of one's seat, unless another player has them."""
    _only_open(table)
    number = _own_seat(table, asker)
    holder = next((at for at, seat in enumerate(table.seats) if seat.look == look), None)
    if holder is not None and holder != number:
        if table.seats[holder].kind != "free":
            raise Problem(
                409, "look_taken", f"{table.seats[holder].name} has already taken that one."
            )
        table = _put(table, holder, replace(table.seats[holder], look=table.seats[number].look))
    return _put(table, number, replace(table.seats[number], look=look))


def set_ready(table: TableRecord, asker: str, ready: bool) -> TableRecord:
    """Set whether a player is ready."""
    _only_open(table)
    number = _own_seat(table, asker)
    return _put(table, number, replace(table.seats[number], ready=ready))


def started(
    table: TableRecord, asker: str, free: FreeSeats | None = None, level: str | None = None
) -> TableRecord:
    """Start the game, for the host, if everyone is ready; `free` decides about free seats, if there are any."""
    _only_open(table)
    only_host(table, asker)
    if free == "bots":
        table = fill_with_bots(table, asker, level)
    if free == "leave":
        table = _without_free_seats(table)
    if left := len(_free(table)):
        seats = "seat is" if left == 1 else "seats are"
        raise Problem(409, "not_ready", f"{left} {seats} still free: invite someone or add a bot.")
    waiting = [seat.name for seat in table.seats if not seat.ready]
    if waiting:
        raise Problem(409, "not_ready", f"Not ready yet: {_listed(waiting)}.")
    return replace(table, state="playing")


def closed(table: TableRecord, asker: str) -> TableRecord:
    """Close a table whose game has not begun, for the host; it can no longer be played at."""
    only_host(table, asker)
    _only_open(table)
    return replace(table, state="closed")


def _without_free_seats(table: TableRecord) -> TableRecord:
    """The table without its free seats, if its game allows so few. Raises Problem."""
    taken = tuple(seat for seat in table.seats if seat.kind != "free")
    return replace(with_config(table, {**table.config, "seats": len(taken)}), seats=taken)


def _free(table: TableRecord) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.kind == "free"]


def renamed_guest(table: TableRecord, guest: Guest) -> TableRecord:
    """The table after a guest has changed their name."""
    number = table.seat_of(guest.id)
    if number is None:
        return table
    return _put(table, number, replace(table.seats[number], name=guest.name))


def again(table: TableRecord) -> TableRecord:
    """The table for a rematch: the same people in the same seats; no player is ready, and all contributions to the dice are to come."""
    seats = tuple(replace(seat, ready=seat.kind == "bot", nonce="") for seat in table.seats)
    return replace(table, seats=seats)


def in_other_seats(table: TableRecord, rng: Random) -> TableRecord:
    """Seat the same people in another order around the table, any other being as likely; two people swap seats."""
    first, *rest = table.seats
    if len(rest) < 2:
        return replace(table, seats=(*rest, first))
    others = rest[:]
    while others == rest:
        rng.shuffle(others)
    order = [first, *others]
    turned = rng.randrange(len(order))
    return replace(table, seats=(*order[turned:], *order[:turned]))


def starting_with(table: TableRecord, number: int) -> TableRecord:
    """Turn the seats so that the player of that seat has the first one, which starts; all players keep their neighbors."""
    begins = with_config(table, table.game.first_seat_begins(table.config))
    return replace(begins, seats=table.seats[number:] + table.seats[:number])


def with_another_map(table: TableRecord) -> TableRecord:
    """Deal the island at the start again if a map was chosen."""
    return with_config(table, table.game.another_map(table.config))


def link_is_over() -> Problem:
    """The problem of a link that was used, is too old, or never existed."""
    return Problem(404, "no_such_link", "That link no longer works; ask for a new one.")


def sits_already() -> Problem:
    """The problem of a guest who has a seat and wants another one too."""
    return Problem(409, "seated_already", "You already have a seat at this table.")


def no_longer_open(table: TableRecord) -> Problem:
    """The problem of a change that is no longer possible, since the game has begun or the table is closed."""
    if table.state == "closed":
        return Problem(409, "closed", "The host has closed this table.")
    return Problem(409, "started", "The game has begun.")


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _put(table: TableRecord, number: int, seat: Seat) -> TableRecord:
    chairs = list(table.seats)
    chairs[number] = seat
    return replace(table, seats=tuple(chairs))


def _unready(table: TableRecord) -> TableRecord:
    chairs = tuple(replace(seat, ready=seat.kind == "bot") for seat in table.seats)
    return replace(table, seats=chairs)


def _chair(table: TableRecord, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Problem(404, "no_such_seat", f"This table has seats 0 to {len(table.seats) - 1}.")
    return table.seats[number]


def _own_seat(table: TableRecord, asker: str) -> int:
    number = table.seat_of(asker)
    if number is None:
        raise Problem(409, "not_seated", "Take a seat first.")
    return number


def _host_is_seated(table: TableRecord) -> bool:
    return table.seat_of(table.host) is not None


def only_host(table: TableRecord, asker: str) -> None:
    """Check that the asker is the host. Raises Problem."""
    if table.host != asker:
        raise Problem(403, "not_host", "Only the table's host can do that.")


def _only_open(table: TableRecord) -> None:
    if table.state != "open":
        raise no_longer_open(table)
