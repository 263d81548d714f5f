"""Notices as channels take them: composed once, then written for push, e-mail or apprise."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from app.notifications.keyring import Keyring
from app.notifications.mail import Mail
from app.notifications.messages import NoticeMessages, words_in
from app.storage.notifications import Row

CONFIRM: Final = "confirm"
SILENCE: Final = "silence"
"""The purposes of links."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link in a notice, with its label."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Notice:
    """A title, sentences, and what a press leads to. `topic`: newer notices replace those with the same one."""

    title: str
    lines: tuple[str, ...]
    links: tuple[Link, ...] = ()
    silence: Link | None = None
    topic: str = ""
    channel: str = ""
    code: str = ""
    """The channel and the code that confirms it, in its first message."""

    def text(self) -> str:
        """The notice as plain text, below its title."""
        links = [*self.links, *([self.silence] if self.silence else [])]
        return "\n\n".join((*self.lines, *(f"{link.label}:\n{link.url}" for link in links)))

    def mail_to(self, address: str) -> Mail:
        """The notice as an e-mail."""
        stop = "" if self.silence is None else self.silence.url
        return Mail(address, self.title, self.text() + "\n", stop)

    def for_push(self) -> bytes:
        """The notice as the service worker reads it."""
        found: dict[str, Any] = {
            "title": self.title,
            "body": "\n".join(self.lines),
            "tag": self.topic,
            "url": self.links[0].url if self.links else "",
            "open": self.links[0].label if self.links else "",
        }
        if self.silence is not None:
            found |= {"silence": self.silence.url, "stop": self.silence.label}
        if self.code:
            found |= {"channel": self.channel, "code": self.code}
        return orjson.dumps(found)


class Composer:
    """Composes notices for one server: its name, and the address that links begin with."""

    def __init__(self, keyring: Keyring, server: str, base: str) -> None:
        self.server = server
        self._keyring = keyring
        self._base = base

    def first(self, channel: str, words: NoticeMessages) -> Notice:
        """The first message of a channel, which its owner answers."""
        code = self._keyring.code(channel)
        link = f"{self._base}/notifications/confirm?key={self._keyring.link(CONFIRM, channel)}"
        return Notice(
            words.first_title.format(self.server),
            (words.first.format(self.server), words.first_code.format(code)),
            (Link(words.first_link, link),),
            topic="first",
            channel=channel,
            code=code,
        )

    def test(self, words: NoticeMessages) -> Notice:
        """A test that a player asked for."""
        link = Link(words.to_server, f"{self._base}/")
        return Notice(words.test_title.format(self.server), (words.test,), (link,), topic="test")

    def calls(self, rows: Sequence[Row]) -> Notice:
        """One notice for one guest's calls, at least one."""
        words = words_in(rows[0].preferences.language)
        lines = tuple(words.waiting.format(row.table or row.code) for row in rows)
        if len(rows) > 1:
            links = tuple(Link(row.table or row.code, self._table(row)) for row in rows)
            return Notice(words.several.format(len(rows)), lines, links, topic="calls")
        row = rows[0]
        return Notice(
            words.your_turn.format(row.name),
            lines,
            (Link(words.open, self._table(row)),),
            Link(words.silence, self._silence(row)),
            topic=row.code,
        )

    def _table(self, row: Row) -> str:
        return f"{self._base}/t/{row.code}"

    def _silence(self, row: Row) -> str:
        key = self._keyring.link(SILENCE, row.channel, row.code)
        return f"{self._base}/notifications/silence?key={key}"
