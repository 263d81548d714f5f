/**
 * Joins the client's modules into few files, for `scripts/vendor.py`: node pack.mjs STATIC PACKED
 *
 * Modules that the same pages need lie in one file. Every module keeps its address as well, as a line that passes on what the joined
 * file has, so that nothing exists twice, however it is imported. What is loaded later, and with which styles and words, is read from the
 * modules' `lazy()` calls; only what they cannot say is written here.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "@rollup/wasm-node";

const [root, packed] = process.argv.slice(2);
const START = "js/main.js";
const TABLE_PAGE = "js/pages/tablepage.js";
const LOBBY = "js/pages/lobby/lobby.js";
const REPLAY = "js/pages/replay/replay.js";
const BIG_SCREEN = "js/pages/bigscreen/bigscreen.js";
const SEASON = "js/pages/season/season.js";
const EVENING = "js/pages/season/evening.js";
const MAPS = "js/pages/drawnmaps/mymaps.js";
const MAP_EDITOR = "js/pages/drawnmaps/mapeditor.js";

/** By the page that `app/web/routes/client.py` opens: what it loads before it can be used, modules first, then a part of the table's game. */
const PAGES = {
  home: ["js/pages/home/home.js"],
  history: ["js/pages/history/history.js"],
  host: ["js/pages/host/host.js"],
  season: [SEASON],
  evening: [EVENING],
  maps: [MAPS],
  mapeditor: [MAP_EDITOR],
  verify: ["js/pages/verify/verify.js"],
  lobby: [TABLE_PAGE, LOBBY, "Play"],
  table: [TABLE_PAGE, "Table"],
  replay: [REPLAY, "Replay"],
  screen: [BIG_SCREEN, "Screen"],
};

/** The games' parts: rows of this module, by game. The server calls the row for all other games "any". */
const GAMES = "js/games.js";
const ANY = "any";

/**
 * The page or part before another, where importers don't tell: who comes later has been there, or may as well have its files.
 * All else that a game loads later comes after its table.
 */
const BEFORE = {
  [REPLAY]: TABLE_PAGE, [BIG_SCREEN]: TABLE_PAGE, Table: TABLE_PAGE, Reference: TABLE_PAGE,
  Play: LOBBY, Screen: BIG_SCREEN, [EVENING]: SEASON, [MAP_EDITOR]: MAPS,
};
/** The parts of a table that come later than itself: what only the games' parts of one of these names need lies in a file of its own. */
const LATER = ["End", "Hand", "TextMode"];
/** Pages that take what others need from where that lies, so that no other page loads more because of them; and the pages after them. */
const SELDOM = [BIG_SCREEN, SEASON, MAPS];

const modules = ["js", "vendor"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))))
  .filter((name) => name.endsWith(".js"))
  .map((name) => name.split(sep).join("/"))
  .sort();
const nameOf = (id) => relative(root, id).split(sep).join("/");
/** The `lazy()` calls of all modules: where each is, what it loads, and the names under which that is kept, such as GAMES, board, Table. */
const calls = [];
/** By module that is loaded later, the pages from the first to it. */
const ways = new Map([[START, [START]]]);
let parts, tables, usual, needed, infoOf;

const bundle = await rollup({
  input: Object.fromEntries(modules.map((name) => [name.slice(0, -".js".length), join(root, name)])),
  preserveEntrySignatures: "strict",
  treeshake: false,
  plugins: [{ name: "client", transform, buildEnd: settle }],
  onwarn(warning) {
    if (warning.code !== "CIRCULAR_DEPENDENCY") throw new Error(warning.message);
  },
});
const { output } = await bundle.write({
  dir: packed,
  format: "es",
  entryFileNames: "[name].js",
  chunkFileNames: "packs/pages/[name].js", // as deep as core/asset.js, which finds other files from where it lies,
  manualChunks: fileOf,
  minifyInternalExports: false,
  hoistTransitiveImports: false,
});

/** By module, what it was made of; by page, what it loads. */
const files = new Map(output.map((file) => [file.fileName, file]));
const loaded = (name, found = new Set()) => {
  if (found.has(name)) return found;
  found.add(name);
  for (const each of files.get(name).imports) loaded(each, found);
  return found;
};
const digest = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");
const sources = Object.fromEntries(modules.map((name) => [name, digest(join(root, name))]));
writeFileSync(join(packed, "contents.json"), JSON.stringify({ packer: digest(fileURLToPath(import.meta.url)), sources, routes: routes() }, null, 1));

/** By page, or by game and page: the files of its modules, and its styles and words. */
function routes() {
  const pages = Object.entries(PAGES).flatMap(([page, steps]) => {
    const own = parts.filter(({ name }) => name === steps.at(-1)).map(({ game, module }) => [`${game}-${page}`, [...steps.slice(0, -1), module]]);
    return own.length > 0 ? own : [[page, steps]];
  });
  return Object.fromEntries(pages.map(([name, steps]) => {
    const own = steps.flatMap((module) => calls.filter((call) => call.module === module));
    const [styles, words] = ["styles", "words"].map((kind) => [...new Set(own.flatMap((call) => call[kind]))]);
    return [name, { files: [...new Set([START, ...steps].flatMap((module) => [...loaded(module)]))], styles, words }];
  }));
}

