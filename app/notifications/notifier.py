"""Notifications of one server: channels, choices and links of its guests, and the parts that work in the background."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

import structlog

from app.clock import now
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.notifications.channel import Channel, checked
from app.notifications.delivery import Delivery
from app.notifications.keyring import Keyring, key_in
from app.notifications.messages import words_in
from app.notifications.notice import CONFIRM, SILENCE, Composer, Notice
from app.notifications.outside import Outcome
from app.notifications.quiet_hours import checked_zone
from app.notifications.sender import Sender
from app.notifications.watcher import Watcher, open_watched
from app.problems import Problem, no_such_table
from app.protocol.notifications import ChannelKind, NotificationChoices
from app.settings import Settings
from app.storage import failures, notifications
from app.storage.database import Database, StorageFailed
from app.storage.notifications import Preferences, StoredChannel
from app.tables.registry import TableRegistry
from engine.api import Json

MOST_CHANNELS: Final = 10
PRODUCT: Final = "Hexhaven"

logger = structlog.get_logger()


def notifications_off() -> Problem:
    """The problem of a server that sends no notices, or none of the wanted kind."""
    text = "This server sends no notices of this kind. The person who runs it can turn them on."
    return Problem(409, "notifications_off", text)


def no_such_channel() -> Problem:
    """The problem of a channel that is gone, or another guest's."""
    return Problem(404, "no_such_channel", "That way of being notified is no longer there.")


def _not_sent(outcome: Outcome) -> Problem:
    """The problem of a first message that was not sent, for which reason nothing is stored."""
    if outcome == "local":
        text = "That is inside the network of this server. Only its host may allow it."
        return Problem(422, "local_address", text)
    if outcome == "unknown":
        text = "No known service has an address like that. Check how it begins and its parts."
        return Problem(422, "bad_address", text)
    if outcome == "failed":
        text = "The first message could not be delivered, so nothing was added. Check the address, or try again later."
        return Problem(409, "not_delivered", text)
    text = "The service does not accept notices for this address. Check it and try again."
    return Problem(422, "not_accepted", text)


