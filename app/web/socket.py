"""A table's socket: reads messages, passes them to the table, sends the answers."""

import asyncio
from typing import Final

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError

from app import faults
from app.answers import Played, Refusal
from app.lobby.guest import Guest
from app.problems import Problem, kept_out
from app.protocol.client import (
    Act,
    Chat,
    GiveTime,
    Nudge,
    Ping,
    Propose,
    Resume,
    Seen,
    Undo,
    Vote,
    Wants,
    Writing,
    client_messages,
)
from app.protocol.models import REQUEST_ID
from app.storage.database import StorageFailed
from app.tables.connection import (
    ARCHIVED,
    BANNED,
    BROKEN,
    DAMAGED,
    KEPT_OUT,
    LOGIN_NEEDED,
    NO_SUCH_TABLE,
    NOT_INSTALLED,
    PASSWORD_NEEDED,
    POLICY,
    TRY_AGAIN,
    Connection,
)
from app.tables.proposals import Wants as Pinned
from app.tables.table import Table
from app.web.connections import AT_ONCE, KNOWN
from app.web.dependencies import (
    Services,
    address_of,
    log_banned,
    opened,
    peer_of,
    proof_of,
    services,
)
from app.web.limits import TOO_MANY_WRITES

CLOSE_CODES: Final = {
    "no_such_table": NO_SUCH_TABLE,
    "password_needed": PASSWORD_NEEDED,
    "too_many": POLICY,
    "too_soon": TRY_AGAIN,
    "storage": TRY_AGAIN,
    "kept_out": KEPT_OUT,
    "banned": BANNED,
    "damaged": DAMAGED,
    "archived": ARCHIVED,
    "login_needed": LOGIN_NEEDED,
    "not_installed": NOT_INSTALLED,
}
WATCHING: Final = Refusal("not_seated", "You are watching; only seated players can act.")
TOO_FAST: Final = Refusal("too_many", TOO_MANY_WRITES)
STORED: Final = (Act, Undo, Propose, Vote, GiveTime)
"""Messages that may add a line to the log of a game."""

router = APIRouter()


@router.websocket("/api/tables/{code}/socket")
async def table_socket(socket: WebSocket, code: str) -> None:
    """Serve one open tab, from lobby to the end of the game. Its origin has been checked."""
    server = services(socket)
    if not server.limits.may_knock(address_of(socket)):
        await socket.close()
        return
    await socket.accept()
    extensions = socket.scope.get("extensions", {})
    connection = Connection(socket, None, extensions.get(AT_ONCE, _never))
    try:
        with server.limits.socket(address_of(socket)):
            await _serve(socket, connection, server, code)
    except Problem as problem:
        log_banned(socket, problem)
        server.count_refusal(problem.code)
        connection.dismiss(CLOSE_CODES.get(problem.code, BROKEN), problem.text, problem.wait)
        await asyncio.wait({connection.writer}, timeout=1)
    except StorageFailed:
        server.count_refusal("storage")
        connection.dismiss(
            TRY_AGAIN, "The server cannot reach its database; try again in a moment."
        )
        await asyncio.wait({connection.writer}, timeout=1)
    except Exception as error:
        fault = faults.report("socket", error)
        server.count_refusal("internal")
        connection.dismiss(BROKEN, f"Something went wrong on the server. Error ID: {fault}.")
        await asyncio.wait({connection.writer}, timeout=1)
    finally:
        await connection.close()


async def _serve(socket: WebSocket, connection: Connection, server: Services, code: str) -> None:
    guest: Guest | None = await server.identity.admitted(await proof_of(socket))
    connection.screen, connection.address = (
        socket.query_params.get("screen") == "1",
        peer_of(socket),
    )
    connection.guest = None if connection.screen else guest
    address = address_of(socket)
    known = await server.registry.knows(code, guest)
    server.limits.opening(address, guest, known=known)
    if known:
        socket.scope.get("extensions", {}).get(KNOWN, _nothing)()
    async with (
        opened(server, address, guest, code, known=known) as table,
        _let_in(table, guest).attached(connection, _since(socket)),
    ):
        if server.panel.notices.at(table.record.id) is not None:
            connection.send(server.panel.notices.message(table.record.id))
        reader = asyncio.create_task(_read(socket, connection, table, server))
        await asyncio.wait({reader, connection.writer}, return_when=asyncio.FIRST_COMPLETED)
        if not reader.done():
            reader.cancel()
            await asyncio.wait({reader})
        elif not connection.open:
            await asyncio.wait({connection.writer}, timeout=1)
        if not reader.cancelled():
            reader.result()