/** Note what is loaded later; leave out comments, which are a fourth of what a page would load and stay in the sources. */
function transform(code, id) {
  const program = this.parse(code);
  for (const [node, names] of nodes(program)) if (node.callee?.name === "lazy") calls.push(lazyCall(node.arguments, nameOf(id), names));
  const short = code.replaceAll(/^[ \t]*(?:\/\*\*(?:(?!\*\/)[^])*\*\/|\/\/.*)\n/gm, "");
  if (meaning(program) !== meaning(this.parse(short))) throw new Error(`A comment in ${nameOf(id)} is none: it cannot be left out`);
  return { code: short, map: null };
}

/** A node and all below it, with the names of what each is the value of. */
function* nodes(node, names = []) {
  if (!node || typeof node !== "object") return;
  yield [node, names];
  const name = { VariableDeclarator: node.id?.name, Property: node.key?.name ?? node.key?.value }[node.type];
  for (const each of Object.values(node)) yield* nodes(each, name ? [...names, name] : names);
}

function lazyCall([load, ...lists], file, names) {
  const later = [...nodes(load)].find(([node]) => node.type === "ImportExpression")?.[0].source.value;
  const module = later ? posix.join(posix.dirname(file), later) : "import(…)";
  const [styles, words] = [0, 1].map((each) => (lists[each]?.elements ?? (lists[each] ? [{}] : [])).map(({ value = "…" }) => value));
  const needs = [module, ...styles.map((name) => `css/${name}.css`), ...words.map((name) => `locales/en/${name}.ftl`)];
  const missing = needs.find((name) => !existsSync(join(root, name)));
  if (missing) throw new Error(`${file}: a lazy() loads ${missing}, which is no file. Write lazy(() => import("./module.js").then(…), ["style"], ["words"])`);
  return { file, names, module, styles, words };
}

/** All modules are read: what do the games bring, and who needs what? The usual game is the first. */
function settle(error) {
  if (error) return;
  parts = calls.filter(({ file }) => file === GAMES).map(({ names, module }) => ({ name: names.at(-1), game: names.at(-3) ? names.at(-2) : ANY, module }));
  tables = parts.filter(({ name }) => name === "Table").map((part) => ({ ...part, folder: `${posix.dirname(part.module)}/` }));
  usual = tables.find(({ game }) => game !== ANY).game;
  const known = [...calls, ...parts].flatMap(({ module, name }) => [module, name]);
  const unknown = Object.values(PAGES).flat().find((step) => !known.includes(step));
  if (unknown) throw new Error(`No lazy() loads ${unknown}, which PAGES in scripts/pack.mjs names: correct it there, or write lazy(() => import(…)) for it`);
  infoOf = this.getModuleInfo;
  needed = neededBy([...this.getModuleIds()].map(infoOf), infoOf);
}

/** What a program says, wherever it stands. */
function meaning(program) {
  return JSON.stringify(program, (key, value) => (["start", "end"].includes(key) ? undefined : value));
}

/** A module lies with the page that everybody who needs it comes through, as late as possible. */
function fileOf(id) {
  const later = laterPartOf(id);
  if (later) return `table-${later.toLowerCase()}`;
  const page = common([id]).at(-1);
  // what several pages of such a game need lies in a file of its own, so that tables of the usual game don't load it
  const apart = tables.find(({ game, folder }) => ![ANY, usual].includes(game) && nameOf(id).startsWith(folder) && !page.startsWith(folder));
  return nameOfPack(apart ? `${apart.folder}shared.js` : page);
}

/** The name of the later parts of several games, if they alone need this module. */
function laterPartOf(id) {
  const ends = waysTo([id]).map((way) => parts.find(({ module }) => module === way.at(-1)));
  const [name, ...others] = new Set(ends.map((part) => part?.name));
  const games = new Set(ends.map((part) => part?.module));
  return others.length === 0 && games.size > 1 && LATER.includes(name) ? name : null;
}

/** The pages from the first through which everybody comes who needs one of these modules. */
function common(ids) {
  const [way = [START], ...others] = waysTo(ids);
  return way.filter((page) => others.every((other) => other.includes(page)));
}

/** The ways to the pages that need one of these modules; those that are seldom gone count only if there are no others. */
function waysTo(ids) {
  const all = ids.flatMap((id) => [...(needed.get(id) ?? [])]).map(wayTo).filter(Boolean);
  const often = all.filter((way) => !SELDOM.some((page) => way.includes(page)));
  return often.length > 0 ? often : all;
}

/** The pages from the first to this one; null while it is being found. */
function wayTo(page) {
  if (ways.has(page)) return ways.get(page);
  ways.set(page, null);
  const { name, game } = parts.find(({ module }) => module === page) ?? {};
  const before = BEFORE[name ?? page] ?? tables.find(({ folder }) => page.startsWith(folder))?.module;
  const way = before ? wayTo(before) : common(infoOf(join(root, page)).dynamicImporters);
  // nearly everybody who comes to the lobby needs this part at once: a file fewer is worth more than its bytes
  const withBefore = name === "Play" && game === usual;
  ways.set(page, withBefore ? way : [...way, page]);
  return ways.get(page);
}

function nameOfPack(page) {
  return page.slice("js/".length, -".js".length).replaceAll("/", "-");
}

/** By module, the pages that import it, themselves or through others. */
function neededBy(all, getModuleInfo) {
  const pages = new Map();
  const reach = (id, page) => {
    const known = pages.get(id) ?? new Set();
    if (known.has(page)) return;
    pages.set(id, known.add(page));
    for (const each of getModuleInfo(id).importedIds) reach(each, page);
  };
  reach(join(root, START), START);
  for (const later of all.flatMap((info) => info.dynamicallyImportedIds)) {
    reach(later, nameOf(later));
  }
  return pages;
}
