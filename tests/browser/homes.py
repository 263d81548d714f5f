"""The server to which each browser belongs."""

from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page

HOMES: WeakKeyDictionary[Any, str] = WeakKeyDictionary()
"""The address of the server, without a slash at its end; by the context of its pages, of Playwright or of `tests.browsers`."""


def home_of(page: Page) -> str:
    """The address of the first page."""
    return f"{HOMES[page.context]}/"
