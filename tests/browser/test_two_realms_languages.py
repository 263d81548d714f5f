"""The card game's sentences in every language, where grammar depends on what they are about."""

import pytest
from playwright.sync_api import expect

from engine.card_game.core.cards import CARDS, EVENTS, MIDDLE_ROW
from tests.browser.conftest import Arrive, ModulesIn
from tests.browser.staged import staged
from tests.engine.card_game.cards_table import RED
from tests.forms import varied

pytestmark = pytest.mark.browser

PLACES = """async (pairs) => {
  const { view } = await import(asset("js/core/store.js"));
  const { loadText } = await import(asset("js/core/text.js"));
  const { placeName } = await import(asset("js/card_game/names.js"));
  await loadText("cardlog");
  const between = (left, right) => {
    view.value = { realms: [{ row: { 57: left, 62: "road", 67: right } }] };
    return placeName(0, 61);
  };
  const told = pairs.map((pair) => between(...pair));
  const sites = [65, 66, 68, 69].map((site) => placeName(0, site));
  return [...told, ...sites];
}"""
PAIRS = [
    ("settlement", "settlement"),
    ("settlement", "city"),
    ("city", "settlement"),
    ("city", "city"),
]


@pytest.mark.parametrize(
    ("language", "places"),
    [
        (
            "en",
            [
                "above, between settlements 1 and 2",
                "above, between settlement 1 and city 2",
                "above, between city 1 and settlement 2",
                "above, between cities 1 and 2",
                "second above city 2",
                "above city 2",
                "below city 2",
                "second below city 2",
            ],
        ),
        (
            "de",
            [
                "oben zwischen den Siedlungen 1 und 2",
                "oben zwischen Siedlung 1 und Stadt 2",
                "oben zwischen Stadt 1 und Siedlung 2",
                "oben zwischen den Städten 1 und 2",
                "ganz oben an Stadt 2",
                "oben an Stadt 2",
                "unten an Stadt 2",
                "ganz unten an Stadt 2",
            ],
        ),
        (
            "fr",
            [
                "en haut, entre les colonies 1 et 2",
                "en haut, entre la colonie 1 et la ville 2",
                "en haut, entre la ville 1 et la colonie 2",
                "en haut, entre les villes 1 et 2",
                "tout en haut, ville 2",
                "en haut, ville 2",
                "en bas, ville 2",
                "tout en bas, ville 2",
            ],
        ),
        (
            "es",
            [
                "arriba, entre los poblados 1 y 2",
                "arriba, entre el poblado 1 y la ciudad 2",
                "arriba, entre la ciudad 1 y el poblado 2",
                "arriba, entre las ciudades 1 y 2",
                "arriba del todo, ciudad 2",
                "arriba, ciudad 2",
                "abajo, ciudad 2",
                "abajo del todo, ciudad 2",
            ],
        ),
    ],
)
def test_a_place_is_told_by_what_stands_there(modules: ModulesIn, language: str, places: list[str]):
    assert modules(language).evaluate(PLACES, PAIRS) == places


NAMES = """async (names) => {
  const { loadText, t } = await import(asset("js/core/text.js"));
  const { pictured, spoken } = await import(asset("js/table/log/sentences.js"));
  await loadText("cards", "cardlog");
  const row = (name) => ({ seat: 1, id: "cards-log-HandShown", words: { whom: "other" }, pictures: { partner: { node: name, text: name }, who: { node: "Zoe", text: "Zoe" } } });
  return names.map((name) => [t("cards-realm-of", { name }), pictured(row(name)).join(""), spoken(row(name))]);
}"""


def test_french_elides_before_names_that_begin_with_a_vowel(modules: ModulesIn):
    """On the table, in the log, where a name is a picture, and aloud. An h may be mute or not, which only the bearer knows."""
    of_names = {
        "Birch": "de Birch",
        "Alder": "d’Alder",
        "Élodie": "d’Élodie",
        "Œdipe": "d’Œdipe",
        "ulla": "d’ulla",
        "Yves": "d’Yves",
        "Yoko": "de Yoko",
        "Hugo": "de Hugo",
        "7up": "de 7up",
    }
    said = modules("fr").evaluate(NAMES, list(of_names))
    assert said == [
        [f"Royaume {of_name}", *[f"Zoe a regardé la main {of_name}"] * 2]
        for of_name in of_names.values()
    ]


