"""Compression of large messages (RFC 7692): a newcomer to a long game receives a tenth of its bytes.

Small messages are sent as they are: an update fits into one packet, and compressing it would cost more than sending it. No message depends
on those before it, so a connection needs no memory for it. A message that would be too large inflated is refused like any other, before it
is inflated any further."""

from collections.abc import Sequence
from typing import Final

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LARGE_BYTES: Final = 2 * 1024
"""Smaller messages are not compressed."""


class LargeOnly(PerMessageDeflate):
    """The extension, once a client has agreed to it."""

    def encode(self, frame: Frame) -> Frame:
        """Compress a frame if that is worth it."""
        return frame if len(frame.data) < LARGE_BYTES else super().encode(frame)


class LargeOnlyFactory(ServerPerMessageDeflateFactory):
    """The server's part in the negotiation."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Answer a client's proposal."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, LargeOnly(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )
