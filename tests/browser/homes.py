"""Whose browser belongs to which server."""

from weakref import WeakKeyDictionary

from playwright.sync_api import BrowserContext, Page

HOMES: WeakKeyDictionary[BrowserContext, str] = WeakKeyDictionary()
"""The address of the server, without a slash at its end."""


def home_of(page: Page) -> str:
    """The address of the first page."""
    return f"{HOMES[page.context]}/"
