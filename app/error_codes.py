"""Codes by which programs recognize a failure: every error and refusal that the server itself may send.

A code that is not declared here fails `make check`. The codes of a game's rules are the game's own (`engine.vocabulary`)."""

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, NewType, TypeAlias, get_args

ProblemCode: TypeAlias = (
    Annotated[Literal["archived"], 410, "The operator has archived the game."]
    | Annotated[Literal["bad_address"], 422, "That is not an address for notices of this kind."]
    | Annotated[Literal["bad_config"], 422, "The rules contradict each other; the text names both."]
    | Annotated[
        Literal["bad_map"], 422, "The map cannot be read or played; the text says what is wrong."
    ]
    | Annotated[Literal["bad_voice"], 422, "That is not the address of a voice call."]
    | Annotated[Literal["banned"], 403, "The operator has banned the guest."]
    | Annotated[Literal["closed"], 409, "The host has closed the table."]
    | Annotated[
        Literal["damaged"],
        409,
        503,
        "The stored data of the table, or the database, cannot be read.",
    ]
    | Annotated[Literal["host_only"], 403, "Only the person who runs the server can do that."]
    | Annotated[Literal["internal"], 500, "A fault; the text names the report in the host's log."]
    | Annotated[Literal["invalid"], 400, 413, 422, "The request is not well formed, or too large."]
    | Annotated[Literal["kept_out"], 403, "The table's host does not let the guest in."]
    | Annotated[Literal["link_late"], 410, "The link to the host's page is too old."]
    | Annotated[Literal["link_unknown"], 404, "There was no such link to the host's page."]
    | Annotated[Literal["link_used"], 410, "The link to the host's page has already been used."]
    | Annotated[
        Literal["login_needed"],
        401,
        403,
        "The server asks for a login at a proxy, and there is none, or one that cannot be used.",
    ]
    | Annotated[
        Literal["local_address"], 422, "The address for notices is in the server's own network."
    ]
    | Annotated[Literal["look_taken"], 409, "Another player has taken that look."]
    | Annotated[Literal["map_changed"], 409, "The map has been changed in another window."]
    | Annotated[Literal["map_too_large"], 422, "The map has too many hexes."]
    | Annotated[Literal["map_version"], 422, "A newer version of Hexhaven wrote the map."]
    | Annotated[Literal["name_needed"], 422, "The guest has no name yet."]
    | Annotated[Literal["name_removed"], 409, "The player has removed that name."]
    | Annotated[Literal["named_elsewhere"], 409, "The name comes with the login."]
    | Annotated[Literal["no_first_game"], 404, "The game has no guide for a first game."]
    | Annotated[Literal["no_person"], 409, "Only a person can be the host."]
    | Annotated[Literal["no_such_channel"], 404, "The guest has no such way of being notified."]
    | Annotated[Literal["no_such_file"], 404, "There is no such backup."]
    | Annotated[Literal["no_such_game"], 404, "No game has this key."]
    | Annotated[Literal["no_such_evening"], 404, "The group played no game that evening."]
    | Annotated[Literal["no_such_group"], 404, "The link leads to no group."]
    | Annotated[Literal["no_such_guest"], 404, "There is no such guest."]
    | Annotated[Literal["no_such_link"], 404, "The link to a seat no longer works."]
    | Annotated[Literal["no_such_merge"], 404, "That request to merge is no longer open."]
    | Annotated[Literal["no_such_map"], 404, "There is no such map, or the guest may not see it."]
    | Annotated[Literal["no_such_person"], 404, "That person has left the table."]
    | Annotated[Literal["no_such_player"], 404, "The group has no such player."]
    | Annotated[Literal["no_such_seat"], 404, "The table has fewer seats."]
    | Annotated[Literal["no_such_table"], 404, "No table has this code."]
    | Annotated[
        Literal["not_accepted"], 422, "The service does not accept notices for the address."
    ]
    | Annotated[Literal["not_allowed"], 405, "The address does not take that kind of request."]
    | Annotated[
        Literal["not_delivered"],
        409,
        "The first message could not be delivered; it may work later.",
    ]
    | Annotated[Literal["not_found"], 404, "There is nothing at this address."]
    | Annotated[Literal["not_group_host"], 403, "Only the group's host can do that."]
    | Annotated[Literal["not_host"], 403, "Only the table's host can do that."]
    | Annotated[
        Literal["not_installed"],
        409,
        "The table is played with something that is not installed; the text says what.",
    ]
    | Annotated[Literal["not_now"], 409, "That is not possible at the moment; the text says why."]
    | Annotated[Literal["not_over"], 409, "That is available when the game is over."]
    | Annotated[Literal["not_ready"], 409, "Not everyone is ready; the text says who, or how many."]
    | Annotated[Literal["not_seated"], 409, "The guest has no seat at the table."]
    | Annotated[
        Literal["notifications_off"], 409, "The server sends no notices, or none of this kind."
    ]
    | Annotated[
        Literal["password_needed"],
        401,
        "The server asks for a password, and the guest has not given it.",
    ]
    | Annotated[Literal["plays_here"], 409, "That person has a seat in the running game."]
    | Annotated[Literal["postgresql"], 409, "PostgreSQL has its own tools for that."]
    | Annotated[
        Literal["same_game"], 409, "The two players sat in one game, so they are two people."
    ]
    | Annotated[Literal["seat_taken"], 409, "Another player has that seat."]
    | Annotated[Literal["seated_already"], 409, "The guest has a seat at the table."]
    | Annotated[Literal["started"], 409, "The game has begun."]
    | Annotated[
        Literal["storage"], 503, "That cannot be stored or read now; it may work in a moment."
    ]
    | Annotated[Literal["table_full"], 409, "Every seat is taken."]
    | Annotated[Literal["too_many"], 429, "Too many in too short a time."]
    | Annotated[Literal["too_many_maps"], 409, "No more maps are kept for the guest."]
    | Annotated[Literal["too_soon"], 429, "Tables are being opened too fast (of a socket: `bye`)."]
    | Annotated[Literal["wrong_code"], 409, "That is not the code of the first message."]
    | Annotated[Literal["wrong_origin"], 403, "The request comes from another site's page."]
    | Annotated[Literal["wrong_password"], 401, "That is not the server's password."]
    | Annotated[Literal["yourself"], 409, "Guests cannot block themselves."]
)
"""Codes of HTTP errors, each with its statuses and its meaning."""

