"""Guests find the server as its host has set it up: its name and greeting, its language, its rules and its bots."""

import pytest
from playwright.sync_api import expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible
from tests.browser.steps import button, create_table
from tests.conftest import ServerWith

pytestmark = pytest.mark.browser
NAME, GREETING = "Spieleabend <b>Altona</b>", "Thursdays at 8 p.m.; newcomers are welcome."


@pytest.fixture(scope="module")
def server(server_with: ServerWith) -> RunningServer:
    return server_with(
        name=NAME, greeting=GREETING, language="de", preset="quick", bot_level="normal"
    )


def test_a_guest_reads_the_greeting_and_begins_as_the_host_has_set(arrive: Arrive):
    page = arrive(locale="en-US")
    expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    expect(page.get_by_text(GREETING)).to_be_visible()
    expect(page).to_have_title(NAME)
    accessible(page)
    level = page.get_by_role("combobox", name="Bot level")
    expect(level).to_have_value("normal")
    create_table(page)
    expect(level).to_have_value("normal")
    quick = page.get_by_role("button", name="Quick", pressed=True)
    expect(quick).to_be_visible()


def test_who_has_chosen_a_level_keeps_it(arrive: Arrive):
    page = arrive(locale="en-US")
    page.get_by_role("combobox", name="Bot level").select_option("easy")
    page.reload()
    expect(page.get_by_role("combobox", name="Bot level")).to_have_value("easy")


def test_a_reader_of_a_language_that_we_do_not_speak_gets_the_servers(arrive: Arrive):
    page = arrive(locale="it-IT")
    expect(button(page, "Tisch eröffnen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(button(arrive(locale="fr-FR"), "Ouvrir une table")).to_be_visible()
