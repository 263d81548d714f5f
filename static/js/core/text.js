/** Every word on the screen, from static/locales/ through Fluent, in the reader's language. */
import { FluentBundle, FluentNumber, FluentResource } from "../../vendor/fluent.js";
import { computed, effect, signal } from "../../vendor/signals.js";
import { asset, cameTogether, together } from "./asset.js";
import { elided } from "./elision.js";
import { preferences, setPreference } from "./preferences.js";
import { isolated } from "./propernames.js";
import { server } from "./server.js";
import { lobby } from "./store.js";

/** What messages can call, beside NUMBER and DATETIME. */
const FUNCTIONS = { ELIDE: elided };
/** The languages to choose from, each named in itself. A language is a folder of static/locales/. */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", fr: "Français" };
/** The language that has every message: others fall back to it, message by message. */
const FALLBACK = "en";
/** Made from the fallback at run time, to find text that is too narrow or not translated. */
const PSEUDO = "en-XA";
const RIGHT_TO_LEFT = ["ar", "fa", "he", "ur"];

/** The language that is shown; it changes when its words are here. */
export const language = signal(FALLBACK);

const asked = signal(new URLSearchParams(location.search).get("lang"));
const offered = signal(navigator.languages);
const wanted = computed(() => (asked.value === PSEUDO ? PSEUDO
  : known(preferences.value.language) ?? firstKnown(offered.value) ?? known(server.language) ?? FALLBACK));
/** Facts that the modules of a game give to every message. */
const told = signal(/** @type {() => Record<string, string | number>} */ (() => ({})));
/** What every message is given beside its own facts. Editions call things differently; their keys are years. */
const facts = computed(() => ({ edition: Number(lobby.value?.config?.edition ?? 0), ...told.value() }));
const keyOfFacts = computed(() => JSON.stringify(facts.value));

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** Files of words that are in use: another language needs them too. */
const files = new Set();
/** "de" and a file to the promise of its words. */
const loads = new Map();
const reported = new Set();
/** Texts that were filled in before, by their arguments: a table says the same few hundred things again and again. */
const filled = new Map();
const REMEMBERED = 2000;
/** Formats of lists are slow to make: "de unit" to its own. @type {Map<string, Intl.ListFormat>} */
const lists = new Map();
/** Writes English with accents, once somebody has asked for that. @type {((text: string) => string) | undefined} */
let accent;

/** Load the words that every page needs, and follow the reader's choice; await this before anything is drawn. */
export async function initText() {
  await loadText("shell", "table");
  language.value = wanted.value;
  effect(() => void speak(wanted.value));
  effect(() => {
    const { documentElement: page } = document;
    page.lang = language.value;
    page.dir = RIGHT_TO_LEFT.includes(language.value) ? "rtl" : "ltr";
  });
  addEventListener("languagechange", () => (offered.value = navigator.languages));
}

/**
 * Load the words of a feature before it is shown: `static/locales/…/NAME.ftl`.
 * @param {...string} names
 */
export async function loadText(...names) {
  for (const name of names) files.add(name);
  await learn(wanted.peek(), names);
}

/**
 * Give every message these facts from now on. What they are computed from should change seldom, because all words depend on it.
 * @param {() => Record<string, string | number>} more
 */
export function tellEveryMessage(more) {
  told.value = more;
}

/**
 * Choose another language; it is remembered.
 * @param {string} tag
 */
export function chooseLanguage(tag) {
  asked.value = null;
  setPreference("language", tag);
}

/**
 * The message `id`, filled in. A missing one shows its id and is reported once.
 * @param {string} id
 * @param {Record<string, string | number | Date | FluentNumber>} [args]
 * @returns {string}
 */
export function t(id, args) {
  const key = keyOf(id, args);
  const before = filled.get(key);
  if (before !== undefined) return before;
  const bundle = [language.value, FALLBACK].map((tag) => bundles.get(tag)).find((each) => each?.getMessage(id)?.value);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return missing(id);
  const errors = /** @type {Error[]} */ ([]);
  const text = bundle.formatPattern(pattern, { ...facts.peek(), ...withIsolated(args) }, errors);
  for (const error of errors) report(`${id}: ${error.message}`);
  const shown = language.value === PSEUDO ? `[${text}]` : text;
  if (key !== null) remember(key, shown);
  return shown;
}

function withIsolated(args = {}) {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "string" ? isolated(value) : value]));
}

/** Everything a text depends on, in one string; null if something cannot be compared that way. @param {string} id @param {Record<string, unknown>} [args] */
function keyOf(id, args) {
  let key = `${language.value}\n${keyOfFacts.value}\n${id}`;
  for (const name in args) {
    const value = args[name];
    if (typeof value === "object") return null;
    key += `\n${name}\t${typeof value}\t${value}`;
  }
  return key;
}

/** @param {string} key @param {string} text */
function remember(key, text) {
  if (filled.size >= REMEMBERED) filled.clear();
  filled.set(key, text);
}

/**
 * Whether there is a message of this name, in the reader's language or in English.
 * @param {string} id
 * @returns {boolean}
 */
export function hasText(id) {
  return [language.value, FALLBACK].some((tag) => bundles.get(tag)?.hasMessage(id));
}

