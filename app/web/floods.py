"""Limits on raw traffic, applied before anything is parsed, because parsing is what makes a flood expensive.

A flood from one connection ends that connection. A flood from one address uses up the limit of that address, and a flood from many
addresses the common limit of strangers: players at their tables are counted by their own connection only."""

from typing import Final

from app.settings import Settings
from app.web.limits import Bucket, Buckets

CONNECTIONS_PER_SECOND: Final = 400
CONNECTIONS_AT_ONCE: Final = 2_000
"""New connections the whole server accepts: as many as come back at once when it restarts."""
CONNECTIONS_PER_SECOND_FROM_AN_ADDRESS: Final = 50
CONNECTIONS_PER_PLACE: Final = 3
"""An address may open this many times as many connections at once as it may have open."""
REQUESTS_PER_SECOND: Final = 250
REQUESTS_AT_ONCE: Final = 500
REQUESTS_PER_SECOND_FROM_AN_ADDRESS: Final = 200
REQUESTS_AT_ONCE_FROM_AN_ADDRESS: Final = 400
"""Requests beyond these are answered later, not refused: a class that opens the home page at the same moment only waits."""
HANDSHAKES_PER_SECOND: Final = 100
HANDSHAKES_AT_ONCE: Final = 100
"""Sockets that the whole server opens; more wait their turn, so that a hundred addresses that come and go do not stop the games. A second's
worth is at least ten times what one address may open (`openings_per_minute`)."""
HANDSHAKE_WITHIN_SECONDS: Final = 20.0
"""The longest turn to wait for; beyond it, the connection is aborted."""
FRAMES_PER_MESSAGE: Final = 2
"""A connection may send this many times as many frames as its guest may send messages, so that the polite refusal comes first."""
FRAMES_AT_ONCE: Final = 20
"""In addition to those for a burst of messages: answers to the server's pings, the farewell."""
BYTES_PER_FRAME: Final = 4 * 1024
"""On average; a single message may be larger."""
STRANGERS_FRAMES: Final = 10
"""Connections of people unknown at their table may together send this many times as many frames as one of them, from one address."""
ALL_STRANGERS_FRAMES: Final = 50
"""Likewise from all addresses."""


class Traffic:
    """Counts arriving data from each address and from all of them."""

    def __init__(self, settings: Settings, connections_from_an_address: int) -> None:
        at_once = CONNECTIONS_PER_PLACE * connections_from_an_address
        self._connections = Bucket(CONNECTIONS_PER_SECOND, max(CONNECTIONS_AT_ONCE, at_once))
        self._connections_from = Buckets(CONNECTIONS_PER_SECOND_FROM_AN_ADDRESS, at_once)
        self._requests = Bucket(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE)
        self._requests_from = Buckets(
            REQUESTS_PER_SECOND_FROM_AN_ADDRESS, REQUESTS_AT_ONCE_FROM_AN_ADDRESS
        )
        handshakes = max(HANDSHAKES_PER_SECOND, settings.openings_per_minute / 6)
        self._handshakes = Bucket(handshakes, HANDSHAKES_AT_ONCE)
        rate, size = frames_per_second(settings), frames_at_once(settings)
        self._frames = Bucket(ALL_STRANGERS_FRAMES * rate, ALL_STRANGERS_FRAMES * size)
        self._frames_from = Buckets(STRANGERS_FRAMES * rate, STRANGERS_FRAMES * size)

    def may_connect(self, address: str) -> bool:
        """Check whether one more connection from an address is accepted."""
        return self._connections_from.of(address).take() and self._connections.take()

    def until_answered(self, address: str) -> float:
        """Seconds until one more request from an address is answered."""
        from_here = self._requests_from.of(address).reserve()
        return max(from_here, self._requests.reserve())

    def until_opened(self) -> float | None:
        """Seconds until one more socket is opened; None if there are too many already to wait for."""
        if self._handshakes.wait > HANDSHAKE_WITHIN_SECONDS:
            return None
        return self._handshakes.reserve()

    def may_send_frames(self, address: str, count: int) -> bool:
        """Check whether people unknown at their table may send this number of frames from an address."""
        return self._frames_from.of(address).take(count) and self._frames.take(count)


def frames_per_second(settings: Settings) -> int:
    """Frames per second that one connection may send."""
    return FRAMES_PER_MESSAGE * settings.messages_per_second


def frames_at_once(settings: Settings) -> int:
    """Frames that one connection may send in a burst."""
    return FRAMES_PER_MESSAGE * 2 * settings.messages_per_second + FRAMES_AT_ONCE


class SocketTraffic:
    """Counts the frames and bytes of one socket."""

    def __init__(self, settings: Settings) -> None:
        rate, size = frames_per_second(settings), frames_at_once(settings)
        self._at_once = size
        self._frames = Bucket(rate, size)
        self._bytes = Bucket(BYTES_PER_FRAME * rate, BYTES_PER_FRAME * size)
        self._heads = FrameHeads()

    def frames_in(self, data: bytes) -> int | None:
        """The number of frames that begin in this data, at least one because reading it has a cost as well; None if the socket has sent too
        much."""
        count = max(1, self._heads.count(data, self._at_once))
        return count if self._frames.take(count) and self._bytes.take(len(data)) else None


class FrameHeads:
    """Counts the frames in a stream of bytes by looking at nothing but their lengths (RFC 6455, section 5.2)."""

    def __init__(self) -> None:
        self._payload_left = 0
        self._cut_head = b""

    def count(self, data: bytes, most: int) -> int:
        """The number of frames whose head is complete with this data; stops counting beyond `most`."""
        data = self._cut_head + data
        self._cut_head = b""
        at, frames = self._payload_left, 0
        while at < len(data) and frames <= most:
            size = _head_size(data, at)
            if size is None or at + size > len(data):
                self._cut_head = data[at:]
                at = len(data)
                break
            at += size + _payload_size(data, at)
            frames += 1
        self._payload_left = at - len(data)
        return frames


def _head_size(data: bytes, at: int) -> int | None:
    if len(data) - at < 2:
        return None
    second = data[at + 1]
    return 2 + {126: 2, 127: 8}.get(second & 0x7F, 0) + (4 if second & 0x80 else 0)


def _payload_size(data: bytes, at: int) -> int:
    size = data[at + 1] & 0x7F
    if size == 126:
        return int.from_bytes(data[at + 2 : at + 4], "big")
    if size == 127:
        return int.from_bytes(data[at + 2 : at + 10], "big")
    return size
