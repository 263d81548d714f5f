"""Digests of stored data that never changes, so that data damaged on the disk is not played on."""

import hashlib
from typing import Any

import orjson


class RecordBroken(Exception):
    """The stored data of a table cannot be read, or does not fit together."""


def digest_of(*values: Any) -> str:
    """The digest of values as they are stored."""
    return hashlib.blake2b(orjson.dumps(values), digest_size=16).hexdigest()


def digest_of_beginning(config: str, seed: bytes, seal: str, nonces: list[str]) -> str:
    """The digest of the beginning of a table's game, which never changes afterwards."""
    return digest_of(config, seed.hex(), seal, nonces)