FULL = """async () => {
  const { h, render } = await import(asset("vendor/preact.js"));
  const { FullCard, FullEvent, FullMiddle } = await import(asset("js/card_game/faces/card.js"));
  const { catalog } = await import(asset("js/core/store.js"));
  const { cards, events, row } = catalog.value;
  const box = document.createElement("div");
  document.body.append(box);
  render(h("div", {}, [
    ...cards.map(({ key }) => h(FullCard, { card: key })),
    ...events.map(({ key }) => h(FullEvent, { card: key })),
    ...row.map(({ key }) => h(FullMiddle, { kind: key, owner: 0 })),
  ]), box);
  return [...box.querySelectorAll(".fc")].map((card) => ({ key: card.dataset.full, over: card.scrollHeight - card.clientHeight }));
}"""


@varied("language", "de", "en", "fr", "es")
def test_all_that_a_card_says_fits_the_card(arrive: Arrive, language: str):
    page = staged(arrive, lambda table: table.main_phase(RED), locale=language).page
    expect(page.locator(".own-realm")).to_be_visible()
    cards = page.evaluate(FULL)
    assert len(cards) == len(CARDS) + len(EVENTS) + len(MIDDLE_ROW)
    assert [card for card in cards if card["over"] > 0] == []


LOG = """async (events) => {
  const { lobby, seat } = await import(asset("js/core/store.js"));
  const { loadText } = await import(asset("js/core/text.js"));
  const { realmSentence } = await import(asset("js/card_game/events.js"));
  const { spoken } = await import(asset("js/table/log/sentences.js"));
  await loadText("cards", "cardlog");
  lobby.value = { seats: [{ name: "Ana", look: 1 }, { name: "Ole", look: 2 }] };
  seat.value = 0;
  return events.map((event) => spoken(realmSentence(event)));
}"""
EVENTS_OF_A_GAME = [
    {"type": "CardTaken", "seat": 0, "stack": 1, "card": "black-knight"},
    {"type": "CardTaken", "seat": 1, "stack": 1},
    {"type": "AttackAnswered", "seat": 0, "card": "herb-witch"},
    {"type": "UpgradeReturned", "seat": 0, "owner": 1, "card": "abbey", "place": 56},
    {"type": "Spared", "seat": 0, "places": [51]},
    {"type": "Spared", "seat": 1, "places": [51, 61]},
    {"type": "RobbersCame", "seat": 1, "counted": 1, "lost": {}},
]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "You took the Black Knight from stack B",
                "Ole took a card from stack B",
                "You answered with the Herb Witch",
                "You sent the Cloister back to Ole’s hand",
                "The Plague spared 1 region of yours",
                "The Plague spared 2 regions of Ole’s",
                "Robbers counted 1 good and left Ole alone",
            ],
        ),
        (
            "de",
            [
                "Du hast die Karte Schwarzer Ritter von Stapel B genommen",
                "Ole hat eine Karte von Stapel B genommen",
                "Du hast mit der Karte Kräuterhexe geantwortet",
                "Du hast die Karte Kloster auf die Hand von Ole zurückgeschickt",
                "Die Seuche verschonte 1 Landschaft von dir",
                "Die Seuche verschonte 2 Landschaften von Ole",
                "Räuber zählten 1 Gut und ließen Ole in Ruhe",
            ],
        ),
        (
            "fr",
            [
                "Tu as pris la carte Chevalier noir dans la pioche B",
                "Ole a pris une carte dans la pioche B",
                "Tu as répondu avec la carte Sorcière aux herbes",
                "Tu as renvoyé la carte Monastère dans la main d’Ole",
                "La Peste a épargné 1 de tes régions",
                "La Peste a épargné 2 régions d’Ole",
                "Les brigands ont compté 1 bien et ont laissé Ole tranquille",
            ],
        ),
        (
            "es",
            [
                "Has tomado la carta Caballero negro del mazo B",
                "Ole ha tomado una carta del mazo B",
                "Has respondido con la carta Bruja herbolaria",
                "Has devuelto la carta Monasterio a la mano de Ole",
                "La Peste perdonó 1 región tuya",
                "La Peste perdonó 2 regiones de Ole",
                "Los bandidos contaron 1 bien y dejaron en paz a Ole",
            ],
        ),
    ],
)
def test_the_log_is_right_in_number_person_and_case(
    modules: ModulesIn, language: str, told: list[str]
):
    assert modules(language).evaluate(LOG, EVENTS_OF_A_GAME) == told
