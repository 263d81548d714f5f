"""The key of notifications: one file in the data directory, from which the keys for addresses, links and web push are derived."""

import hmac
import os
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Final

from cryptography.fernet import Fernet, InvalidToken
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

FILE: Final = "notifications.key"
KEY_BYTES: Final = 32
CODE_DIGITS: Final = 6
SIGNATURE_CHARACTERS: Final = 22
LONGEST_LINK: Final = 200


class KeyUnusable(Exception):
    """The key file cannot be read or written; the text names it and the reason."""


def key_in(directory: Path) -> str:
    """The key in a data directory, made at first use, for this user only. Raises KeyUnusable."""
    file = directory.absolute() / FILE
    try:
        if not file.exists():
            _make(file)
        text = file.read_text("ascii").strip()
        if len(urlsafe_b64decode(text)) != KEY_BYTES:
            raise ValueError
    except ValueError:
        raise KeyUnusable(
            f"{file} does not hold the key of notices: restore it, or move it away for a new one."
        ) from None
    except OSError as error:
        why = (error.strerror or type(error).__name__).lower()
        raise KeyUnusable(f"{file} cannot be used: {why}.") from error
    return text


def _make(file: Path) -> None:
    """Write a new key; of several servers that start at once, one is first."""
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as new:
        new.write(urlsafe_b64encode(secrets.token_bytes(KEY_BYTES)) + b"\n")
        new.flush()
        os.fsync(new.fileno())
    try:
        with suppress(FileExistsError):
            os.link(part, file)
    finally:
        part.unlink()


class Keyring:
    """The derived keys."""

    def __init__(self, key: str) -> None:
        self._key = urlsafe_b64decode(key)

    def _derived(self, purpose: bytes) -> bytes:
        return HKDF(SHA256(), KEY_BYTES, None, b"hexhaven notifications: " + purpose).derive(
            self._key
        )

    # Addresses

    @cached_property
    def _lock(self) -> Fernet:
        return Fernet(urlsafe_b64encode(self._derived(b"addresses")))

    def seal(self, text: str) -> bytes:
        """Encrypt an address."""
        return self._lock.encrypt(text.encode())

    def unseal(self, sealed: bytes) -> str | None:
        """The address; None if it was encrypted with another key."""
        try:
            return self._lock.decrypt(sealed).decode()
        except InvalidToken:
            return None

    # Links and codes

    @cached_property
    def _signing_key(self) -> bytes:
        return self._derived(b"links")

    def _signature(self, text: str) -> str:
        digest = hmac.digest(self._signing_key, text.encode(), "sha256")
        return urlsafe_b64encode(digest).decode()[:SIGNATURE_CHARACTERS]

    def link(self, purpose: str, *parts: str) -> str:
        """The secret part of a link for one purpose, which needs no cookie."""
        text = ".".join((purpose, *parts))
        return f"{'.'.join(parts)}.{self._signature(text)}"

    def parts_of(self, purpose: str, link: str) -> tuple[str, ...] | None:
        """The parts of a link for this purpose; None if this server did not make it."""
        parts, _, signature = link.rpartition(".")
        if len(link) > LONGEST_LINK or not link.isascii():
            return None
        genuine = hmac.compare_digest(signature, self._signature(f"{purpose}.{parts}"))
        return tuple(parts.split(".")) if genuine else None

    def code(self, channel: str) -> str:
        """The code that confirms a channel."""
        digest = hmac.digest(self._derived(b"codes"), channel.encode(), "sha256")
        return f"{int.from_bytes(digest) % 10**CODE_DIGITS:0{CODE_DIGITS}}"

    def is_code(self, channel: str, typed: str) -> bool:
        """Check a code; spaces in it do not matter."""
        bare = "".join(typed.split())
        return hmac.compare_digest(bare.encode(), self.code(channel).encode())

    # Web push

    @cached_property
    def _push_key(self) -> ec.EllipticCurvePrivateKey:
        """The private key of VAPID: a number from 1 to below the order of its curve."""
        curve = ec.SECP256R1()
        number = int.from_bytes(self._derived(b"push"))
        return ec.derive_private_key(number % (curve.group_order - 1) + 1, curve)

    @property
    def push_private_key(self) -> bytes:
        """The private key, in PEM."""
        return self._push_key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())

    @property
    def push_public_key(self) -> bytes:
        """The public key, in PEM."""
        public = self._push_key.public_key()
        return public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)

    @property
    def application_server_key(self) -> str:
        """The public key as browsers take it when they subscribe."""
        point = self._push_key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return urlsafe_b64encode(point).decode().rstrip("=")