/**
 * A sentence of the server in English, for a page that has no message for it.
 * @param {string} english
 * @returns {string}
 */
export function serverText(english) {
  return language.value === PSEUDO && accent ? `[${accent(english)}]` : english;
}

/**
 * "Ana, Ben and Cem"
 * @param {string[]} words
 * @param {"conjunction" | "disjunction" | "unit"} [type] "unit" for amounts: "1 brick, 2 wool"
 */
export function listWords(words, type = "conjunction") {
  const key = `${language.value} ${type}`;
  const joined = type === "unit" && language.value === "de" ? "conjunction" : type; // the German unit list says "und" only from three on
  const list = lists.get(key) ?? new Intl.ListFormat(language.value, { type: joined });
  lists.set(key, list);
  return list.format(words);
}

/**
 * Facts in a row: "hills 6; the robber is here". Empty ones are left out.
 * @param {(string | false | null | undefined)[]} facts
 */
export function factWords(facts) {
  const told = /** @type {string[]} */ (facts.filter(Boolean));
  return told.length === 0 ? "" : told.reduce((all, next) => t("facts-in-a-row", { facts: all, next }));
}

/**
 * An argument that is written as a percentage.
 * @param {number} share 0 to 1
 */
export function percent(share) {
  return new FluentNumber(share, { style: "percent", maximumFractionDigits: 0 });
}

/**
 * An argument that is written as an amount of storage: "148 kB", "12.4 MB".
 * @param {number} count of bytes
 */
export function bytes(count) {
  const step = count < 1e6 ? 1 : count < 1e9 ? 2 : 3;
  const value = count / 1000 ** step;
  const unit = ["kilobyte", "megabyte", "gigabyte"][step - 1];
  return new FluentNumber(value, { style: "unit", unit, maximumFractionDigits: step > 1 && value < 100 ? 1 : 0 });
}

/**
 * How long ago something was, in the largest unit that fits: "12 sec. ago", "yesterday".
 * @param {number} seconds
 */
export function ago(seconds) {
  const { unit, length } = AGES.find((each) => seconds >= each.length) ?? AGES[AGES.length - 1];
  return new Intl.RelativeTimeFormat(language.value, { numeric: "auto", style: "short" }).format(-Math.floor(seconds / length), unit);
}

/** Units of time and their lengths in seconds, the longest first. @type {{unit: Intl.RelativeTimeFormatUnit, length: number}[]} */
const AGES = [{ unit: "day", length: 86400 }, { unit: "hour", length: 3600 }, { unit: "minute", length: 60 }, { unit: "second", length: 1 }];

/** Whether the server's own words are in the reader's language. */
export function serverSpeaksIt() {
  return language.value === FALLBACK;
}

/** Show the page in a language once all its words are loaded; without them everything stays as it is. @param {string} tag */
async function speak(tag) {
  try {
    await learn(tag, [...files]);
  } catch (error) {
    report(`no words of ${tag}: ${error.message}`);
    return;
  }
  if (tag === wanted.peek()) language.value = tag;
}

/** @param {string} tag @param {string[]} names of files */
async function learn(tag, names) {
  await Promise.all([...new Set([FALLBACK, tag])].flatMap((each) => names.map((name) => load(each, name))));
}

/** @param {string} tag @param {string} name of a file @returns {Promise<void>} */
function load(tag, name) {
  const folder = tag === PSEUDO ? FALLBACK : tag;
  const path = cameTogether("words", name) ? `together/${together}.${folder}.ftl` : `locales/${folder}/${name}.ftl`;
  const key = `${tag} ${path}`;
  if (!loads.has(key)) {
    const loading = read(tag, path);
    loading.catch(() => loads.delete(key));
    loads.set(key, loading);
  }
  return loads.get(key);
}

/** @param {string} tag @param {string} path */
async function read(tag, path) {
  const [answer, bundle] = await Promise.all([fetch(asset(path)), bundleOf(tag)]);
  const source = answer.ok ? await answer.text() : "";
  filled.clear();
  for (const error of bundle.addResource(new FluentResource(source))) report(error.message);
}

/** @param {string} tag */
async function bundleOf(tag) {
  if (tag === PSEUDO) accent = (await import("./pseudo.js")).accented;
  const transform = tag === PSEUDO ? accent : undefined;
  const bundle = bundles.get(tag)
    ?? new FluentBundle(tag === PSEUDO ? FALLBACK : tag, { useIsolating: false, transform, functions: FUNCTIONS });
  bundles.set(tag, bundle);
  return bundle;
}

/** The first of the browser's languages that we speak: "de-AT" is served by "de". @param {readonly string[]} tags */
function firstKnown(tags) {
  return tags.map((tag) => known(tag) ?? known(tag.split("-")[0])).find(Boolean);
}

/** @param {string} tag */
function known(tag) {
  return Object.hasOwn(LANGUAGES, tag) ? tag : undefined;
}

/** @param {string} id @returns {string} */
function missing(id) {
  report(`no text for ${id}`);
  return id;
}

/** Report a problem with the words, once. @param {string} complaint */
function report(complaint) {
  if (!reported.has(complaint)) console.warn(complaint);
  reported.add(complaint);
}
