/** The page on which a map is drawn: palette, canvas, and what the server says about it. On a phone it is only shown. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { createTable } from "../../core/api.js";
import { drawnMaps } from "../../core/api/maprequests.js";
import { html } from "../../core/html.js";
import { follow, go } from "../../core/router.js";
import { t } from "../../core/text.js";
import { Button, IconButton } from "../../parts/button.js";
import { catalogOf } from "../../parts/catalogwords.js";
import { HomeLink } from "../../parts/homelink.js";
import { NotFound } from "../../parts/notfound.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { ThemeButton } from "../../parts/themebutton.js";
import { repeated, repeatedSides, SYMMETRIES } from "./canvaslattice.js";
import { useKeeping } from "./keepingmap.js";
import { MapCanvas } from "./mapcanvas.js";
import { MapChecks, MapDots } from "./mapchecks.js";
import { harborOn, painted, withHarbor } from "./mapdraft.js";
import { MapGame } from "./mapgame.js";
import { brushOfKey, MapPalette } from "./mappalette.js";
import { MapSharing } from "./mapsharing.js";
import { findingWords } from "./mapwords.js";

/**
 * @typedef {import("../../../protocol.js").DrawnMap} DrawnMap
 * @typedef {import("./mapdraft.js").Brush} Brush
 * @typedef {import("./mapdraft.js").DraftMap} DraftMap
 */

