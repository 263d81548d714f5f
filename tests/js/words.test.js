/** Words: searching among them, writing them together. */
import assert from "node:assert/strict";
import test from "node:test";
import { apartAtCapitals } from "../../static/js/core/capitals.js";
import { elided } from "../../static/js/core/elision.js";
import { plain, wordsOf } from "../../static/js/core/finding.js";

test("a search ignores case, accents and spaces around its words", () => {
  assert.deepEqual(wordsOf("  Blé ÉTÉ\tnoël "), ["ble", "ete", "noel"]);
  assert.deepEqual(wordsOf("   "), []);
  assert.equal(plain("Ñandú"), "nandu");
});

test("French elides before a vowel, with or without an accent or a picture's mark, and not before a spoken h or y", () => {
  assert.equal(elided(["de", "Alder"]), "d’Alder");
  assert.equal(elided(["de", "Élise"]), "d’Élise");
  assert.equal(elided(["que", "\uE000Yves"]), "qu’\uE000Yves");
  assert.equal(elided(["de", "Yolande"]), "de Yolande");
  assert.equal(elided(["de", "Hugo"]), "de Hugo");
});

test("the name of a type comes apart at its capitals", () => {
  assert.equal(apartAtCapitals("ShipMoved"), "Ship Moved");
  assert.equal(apartAtCapitals("ShipMoved", "-"), "Ship-Moved");
});
