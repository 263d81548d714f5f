"""Notifications of one's turn: channels, choices, and the links in notices."""

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from app.problems import Problem
from app.protocol.notifications import ChannelConfirmation, NewChannel, NotificationChoices
from app.web.dependencies import Address, NamedGuest, Services, ServicesDep, Writer
from app.web.link_page import link_page
from engine.api import Json

if TYPE_CHECKING:
    from app.notifications.messages import NoticeMessages
    from app.notifications.notifier import Notifier

router = APIRouter()
NONE: Json = {"kinds": [], "channels": [], "all_tables": False, "tables": {}}
Key = Annotated[str, Query(max_length=200)]


async def notifier_of(services: ServicesDep) -> "Notifier":
    """The notifications of this server. Raises Problem if its host has not turned them on."""
    if services.notifier is None:
        text = "This server sends no notices. The person who runs it can turn them on."
        raise Problem(409, "notifications_off", text)
    return services.notifier


NotifierDep = Annotated["Notifier", Depends(notifier_of)]


@router.get("/api/notifications")
async def notifications(services: ServicesDep, guest: NamedGuest, response: Response) -> Json:
    """The asker's channels and choices, with no kind of channel where the host allows none."""
    response.headers["cache-control"] = "no-store"
    return NONE if services.notifier is None else await services.notifier.shown_to(guest)


@router.post("/api/notifications/channels", status_code=201)
async def add_channel(
    services: ServicesDep,
    notifier: NotifierDep,
    guest: Writer,
    address: Address,
    request: Request,
    wanted: NewChannel,
) -> Json:
    """Add a channel, which gets its first message before the answer comes."""
    await services.limits.new_channel(address, guest.id)
    language = services.pages.language(request)
    return await notifier.add(guest, wanted.kind, wanted.address, language)


@router.post("/api/notifications/channels/{channel}/confirm")
async def confirm_channel(
    services: ServicesDep,
    notifier: NotifierDep,
    guest: Writer,
    channel: str,
    said: ChannelConfirmation,
) -> Json:
    """Confirm a channel with the code of its first message."""
    await services.limits.confirming(guest.id)
    await notifier.confirm(guest, channel, said.code)
    return await notifier.shown_to(guest)


@router.delete("/api/notifications/channels/{channel}")
async def remove_channel(notifier: NotifierDep, guest: Writer, channel: str) -> Json:
    """Remove a channel."""
    await notifier.remove(guest, channel)
    return await notifier.shown_to(guest)


@router.patch("/api/notifications")
async def choose(
    services: ServicesDep,
    notifier: NotifierDep,
    guest: Writer,
    request: Request,
    wanted: NotificationChoices,
) -> Json:
    """Change one's choices."""
    await notifier.choose(guest, wanted, services.pages.language(request))
    return await notifier.shown_to(guest)


@router.delete("/api/notifications")
async def forget(notifier: NotifierDep, guest: Writer) -> Json:
    """Remove all channels and choices."""
    await notifier.forget(guest)
    return await notifier.shown_to(guest)


@router.post("/api/notifications/test")
async def test(
    services: ServicesDep,
    notifier: NotifierDep,
    guest: Writer,
    address: Address,
    request: Request,
) -> Json:
    """Send a test through each confirmed channel."""
    await services.limits.new_channel(address, guest.id)
    return await notifier.test(guest, services.pages.language(request))


# Links in notices, which need no cookie: a press on the button does it, because programs that look for dangers open links


@router.get("/notifications/confirm", include_in_schema=False)
async def confirmation_page(
    services: ServicesDep, notifier: NotifierDep, request: Request, key: Key = ""
) -> Response:
    """Ask whether notices may be sent to the address that got this link."""
    words = _words(services, request)
    if not await notifier.confirmable(key):
        return _dead(services, request)
    text = words.confirm_text.format(services.pages.server)
    return _page(services, request, words.confirm_heading, text, words.confirm_button)


@router.post("/notifications/confirm", include_in_schema=False)
async def confirm_by_link(
    services: ServicesDep, notifier: NotifierDep, request: Request, key: Key = ""
) -> Response:
    """Confirm the channel whose first message had this link."""
    if not await notifier.confirm_by(key):
        return _dead(services, request)
    return _page(services, request, _words(services, request).confirmed)


@router.get("/notifications/silence", include_in_schema=False)
async def silence_page(
    services: ServicesDep, notifier: NotifierDep, request: Request, key: Key = ""
) -> Response:
    """Ask whether notices for the table of this link shall stop."""
    words, table = _words(services, request), await notifier.silenceable(key)
    if table is None:
        return _dead(services, request)
    heading = words.silence_heading.format(table)
    return _page(services, request, heading, words.silence_text, words.silence_button)


@router.post("/notifications/silence", include_in_schema=False)
async def silence_by_link(
    services: ServicesDep, notifier: NotifierDep, request: Request, key: Key = ""
) -> Response:
    """Stop notices for the table of this link."""
    table = await notifier.silence_by(key)
    if table is None:
        return _dead(services, request)
    return _page(services, request, _words(services, request).silenced.format(table))


def _words(services: Services, request: Request) -> "NoticeMessages":
    from app.notifications.messages import words_in

    return words_in(services.pages.language(request))


def _page(
    services: Services,
    request: Request,
    heading: str,
    text: str = "",
    button: str = "",
    *,
    status: int = 200,
) -> Response:
    language = services.pages.language(request)
    base, server = services.settings.base_path, services.pages.server
    return link_page(base, server, language, heading, text, button, status=status)


def _dead(services: Services, request: Request) -> Response:
    words = _words(services, request)
    return _page(services, request, words.dead, words.dead_text, status=404)
