/**
 * Joins the client's modules into few files, for `scripts/vendor.py`: node pack.mjs STATIC PACKED
 *
 * Modules that the same pages need lie in one file. Every module keeps its address as well, as a line that passes on what the joined
 * file has, so that nothing exists twice, however it is imported.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "@rollup/wasm-node";

const [root, packed] = process.argv.slice(2);
const START = "js/main.js";
/** Who comes to a page that is loaded later has been at the other, or may as well have its files. */
const BEFORE = {
  "js/core/pseudo.js": "js/main.js",
  "js/pages/home/home.js": "js/main.js",
  "js/pages/history/history.js": "js/main.js",
  "js/pages/host/host.js": "js/main.js",
  "js/pages/verify/verify.js": "js/main.js",
  "vendor/hashes.js": "js/pages/verify/verify.js",
  "js/pages/tablepage.js": "js/main.js",
  "js/pages/lobby/lobby.js": "js/pages/tablepage.js",
  "js/pages/reference/ofgame.js": "js/pages/tablepage.js",
  "js/table/plain/play.js": "js/pages/lobby/lobby.js",
  "js/table/plain/filling.js": "js/pages/tablepage.js",
  "js/table/plain/reference.js": "js/pages/tablepage.js",
  "js/board_game/reference/reference.js": "js/pages/tablepage.js",
  "js/board_game/end/end.js": "js/pages/tablepage.js",
  "js/board_game/end/win.js": "js/board_game/table.js",
  "js/board_game/table.js": "js/pages/tablepage.js",
  "js/card_game/lobby/play.js": "js/pages/lobby/lobby.js",
  "js/card_game/reference/reference.js": "js/pages/tablepage.js",
  "js/card_game/table.js": "js/pages/tablepage.js",
  "js/card_game/replay.js": "js/card_game/table.js",
  "js/card_game/end/end.js": "js/pages/tablepage.js",
  "js/card_game/end/win.js": "js/card_game/table.js",
  "js/table/plain/table.js": "js/pages/tablepage.js",
  "js/table/plain/replay.js": "js/table/plain/table.js",
  "js/table/plain/end.js": "js/table/plain/table.js",
  "js/board_game/maps/chosenmap.js": "js/board_game/table.js",
  "js/board_game/maps/chooser.js": "js/board_game/table.js",
  "js/table/topbar/device.js": "js/board_game/table.js",
  "js/table/topbar/keylist.js": "js/board_game/table.js",
  "js/board_game/guide/steps.js": "js/board_game/table.js",
  "js/card_game/guide/lessons.js": "js/card_game/table.js",
  "js/board_game/textmode/textmode.js": "js/board_game/table.js",
  "js/card_game/textmode/textmode.js": "js/card_game/table.js",
  "js/board_game/replay.js": "js/board_game/table.js",
  "js/pages/replay/replay.js": "js/board_game/table.js",
};

/** Nearly everybody who comes to the other page needs this one at once: a file fewer is worth more than its bytes. */
const WITH = {
  "js/board_game/lobby/play.js": "js/pages/lobby/lobby.js",
};

/** What several pages of such a game need lies in a file of its own, so that tables of the usual game don't load it. */
const APART = ["js/card_game/"];

const modules = ["js", "vendor"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))))
  .filter((name) => name.endsWith(".js"))
  .map((name) => name.split(sep).join("/"))
  .sort();
let needed;
const nameOf = (id) => relative(root, id).split(sep).join("/");

const bundle = await rollup({
  input: Object.fromEntries(modules.map((name) => [name.slice(0, -".js".length), join(root, name)])),
  preserveEntrySignatures: "strict",
  treeshake: false,
  plugins: [{ name: "without-comments", transform: withoutComments }],
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

/** By module, the files that come with it, and what it was made of. */
const files = new Map(output.map((file) => [file.fileName, file]));
const loaded = (name, found = new Set()) => {
  if (found.has(name)) return found;
  found.add(name);
  for (const each of files.get(name).imports) loaded(each, found);
  return found;
};
const digest = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");
const sources = Object.fromEntries(modules.map((name) => [name, digest(join(root, name))]));
const loads = Object.fromEntries(modules.map((name) => [name, [...loaded(name)]]));
writeFileSync(join(packed, "contents.json"), JSON.stringify({ packer: digest(fileURLToPath(import.meta.url)), sources, loads }, null, 1));

/** Comments are a fourth of what a page would load; they stay in the sources. */
function withoutComments(code, id) {
  if (!nameOf(id).startsWith("js/")) return null;
  const short = code.replaceAll(/^[ \t]*\/\*\*(?:(?!\*\/)[^])*\*\/\n/gm, "");
  if (meaning(this.parse(code)) !== meaning(this.parse(short))) throw new Error(`A comment in ${nameOf(id)} is none: it cannot be left out`);
  return { code: short, map: null };
}

/** What a program says, wherever it stands. */
function meaning(program) {
  return JSON.stringify(program, (key, value) => (["start", "end"].includes(key) ? undefined : value));
}

/** A module lies with the page that everybody who needs it comes through, as late as possible. */
function fileOf(id, { getModuleIds, getModuleInfo }) {
  needed ??= neededBy([...getModuleIds()].map(getModuleInfo), getModuleInfo);
  const ways = [...(needed.get(id) ?? [])].map(wayTo);
  const shared = (ways[0] ?? []).filter((page) => ways.every((way) => way.includes(page)));
  const page = shared.at(-1) ?? START;
  const game = APART.find((folder) => nameOf(id).startsWith(folder) && !page.startsWith(folder));
  return game ? nameOfPack(`${game}shared.js`) : nameOfPack(page);
}

/** The pages from the first to this one. */
function wayTo(page) {
  if (page === START) return [START];
  if (page in WITH) return wayTo(WITH[page]);
  if (!(page in BEFORE)) throw new Error(`scripts/pack.mjs does not say what comes before ${page}`);
  return [...wayTo(BEFORE[page]), page];
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