def _let_in(table: Table, guest: Guest | None) -> Table:
    """The table, unless its host has blocked this guest, on a big screen too. Raises Problem."""
    if table.record.blocks(guest.id if guest else None):
        raise kept_out()
    return table


def _never(_message: bytes) -> bool:
    """Refuse to write at once, for tests without a server."""
    return False


def _nothing() -> None:
    """Do nothing, for tests without a server."""


def _since(socket: WebSocket) -> int | None:
    """The last version that a returning client has received, from the address."""
    text = socket.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def _read(socket: WebSocket, connection: Connection, table: Table, server: Services) -> None:
    whose = address_of(socket) if connection.guest is None else connection.guest.id
    while connection.open:
        received = await socket.receive()
        if received["type"] != "websocket.receive" or not connection.open:
            return
        if not server.limits.may_send(whose):
            server.count_refusal("too_many")
            connection.dismiss(POLICY, "Too many messages in too short a time.")
            return
        text = received.get("text")
        try:
            message = client_messages.validate_json(text or "")
        except ValidationError as error:
            request = _request_of(text or "")
            _refuse(connection, server, _malformed(error), request)
            continue
        if isinstance(message, STORED) and not server.limits.may_write(whose):
            _refuse(connection, server, TOO_FAST, getattr(message, "request", None))
            continue
        match message:
            case Act():
                await _act(connection, table, server, message)
            case Resume(since=since):
                await table.commands.resume(connection, since)
            case Chat(text=said):
                if not server.limits.may_chat(whose):
                    refusal: Refusal | None = TOO_FAST
                else:
                    refusal = await table.chat.post(connection, said)
                if refusal is not None:
                    _refuse(connection, server, refusal)
            case Ping():
                connection.send_json({"type": "pong", "client": server.pages.version})
            case Undo(request=request, to=to):
                if connection.seat is None:
                    _refuse(connection, server, WATCHING, request)
                else:
                    answer = await table.proposals.take_back(connection.seat, request, to)
                    await _send_answer(connection, table, server, request, answer)
            case Propose(request=request, act=act):
                answer = await table.proposals.propose(connection, request, act.model_dump())
                await _send_answer(connection, table, server, request, answer)
            case Seen(version=version):
                if connection.seat is not None:
                    table.pace.see(connection.seat, version)
            case Vote() | Nudge() | GiveTime() | Wants() | Writing():
                refusal = await _pass_on(connection, table, message)
                if refusal is not None:
                    _refuse(connection, server, refusal)


async def _pass_on(
    connection: Connection, table: Table, message: Vote | Nudge | GiveTime | Wants | Writing
) -> Refusal | None:
    seat = connection.seat
    if seat is None:
        return WATCHING
    match message:
        case Vote(proposal=proposal, yes=yes):
            return await table.proposals.vote(seat, proposal, yes)
        case Nudge(seat=other):
            return table.proposals.nudge(seat, other)
        case GiveTime(seat=other):
            return table.proposals.give_time(seat, other)
        case Wants(want=want, have=have, quiet=quiet):
            table.proposals.pin(seat, Pinned(want, have, quiet))
            return None
        case Writing(offer=offer):
            return table.offer_timeouts.write(seat, offer)


async def _act(connection: Connection, table: Table, server: Services, message: Act) -> None:
    if connection.seat is None:
        _refuse(connection, server, WATCHING, message.request)
        return
    answer = await table.commands.play(
        connection.seat, message.request, message.version, message.action
    )
    await _send_answer(connection, table, server, message.request, answer)


async def _send_answer(
    connection: Connection,
    table: Table,
    server: Services,
    request: str,
    answer: Played | Refusal,
) -> None:
    match answer:
        case Played(version):
            connection.send_json({"type": "ack", "request": request, "version": version})
        case Refusal(code=code):
            _refuse(connection, server, answer, request)
            if code == "stale":
                await table.commands.show_again(connection)


def _refuse(
    connection: Connection, server: Services, refusal: Refusal, request: str | None = None
) -> None:
    server.count_refusal(refusal.code)
    connection.send_json(refusal.message(request))


def _malformed(error: ValidationError) -> Refusal:
    """The refusal of a message that cannot be read."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part)[:40] for part in first["loc"][1:4])
    why = first["msg"][:120]
    return Refusal("malformed", f"{where}: {why}" if where else why)


def _request_of(text: str) -> str | None:
    """The request id in a message that cannot be read otherwise."""
    try:
        parsed = orjson.loads(text)
    except (orjson.JSONDecodeError, RecursionError, UnicodeEncodeError):
        return None
    request = parsed.get("request") if isinstance(parsed, dict) else None
    return request if isinstance(request, str) and REQUEST_ID.fullmatch(request) else None