/** @param {{id: string}} props */
export function MapEditor({ id }) {
  const [map, setMap] = useState(/** @type {DrawnMap | null} */ (null));
  const [rows, setRows] = useState(/** @type {import("./mapgame.js").Rows | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    setMap(null);
    Promise.all([drawnMaps.get(id), catalogOf("board")]).then(([found, catalog]) => {
      if (!found.yours) return setProblem(t("error-no-such-map"));
      setMap(found);
      return setRows(catalog);
    }, (error) => setProblem(wordsFor(error)));
  }, [id]);
  if (problem) return html`<${NotFound} title=${t("drawn-gone")} text=${problem} />`;
  if (!map || !rows) return html`<p class="loading sea" role="status">${t("loading")}</p>`;
  return html`<${Editor} key=${id} first=${map} rows=${rows} />`;
}

/** @param {{first: DrawnMap, rows: import("./mapgame.js").Rows}} props */
function Editor({ first, rows }) {
  const keeping = useKeeping(first);
  const { draft, kept, draw, drawOn, undo, redo } = keeping;
  const [brush, setBrush] = useState(/** @type {Brush} */ ({ kind: "terrain", value: "forest" }));
  const [symmetry, setSymmetry] = useState("none");
  const [shown, setShown] = useState(/** @type {number[][]} */ ([]));
  const [busy, setBusy] = useState("");
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [dragging, setDragging] = useState(false);
  const title = t("drawn-title-of", { name: draft.name });
  useEffect(() => {
    document.title = title;
  });

  /** @param {import("./mapcanvas.js").Aim} aim @param {Brush} used */
  const stroke = ({ at, side }, used) => {
    const change = (/** @type {DraftMap} */ map) => (used.kind === "harbor" ? harbored(map, { ...at, side }, used, symmetry) : brushed(map, at, used, symmetry));
    (dragging ? drawOn : draw)(change);
    setDragging(true);
  };
  /** @param {string} what @param {() => Promise<unknown>} work */
  const attempt = async (what, work) => {
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(wordsFor(error));
    }
    setBusy("");
  };
  const fill = () => attempt("fill", async () => {
    const filled = await drawnMaps.fill(draft);
    draw(() => filled.map);
  });
  const tryIt = () => attempt("try", async () => {
    await keeping.keepNow();
    const { config } = (await drawnMaps.get(kept.id)).row ?? {};
    const table = await createTable(config, { name: draft.name, game: kept.game, bots: true });
    go(`t/${table.code}`);
  });
  useKeys({ undo, redo, choose: (key) => setBrush((/** @type {Brush} */ now) => brushOfKey(key, now) ?? now),
    turn: () => setSymmetry((/** @type {string} */ now) => SYMMETRIES[(SYMMETRIES.indexOf(now) + 1) % SYMMETRIES.length]) });
  const forbidding = kept.findings.find(({ severity }) => severity === "forbids");
  const why = forbidding ? findingWords(forbidding) : undefined;

  return html`<main class="map-editor sea">
    <header class="map-top">
      <${HomeLink} />
      <h1 class="unseen">${t("drawn-title-of", { name: draft.name })}</h1>
      <input class="map-title" type="text" maxlength="40" aria-label=${t("drawn-name")} value=${draft.name}
        onChange=${(/** @type {{currentTarget: HTMLInputElement}} */ { currentTarget }) => named(currentTarget, draft, draw)} />
      <span class="map-kept" role="status">${keeping.problem ?? t(keeping.waiting ? "drawn-keeping" : "drawn-kept")}</span>
      <span class="grow"></span>
      <a class="btn on-sea" href="maps" onClick=${follow}>${t("drawn")}</a>
      <${ThemeButton} />
      <${Button} kind="primary" icon="bot" busy=${busy === "try"} why=${why} onClick=${tryIt}>${t("drawn-try")}<//>
    </header>
    <p class="map-needs-desk">${t("drawn-needs-desk")}</p>
    <${MapPalette} brush=${brush} onChoose=${setBrush} onFill=${fill} busy=${busy === "fill"} />
    <div class="map-middle">
      <div class="map-bar" role="toolbar" aria-label=${t("drawn-tools")}>
        <span role="group" aria-label=${t("drawn-symmetry")}>${SYMMETRIES.map((each) => html`<button key=${each} type="button" class="ib sym-${each}" aria-pressed=${String(each === symmetry)}
          aria-label=${t(`drawn-symmetry-${each}`)} title=${t(`drawn-symmetry-${each}`)} onClick=${() => setSymmetry(each)}><${SymmetryIcon} kind=${each} /></button>`)}</span>
        <span><${IconButton} icon="undo" label=${t("drawn-undo")} aria-disabled=${keeping.canUndo ? undefined : "true"} onClick=${undo} />
          <${IconButton} icon="undo" class="redo" label=${t("drawn-redo")} aria-disabled=${keeping.canRedo ? undefined : "true"} onClick=${redo} /></span>
      </div>
      <${MapCanvas} map=${draft} brush=${brush} symmetry=${symmetry} findings=${kept.findings} shown=${shown} onStroke=${stroke} onStrokeEnd=${() => setDragging(false)} />
    </div>
    <aside class="map-side" aria-label=${t("drawn-about")}>
      <${Problem} text=${problem} />
      <${MapChecks} findings=${kept.findings} shown=${shown} onShow=${setShown} />
      <${MapDots} figures=${kept.figures} />
      <${MapGame} map=${draft} rows=${rows} onChange=${(/** @type {DraftMap} */ map) => draw(() => map)} />
      <${MapSharing} map=${kept} onChanged=${keeping.took} />
    </aside>
  </main>`;
}

/** Drawn here, since they are needed nowhere else. @type {Record<string, string>} */
const SYMMETRY_LINES = {
  none: "M12 5v14M5 12h14",
  across: "M12 3v18M8.500 7L3.500 17h5zM15.500 7L20.500 17h-5z",
  down: "M3 12h18M7 8.500L17 3.500v5zM7 15.500L17 20.500v-5z",
  turn: "M19 8A8 8 0 1 0 20 13M19.500 3.500V8.500H14.500",
};

/** @param {{kind: string}} props */
function SymmetryIcon({ kind }) {
  return html`<svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d=${SYMMETRY_LINES[kind]} fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round" /></svg>`;
}

/** @param {DraftMap} map @param {import("./canvaslattice.js").Place} at @param {Brush} brush @param {string} symmetry */
function brushed(map, at, brush, symmetry) {
  return repeated(at, symmetry).reduce((now, place) => painted(now, place, brush), map);
}

/**
 * The same kind once more takes a harbor away.
 * @param {DraftMap} map
 * @param {import("./canvaslattice.js").SideOfHex} side
 * @param {Brush} brush
 * @param {string} symmetry
 */
function harbored(map, side, brush, symmetry) {
  const kind = harborOn(map, side)?.kind === brush.value ? undefined : brush.value;
  return repeatedSides(side, symmetry).reduce((now, each) => withHarbor(now, each, kind === undefined ? undefined : String(kind)), map);
}

/** A map has to have a name. @param {HTMLInputElement} field @param {DraftMap} map @param {(change: (map: DraftMap) => DraftMap) => void} draw */
function named(field, map, draw) {
  const name = field.value.trim();
  if (name) draw((now) => ({ ...now, name }));
  else field.value = map.name;
}

/**
 * The keys of the page, wherever the focus is except in a field.
 * @param {{undo: () => void, redo: () => void, choose: (key: string) => void, turn: () => void}} acts
 */
function useKeys({ undo, redo, choose, turn }) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.target instanceof HTMLInputElement || event.altKey) return;
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        if (key !== "z" && key !== "y") return;
        event.preventDefault();
        (key === "y" || event.shiftKey ? redo : undo)();
      } else if (key === "s") turn();
      else if (key.length === 1) choose(key);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
