"""Web push: messages that only the browser can read (RFC 8291), signed so that push services know their sender (RFC 8292)."""

import hashlib
from typing import Final
from urllib.parse import urlsplit

import jwt
from webpush import WebPush
from webpush.types import WebPushSubscription

from app.notifications.keyring import Keyring
from app.notifications.outside import PushRequest

TTL_SECONDS: Final = 12 * 3600
"""The time for which a push service keeps a message for a device that is switched off."""
TOKEN_SECONDS: Final = 12 * 3600
TOPIC_CHARACTERS: Final = 32
DEFAULT_PORTS: Final = {"https": 443, "http": 80}


def push_request(
    keyring: Keyring, subscription: str, message: bytes, contact: str, topic: str, at: int
) -> PushRequest:
    """A message for a subscription; of several with one topic, a device that was switched off gets the last. Raises ValueError for a
    subscription whose key is none."""
    wanted = WebPushSubscription.model_validate_json(subscription)
    maker = WebPush(keyring.push_private_key, keyring.push_public_key, contact, ttl=TTL_SECONDS)
    endpoint = str(wanted.endpoint)
    ready = maker.get(message, wanted)
    headers = {
        "ttl": str(TTL_SECONDS),
        "urgency": "normal",
        "topic": hashlib.sha256(topic.encode()).hexdigest()[:TOPIC_CHARACTERS],
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "authorization": _authorization(keyring, endpoint, contact, at),
    }
    return PushRequest(endpoint, headers, ready.encrypted)


def _authorization(keyring: Keyring, endpoint: str, contact: str, at: int) -> str:
    """The token for one push service; the library's own leaves out the port."""
    claims = {"aud": _origin(endpoint), "exp": at // 1000 + TOKEN_SECONDS, "sub": contact}
    token = jwt.encode(claims, keyring.push_private_key, algorithm="ES256")
    return f"vapid t={token}, k={keyring.application_server_key}"


def _origin(address: str) -> str:
    parts = urlsplit(address)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    port = "" if parts.port in (None, DEFAULT_PORTS[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"
