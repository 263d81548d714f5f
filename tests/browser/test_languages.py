"""The client speaks the reader's language, whoever wrote the browser's settings, and remembers another choice."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Arrive, ModulesIn
from tests.browser.steps import button, call, middle, open_settings, start, unfold_house_rules
from tests.forms import varied

pytestmark = pytest.mark.browser


def language(page: Page) -> Any:
    return page.evaluate("[document.documentElement.lang, document.documentElement.dir]")


def claim(page: Page) -> Any:
    return page.locator(".home-claim").first


def choose(page: Page, name: str) -> None:
    page.locator("select[name=language]").select_option(label=name)


def status(page: Page, words: str) -> None:
    expect(page.locator(".sentence strong")).to_have_text(words)


def test_a_few_moves_in_german(arrive: Arrive):
    page = arrive(locale="de-AT")
    expect(page.get_by_label("Sprache")).to_have_value("de")
    page.get_by_label("Dein Name am Tisch").fill("Ana")
    button(page, "Tisch eröffnen").click()
    expect(page.get_by_role("heading", name="Plätze")).to_be_visible()
    expect(page.get_by_label("Name des Tisches")).to_have_value(
        re.compile("^.+tagsinsel von Ana|^Mittwochsinsel von Ana")
    )
    assert language(page) == ["de", "ltr"]

    button(page, "Weniger: Zahl der Plätze").click()
    expect(page.get_by_text("Die Plätze 2 und 3 sind frei")).to_be_visible()
    for free in ("Platz 2 ist frei", "Platz 3 ist frei"):
        page.get_by_role("listitem").filter(has_text=free).get_by_text("Bot dazu").click()
    unfold_house_rules(page)
    page.get_by_label("Wer beginnt").select_option(label="Erster Platz")
    expect(page.get_by_role("log")).to_contain_text(re.compile("Wer beginnt.*Erster Platz"))
    button(page, "Spiel beginnen").click()

    for piece in ("Siedlung", "Straße"):
        status(page, f"Du: Setze eine {piece}")
        expect(page).to_have_title(re.compile("^● Du bist dran – .+insel von Ana$"))
        page.mouse.click(*middle(page.locator(".target").first))
        expect(page.locator(".log .ln", has_text=f"Du hast eine {piece} gebaut")).to_be_visible()
    status(page, "Du: Setze deine zweite Siedlung")
    corner = page.locator(".target").first.get_attribute("aria-label") or ""
    good = "(Lehm|Holz|Wolle|Getreide|Erz) \\d+|Wüste"
    assert re.fullmatch(f"Kreuzung: ({good}).*; erlaubt", corner)
    expect(page.get_by_role("button", name="Straße: 1 Lehm und 1 Holz; noch 14")).to_be_visible()


def test_another_language_is_there_at_once_and_remembered(arrive: Arrive):
    page = arrive()
    page.get_by_label("Your name at the table").fill("Ana")
    page.evaluate("window.sameDocument = true")
    for name, lang, words in (
        ("Français", "fr", "Colonise une île entre amis,"),
        ("Español", "es", "Coloniza una isla con tus amigos,"),
        ("Deutsch", "de", "Besiedle eine Insel mit Freunden,"),
    ):
        choose(page, name)
        expect(claim(page)).to_have_text(words)
        assert language(page) == [lang, "ltr"]
    assert page.evaluate("window.sameDocument")
    expect(page.get_by_label("Dein Name am Tisch")).to_have_value("Ana")

    page.reload()
    expect(claim(page)).to_have_text("Besiedle eine Insel mit Freunden,")
    expect(page.get_by_label("Sprache")).to_have_value("de")


def begin_with_bots(page: Page, config: dict[str, Any]) -> None:
    call(page, "POST", "api/me", {"name": "Ana"})
    code = call(page, "POST", "api/tables", {"config": config})["code"]
    start(code, page)
    page.goto(page.url.replace("?", f"t/{code}?") if "?" in page.url else page.url + f"t/{code}")
    expect(page.locator(".target").first).to_be_attached()


CONFIG = {
    "edition": "2025",
    "board": "standard-3-4",
    "seats": 3,
    "options": {"first-player": "first-seat"},
}


@varied("phone", False, True)
def test_the_table_changes_its_language_in_the_middle_of_a_game(arrive: Arrive, phone: bool):
    page = arrive(phone=phone)
    begin_with_bots(page, CONFIG)
    status(page, "You: place a settlement")
    open_settings(page)
    choose(page, "Français")
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    button(page, "Fermer").click()
    status(page, "À toi : pose une colonie")
    names = page.locator(".target").evaluate_all("all => all.map((each) => each.ariaLabel)")
    assert all(re.match(r"intersection\u00a0: .*\u202f; possible$", name) for name in names)
    if not phone:
        expect(page.locator(".log .ln", has_text="Tu commences")).to_be_visible()


def test_a_browser_of_another_language_gets_the_next_best_or_english(arrive: Arrive):
    page = arrive(locale="pt-BR")
    expect(claim(page)).to_have_text("Settle an island with friends,")
    assert language(page) == ["en", "ltr"]
    page.evaluate(
        """() => {
            Object.defineProperty(navigator, "languages", { value: ["pt-BR", "es-MX", "en"] });
            dispatchEvent(new Event("languagechange"));
        }"""
    )
    expect(claim(page)).to_have_text("Coloniza una isla con tus amigos,")


def test_what_a_language_lacks_is_said_in_english(arrive: Arrive):
    page = arrive()

    def without_the_claim(route: Route) -> None:
        words = route.fetch()
        route.fulfill(response=words, body=re.sub(r"(?m)^home-claim = .*\n", "", words.text()))

    page.route("**/together/home.de.ftl", without_the_claim)
    choose(page, "Deutsch")
    expect(page.locator(".home-claim")).to_have_text(
        ["Settle an island with friends,", "auf einem Server, den einer von euch betreibt."]
    )


UNTRANSLATED = """() => {
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement, textContent } = walk.currentNode;
    if (!parentElement.closest(".key, .name, option, noscript, script, b, .chip, .old-browser")) said.push(textContent);
  }
  for (const element of document.querySelectorAll(":not(.chips):is([aria-label], [title], [placeholder])")) {
    for (const name of ["aria-label", "title", "placeholder"]) said.push(element.getAttribute(name) ?? "");
  }
  return said.map((text) => text.trim()).filter((text) => text && !text.startsWith("[") && /[A-Za-z]{2}/.test(text));
}"""
"""The words on the page that did not come from a message; in the pseudo-locale every message is in brackets."""


def test_every_word_on_the_pages_is_a_message(arrive: Arrive):
    page = arrive("/?lang=en-XA")
    expect(claim(page)).to_have_text("[Šéţţļéé ååñ îîšļååñđ ŵîîţĥ fřîîééñđš,]")
    expect(page.locator("select[name=language] option")).to_have_text(
        ["English", "Deutsch", "Español", "Français"]
    )
    assert language(page) == ["en-XA", "ltr"]
    assert page.evaluate(UNTRANSLATED) == []

    begin_with_bots(page, CONFIG)
    assert set(page.evaluate(UNTRANSLATED)) == {"Ana", "Ana’s table"}  # typed, not translated


@pytest.mark.parametrize(
    ("tag", "title", "corner", "board"),
    [
        ("en", "Friendly robber", "Any corner", "Standard island"),
        ("de", "Freundlicher Räuber", "Beliebige Ecke", "Standardinsel"),
        ("en-XA", "[Fřîééñđļý řööbbééř]", "[Åñý çööřñééř]", "[Šţåñđååřđ îîšļååñđ]"),
    ],
)
def test_the_catalog_is_translated_and_its_english_is_the_servers(
    arrive: Arrive, tag: str, title: str, corner: str, board: str
):
    page = arrive("/?lang=en-XA") if tag == "en-XA" else arrive(locale=tag)
    home = page.url
    call(page, "POST", "api/me", {"name": "Ana"})
    code = call(page, "POST", "api/tables", {"config": {**CONFIG, "seats": 4}})["code"]
    page.goto(home.replace("?", f"t/{code}?") if "?" in home else f"{home}t/{code}")
    unfold_house_rules(page)
    expect(page.locator("#option-friendly-robber b")).to_have_text(title)
    expect(page.locator("#option-spiral-corner option").first).to_have_text(corner)
    page.goto(home)
    expect(page.locator(".tables li").first).to_contain_text(board)


def test_resources_and_cards_are_called_what_the_edition_calls_them(modules: ModulesIn):
    page = modules()
    words = ("lumber", "wool", "grain", "card-year_of_plenty", "stat-longest")
    said = page.evaluate(
        """async (words) => {
            const { lobby } = await import(asset("js/core/store.js"));
            const { loadText, t } = await import(asset("js/core/text.js"));
            await import(asset("js/board_game/game.js"));
            await loadText("table");
            return ["2025", "2007", "1996"].map((edition) => {
                lobby.value = { config: { edition } };
                return words.map((word) => t(word));
            });
        }""",
        words,
    )
    assert said == [
        ["wood", "wool", "wheat", "Invention", "Longest route"],
        ["lumber", "wool", "grain", "Year of plenty", "Longest road"],
        ["wood", "sheep", "grain", "Discovery", "Longest road"],
    ]


@pytest.mark.parametrize(
    ("language", "on_land", "at_sea"),
    [
        ("en", "Longest route: 2 points", "Longest trade route: 2 points"),
        ("de", "Längste Handelsstraße: 2 Punkte", "Längste Handelsroute: 2 Punkte"),
        ("fr", "Route la plus longue : 2 points", "Route commerciale la plus longue : 2 points"),
        ("es", "Gran ruta comercial: 2 puntos", "Gran ruta comercial: 2 puntos"),
    ],
)
def test_where_ships_count_the_longest_road_is_a_trade_route(
    modules: ModulesIn, language: str, on_land: str, at_sea: str
):
    page = modules(language)
    said = page.evaluate(
        """async () => {
            const { lobby, view } = await import(asset("js/core/store.js"));
            const { loadText, t } = await import(asset("js/core/text.js"));
            await import(asset("js/board_game/game.js"));
            await loadText("table", "end");
            lobby.value = { config: { edition: "2025" } };
            return [{}, { ships: {} }].map((seen) => {
                view.value = seen;
                return t("points-road");
            });
        }"""
    )
    assert [each.replace("\u00a0", " ").replace("\u202f", " ") for each in said] == [
        on_land,
        at_sea,
    ]


def test_tables_are_named_in_the_language_of_whoever_opens_them(arrive: Arrive):
    page = arrive(locale="de-AT")
    call(page, "POST", "api/me", {"name": "Ana"})
    page.reload()
    expect(page.locator("#name")).to_have_value("Ana")  # the page knows who opens a table
    names = page.evaluate(
        """async () => {
            const { getTable } = await import(asset("js/core/api.js"));
            const { learn, openLikeLast } = await import(asset("js/core/opening.js"));
            const opened = await Promise.all(["board", "cards"].map((game) => openLikeLast({}, { game })));
            return [(await getTable(await learn("first", "cards"))).name, ...opened.map(({ name }) => name)];
        }"""
    )
    assert names[0] == "Erstes Spiel"
    assert re.fullmatch(r"[A-Z][a-z]+sinsel von Ana", names[1])
    assert re.fullmatch(r"[A-Z][a-z]+sreich von Ana", names[2])


def test_numbers_and_lists_are_written_as_the_language_does(arrive: Arrive):
    page = arrive("/?lang=de")  # a language of the list is chosen on the page, not by the address
    said = page.evaluate(
        """async () => {
            const { chooseLanguage, factWords, language, listWords, loadText, percent, t } = await import(asset("js/core/text.js"));
            await loadText("table");
            const said = {};
            for (const tag of ["en", "de", "es", "fr"]) {
                chooseLanguage(tag);
                while (language.value !== tag) await new Promise((resolve) => setTimeout(resolve, 10));
                said[tag] = [listWords(["Ana", "Ben", "Cem"]), t("top-ms", { lag: 12345 }), t("tip-odds", { ways: 5, share: percent(5 / 36) }),
                    t("table-cards", { count: 1, kind: "grain" }), t("table-cards", { count: 2, kind: "grain" }), factWords(["Ana", "", "Ben"])];
            }
            return said;
        }"""
    )
    assert said == {
        "en": [
            "Ana, Ben, and Cem",
            "12,345 ms",
            "5 of 36 rolls, 14%",
            "1 grain",
            "2 grain",
            "Ana; Ben",
        ],
        "de": [
            "Ana, Ben und Cem",
            "12.345 ms",
            "5 von 36 Würfen, 14\u00a0%",
            "1 Getreide",
            "2 Getreide",
            "Ana; Ben",
        ],
        "es": [
            "Ana, Ben y Cem",
            "12.345 ms",
            "5 de 36 tiradas, 14\u00a0%",
            "1 cereal",
            "2 cereales",
            "Ana; Ben",
        ],
        "fr": [
            "Ana, Ben et Cem",
            "12\u202f345 ms",
            "5 lancers sur 36, 14\u00a0%",
            "1\u00a0blé",
            "2\u00a0blés",
            "Ana\u202f; Ben",
        ],
    }