HostCode: TypeAlias = Literal[
    "damaged",
    "exists",
    "in_use",
    "invalid",
    "newer",
    "no_such_file",
    "no_such_guest",
    "not_started",
    "postgresql",
    "several",
    "started",
    "storage",
    "unusable",
]
"""Codes of failures in the host's commands, which print the text."""

RefusalCode: TypeAlias = (
    Annotated[Literal["chat_off"], "There is no chat at this table."]
    | Annotated[Literal["damaged"], "The stored data of the table cannot be read."]
    | Annotated[Literal["game_over"], "The game is over."]
    | Annotated[Literal["internal"], "A fault; `id` names the report in the host's log."]
    | Annotated[Literal["kept_out"], "The table's host does not let the guest in."]
    | Annotated[Literal["malformed"], "The message cannot be read, or names what is not there."]
    | Annotated[Literal["name_needed"], "The guest has no name yet."]
    | Annotated[Literal["no_clock"], "That player has no clock to add time to."]
    | Annotated[Literal["no_need"], "No one is waiting for that player."]
    | Annotated[Literal["no_such_offer"], "That offer is not waiting for an answer."]
    | Annotated[Literal["no_such_proposal"], "That proposal is no longer open."]
    | Annotated[Literal["nobody_here"], "There is nobody here to agree."]
    | Annotated[Literal["not_absent"], "That player is here."]
    | Annotated[Literal["not_legal"], "Only the table does that, when time runs out."]
    | Annotated[Literal["not_paused"], "The game is not paused."]
    | Annotated[Literal["not_seated"], "Only seated players can do that."]
    | Annotated[Literal["not_started"], "The game has not begun."]
    | Annotated[Literal["nothing_to_undo"], "There is nothing the player can undo."]
    | Annotated[Literal["one_at_a_time"], "A proposal is open."]
    | Annotated[Literal["paused"], "The game is paused."]
    | Annotated[Literal["phrases_only"], "This table chats in ready-made phrases only."]
    | Annotated[Literal["request_reused"], "The request id belongs to another action."]
    | Annotated[Literal["seat_taken"], "Another player has that seat."]
    | Annotated[Literal["stale"], "The game has moved on; a snapshot follows."]
    | Annotated[Literal["storage"], "Not stored; try again."]
    | Annotated[Literal["too_many"], "Too many messages in too short a time."]
)
"""Codes of refusals at a table, sent over its socket, each with its meaning."""

GameCode = NewType("GameCode", str)
"""Codes of refusals by the rules of a game."""


@dataclass(frozen=True, slots=True)
class Declared:
    """The declaration of a code: its HTTP statuses, if any, and its meaning."""

    statuses: tuple[int, ...]
    meaning: str


def _declared(codes: Any) -> dict[str, Declared]:
    found = {}
    for code in get_args(codes):
        literal, *statuses, meaning = get_args(code)
        (name,) = get_args(literal)
        found[name] = Declared(tuple(statuses), meaning)
    return found


PROBLEMS: Final = _declared(ProblemCode)
REFUSALS: Final = _declared(RefusalCode)
