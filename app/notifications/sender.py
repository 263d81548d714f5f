"""Sends a notice through a channel, whatever its kind."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from app.clock import now
from app.notifications import mail, outside
from app.notifications.channel import Address
from app.notifications.keyring import Keyring
from app.notifications.notice import Notice
from app.notifications.outside import Outcome
from app.settings import Settings

Call = Callable[..., Awaitable[Outcome]]


class Sender:
    """The ways out of this server, as its settings allow them."""

    def __init__(
        self, settings: Settings, keyring: Keyring, server: str, call: Call = outside.call
    ) -> None:
        """`server` is its name in the sender of e-mails; `call` does work in a guarded process."""
        self._settings = settings
        self._keyring = keyring
        self._server = server
        self._call = call
        address = settings.notification_contact or settings.smtp_sender
        self._contact = f"mailto:{address}" if address else settings.public_url

    def allows(self, kind: str) -> bool:
        """Check whether the server's host allows notices of this kind."""
        return kind in self._settings.notifications

    async def send(self, to: Address, notice: Notice) -> Outcome:
        """Send a notice; never raises, and never takes longer than its time limit."""
        if to.kind == "email":
            return await self._by_mail(to.address, notice)
        if to.kind == "push":
            return await self._by_push(to.address, notice)
        return await self._outside(outside.notify, to.address, notice.title, notice.text())

    async def _by_mail(self, address: str, notice: Notice) -> Outcome:
        settings, letter = self._settings, notice.mail_to(address)
        return await asyncio.to_thread(
            mail.send, settings.smtp_url, settings.smtp_sender, self._server, letter
        )

    async def _by_push(self, subscription: str, notice: Notice) -> Outcome:
        try:
            request = await asyncio.to_thread(self._push_request, subscription, notice)
        except ValueError:  # its key is not a point of the curve
            return "refused"
        return await self._outside(outside.push, request)

    def _push_request(self, subscription: str, notice: Notice) -> outside.PushRequest:
        # Imported only for the first push: its library brings others.
        from app.notifications.push import push_request

        return push_request(
            self._keyring, subscription, notice.for_push(), self._contact, notice.topic, now()
        )

    async def _outside(self, work: Callable[..., Outcome], *arguments: Any) -> Outcome:
        return await self._call(self._settings.notification_networks, work, *arguments)
