"""What guests do on the first page and in the lobby."""

from playwright.sync_api import Locator, Page, expect


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def create_table(page: Page, name: str = "Ana") -> str:
    """From the first page into the lobby; the table's code."""
    page.get_by_label("Your name at the table").fill(name)
    button(page, "Create table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    return page.url.rpartition("/")[2]


def join_by_link(page: Page, name: str) -> None:
    page.get_by_label("Your name at the table").fill(name)
    button(page, "Take a seat").click()
    expect(button(page, "I'm ready")).to_be_visible()


def seats_taken(page: Page) -> Locator:
    return page.locator(".seat:not(.free)")