class Notifier:
    """Notifications, on a server whose host allows them. Making one makes the key, if there is none yet."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        registry: TableRegistry,
        *,
        sender: Sender | None = None,
        clock: Callable[[], int] = now,
    ) -> None:
        """Raises KeyUnusable."""
        self._settings = settings
        self._database = database
        self._registry = registry
        self._clock = clock
        server = settings.name or PRODUCT
        self._keyring = Keyring(settings.notification_key or key_in(settings.data))
        self._composer = Composer(self._keyring, server, settings.public_url)
        self._sender = sender or Sender(settings, self._keyring, server)
        self.watcher = Watcher(database, settings.notification_delay, clock)
        self.delivery = Delivery(
            database, registry, self._keyring, self._composer, self._sender, clock
        )
        registry.on_change = self.watcher.note

    async def serve_all(self) -> None:
        """Do what one of the servers that share a database does for all, until canceled."""
        try:
            await open_watched(self._database, self._registry)
        except StorageFailed as error:  # what can be read later is watched when somebody opens it
            failures.report(error, chore="notifications")
        await self.delivery.until_canceled()

    # Channels and choices

    async def shown_to(self, guest: Guest) -> Json:
        """A guest's channels and choices."""
        chosen = await notifications.preferences_of(self._database, guest.id)
        return {
            "kinds": list(self._settings.notifications),
            **self._push_key(),
            "channels": [channel.to_json() for channel in await self._channels(guest)],
            "all_tables": chosen.all_tables,
            "tables": dict(chosen.tables),
            **_quiet_json(chosen),
        }

    def _push_key(self) -> Json:
        allowed = self._sender.allows("push")
        return {"push_key": self._keyring.application_server_key} if allowed else {}

    async def _channels(self, guest: Guest) -> list[Channel]:
        stored = await notifications.channels_of(self._database, guest.id)
        return [Channel.of(one, self._keyring) for one in stored]

    async def add(self, guest: Guest, kind: ChannelKind, text: str, language: str) -> Json:
        """Add a channel; one that does not take its first message is removed again. Raises Problem."""
        if not self._sender.allows(kind):
            raise notifications_off()
        address = checked(kind, text)
        await self._make_room(guest)
        sealed = address.sealed(self._keyring)
        added = StoredChannel(secrets.token_hex(8), guest.id, kind, sealed, self._clock())
        # Stored first: its answer may be faster than the end of the sending.
        await notifications.add_channel(self._database, added, language)
        first = self._composer.first(added.id, words_in(language))
        outcome = await self._sender.send(address, first)
        logger.info("notification.first", kind=kind, outcome=outcome)
        if outcome != "sent":
            await notifications.remove_channel(self._database, guest.id, added.id)
            raise _not_sent(outcome)
        return Channel.of(added, self._keyring).to_json()

    async def _make_room(self, guest: Guest) -> None:
        if len(await self._channels(guest)) >= MOST_CHANNELS:
            text = f"You have {MOST_CHANNELS} ways of being notified, which is the limit: remove one first."
            raise Problem(409, "not_now", text)

    async def confirm(self, guest: Guest, channel: str, code: str) -> None:
        """Confirm a channel with the code of its first message. Raises Problem."""
        await self._own(guest, channel)
        if not self._keyring.is_code(channel, code):
            text = "That is not the code of the first message. Check it and try again."
            raise Problem(409, "wrong_code", text)
        await notifications.confirm(self._database, channel, self._clock())

    async def _own(self, guest: Guest, channel: str) -> StoredChannel:
        found = await notifications.channel_with(self._database, channel)
        if found is None or found.guest != guest.id:
            raise no_such_channel()
        return found

    async def remove(self, guest: Guest, channel: str) -> None:
        """Remove a channel. Raises Problem."""
        if not await notifications.remove_channel(self._database, guest.id, channel):
            raise no_such_channel()

    async def forget(self, guest: Guest) -> None:
        """Remove everything about a guest's notifications."""
        await notifications.forget(self._database, guest.id)

    async def test(self, guest: Guest, language: str) -> Json:
        """Send a test through each confirmed channel, also one that rests; one that takes it is used again."""
        sent = failed = 0
        for channel in await self._channels(guest):
            if channel.state == "confirm" or not self._sender.allows(channel.kind):
                continue
            if await self._tested(channel, self._composer.test(words_in(language))):
                sent += 1
            else:
                failed += 1
        return {"sent": sent, "failed": failed}

    async def _tested(self, channel: Channel, notice: Notice) -> bool:
        if channel.address is None or await self._sender.send(channel.address, notice) != "sent":
            return False
        await notifications.note_success(self._database, channel.id)
        return True

    async def choose(self, guest: Guest, wanted: NotificationChoices, language: str) -> None:
        """Change a guest's choices. Raises Problem."""
        before = await notifications.preferences_of(self._database, guest.id)
        after = replace(before, language=language)
        if wanted.all_tables is not None:
            after = replace(after, all_tables=wanted.all_tables)
        if (quiet := wanted.quiet) is not None:
            times = None if quiet.begin == quiet.end else (quiet.begin, quiet.end)
            after = replace(after, quiet=times, zone=checked_zone(quiet.zone))
        for code, choice in (wanted.tables or {}).items():
            if not await self._registry.knows(code, guest):
                raise no_such_table(code)
            record = await self._registry.record_of(code)
            await notifications.choose_for_table(self._database, guest.id, record.id, choice)
        if after != before:
            await notifications.save_preferences(self._database, guest.id, after)

    # Links

    async def confirmable(self, link: str) -> bool:
        """Check whether a link of a first message leads to a channel."""
        return await self._of_link(link) is not None

    async def confirm_by(self, link: str) -> bool:
        """Confirm a channel by the link of its first message. Returns False if there is no such channel any more."""
        channel = await self._of_link(link)
        return channel is not None and await notifications.confirm(
            self._database, channel, self._clock()
        )

    async def _of_link(self, link: str) -> str | None:
        match self._keyring.parts_of(CONFIRM, link):
            case (channel,):
                found = await notifications.channel_with(self._database, channel)
                return None if found is None else channel
        return None

    async def silenceable(self, link: str) -> str | None:
        """The name of the table for which a link stops notices; None if it leads to none any more."""
        found = await self._silencing(link)
        return None if found is None else found[1].name or found[1].code

    async def silence_by(self, link: str) -> str | None:
        """Stop the notices of the table of a link; returns its name, or None if it leads to none any more."""
        found = await self._silencing(link)
        if found is None:
            return None
        guest, table = found
        await notifications.choose_for_table(self._database, guest, table.id, wanted=False)
        return table.name or table.code

    async def _silencing(self, link: str) -> tuple[str, TableRecord] | None:
        match self._keyring.parts_of(SILENCE, link):
            case (channel, code):
                found = await notifications.channel_with(self._database, channel)
                with suppress(Problem):
                    if found is not None:
                        return found.guest, await self._registry.record_of(code)
        return None


def _quiet_json(chosen: Preferences) -> Json:
    if chosen.quiet is None:
        return {}
    begin, end = chosen.quiet
    return {"quiet": {"begin": begin, "end": end, "zone": chosen.zone}}
