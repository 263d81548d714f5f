/** The board: the hero of the page. Drawn from the geometry the server sends; clickable where the server allows. */
import { computed, signal } from "../../../vendor/signals.js";
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { html, secondHalves, unreadAtFirst } from "../../parts/index.js";
import { boardLook } from "../../core/boardlook.js";
import { preferences } from "../../core/preferences.js";
import { seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { alongPaths, movesFigure } from "../pieces.js";
import { Along, Buildings, frameOf, Ground } from "./drawing.js";
import { actions, figures, mode, picked, stepBack } from "../actions/choices.js";
import { lead } from "../../table/focus.js";
import { planOf, RADIUS } from "./geometry.js";
import { keyboard, phone, touch } from "../../table/layout.js";
import { dropAsked } from "../../table/selection.js";
import { Chips, pointsOnBoard, RouteBands } from "./chips.js";
import { Discovered, Glow, LastMove, Pointed, SinceMyTurn } from "./marks.js";
import { camera, sight, tooSmall, zoomed } from "./camera.js";
import { useMovement } from "./moving.js";
import { Camera } from "./panzoom.js";
import { lookOf } from "../../table/people/people.js";
import { begunScene } from "./scene.js";
import { asking, candidate, choosing, followAsked, hovered, nearest, nearestMovable, nearestUnshown, neighborOf, stillThere, stopAt, targets } from "./targets.js";
import { Badges, Targets } from "./targetview.js";
import { closeTip, inspect } from "./inspect.js";
import { Walk } from "./walk.js";
import { WinMarks } from "./winmarks.js";
import { begunPlan, board } from "../seen.js";

/** Around legal spots, in board units: a hex and its coast. */
const AROUND_NEAR = 2.2 * RADIUS;
const isSecondHalf = secondHalves();
const focused = signal(/** @type {string | null} */ (null));
/** Whether a small screen shows all of a large board: numbers and pieces are then drawn larger. */
const far = computed(() => tooSmall.value && !zoomed.value);

/**
 * The board to play on. The ground is a picture of its own, so that a move paints only what changes.
 * @param {{
 *   insets: import("./panzoom.js").Insets, near?: boolean, onChoose?: (target: import("./targets.js").Target, touch: boolean) => void,
 * }} props `near`: it is shown for the sake of its legal spots, with a hex around them; `onChoose`: a legal spot was clicked, tapped or
 *   entered; what then happens is up to the table. Without it the board is only looked at
 */
export function Board({ insets, near = false, onChoose }) {
  const ground = useRef(/** @type {SVGSVGElement | null} */ (null));
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const plan = begunPlan();
  const land = board.value;

  useEffect(() => {
    if (!svg.current || !ground.current) return undefined;
    const eye = new Camera([svg.current, ground.current], {
      onTap(point, event) {
        const touched = event.pointerType !== "mouse";
        if (touched && tooSmall.value && !zoomed.value) {
          eye.workAt(point);
          return true;
        }
        const target = nearest(point, eye.scale) ?? nearestMovable(point, eye.scale) ?? (touched ? null : nearestUnshown(point, eye.scale));
        if (target && !touched && isSecondHalf(target.key, event)) return true;
        if (target) choose.current?.(target, touched);
        else if (asking.value) dropAsked();
        if (touched) inspect(plan, point, { touch: true, target });
        else closeTip();
        return target !== null;
      },
      onHover(point) {
        const target = point && nearest(point, eye.scale);
        hovered.value = target ?? (point && (nearestMovable(point, eye.scale) ?? nearestUnshown(point, eye.scale)));
        svg.current?.classList.toggle("aiming", hovered.value !== null);
        inspect(plan, point, { target });
      },
      onMove(away, box) {
        zoomed.value = away;
        tooSmall.value = phone.value && eye.tooSmall;
        sight.value = box;
      },
    });
    camera.current = eye;
    return () => {
      eye.close();
      camera.current = null;
      sight.value = null;
      dropAsked();
    };
  }, [plan]);
  useEffect(() => camera.current?.show(frameOf(plan, land), insets), [plan, land, insets]);
  const close = near || (phone.value && (preferences.value.closeUp || tooSmall.value));
  const whole = tooSmall.value && figures.value.length > 1; // its places are all over the board
  const chosen = near && movesFigure(mode.value) ? candidate.value : null; // the hex of a figure is looked at alone: whom it robs stands around it
  const looked = chosen ? [chosen] : close && !whole ? targets.value : [];
  const looksAt = [close, whole, mode.value, ...looked.map(({ key }) => key)].join();
  useEffect(() => camera.current?.lookAt(looked, near ? AROUND_NEAR : undefined), [looksAt]);
  useEffect(() => {
    hovered.value = stillThere(hovered.value);
    followAsked();
  }, [targets.value, actions.value]);

  useEffect(() => {
    if (!candidate.value) inspect(plan, null);
  }, [candidate.value]);

  const drawn = mode.value; // as of this drawing: the spots of a newer mode are not in the page yet
  const began = useRef(near ? null : drawn); // a board that comes for its spots leads to them
  useEffect(() => {
    if (drawn !== began.current) {
      const spot = lead(".target[tabindex='0']");
      if (began.current !== null) unreadAtFirst(spot); // a key may still be meant for the spot before
    }
    began.current = drawn;
  }, [drawn]);

  const onKeyDown = (event) => {
    const next = spotAfter(event);
    if (!next) return;
    /** @type {SVGElement | null} */ (svg.current?.querySelector(`[data-target="${next.key}"]`))?.focus({ preventScroll: true });
    event.preventDefault();
  };
  const onFocus = (key) => {
    focused.value = key;
    if (!keyboard.value) return;
    const stop = stopAt(key);
    if (!stop) return; // of the drawing before
    hovered.value = targets.value.includes(stop) ? stop : null;
    camera.current?.reveal(stop); // not there until the board has been drawn
    inspect(plan, stop, { target: stop });
  };
  const onBlur = () => {
    if (!keyboard.value) return;
    hovered.value = null;
    inspect(plan, null);
  };
  const onContextMenu = (event) => {
    event.preventDefault();
    if (!touch.value) stepBack();
  };
  const own = seat.value ?? 0;
  return html`<svg class="ground" ref=${ground} aria-hidden="true"><${Land} plan=${plan} /></svg>
  <svg class=${`board ${far.value ? "far" : ""}`} ref=${svg} role="group" aria-label=${t("table-board")} onKeyDown=${onKeyDown} onFocusOut=${onBlur} onContextMenu=${onContextMenu}>
    <${Pieces} plan=${plan} />
    ${onChoose && !choosing.value && html`<${Walk} plan=${plan} />`}
    <g class="b-marks">
      <${Badges} /><${Pointed} plan=${plan} />
      <${Targets} plan=${plan} board=${land} look=${lookOf(own)} focused=${focused.value}
        onFocus=${onFocus} onChoose=${(target) => (closeTip(), onChoose?.(target, false))} />
    </g>
  </svg>`;
}

function Land({ plan }) {
  const { board: land, robber, goods, options } = begunScene().view;
  return html`<${Ground} plan=${plan} board=${land} robber=${robber} goods=${goods} named=${preferences.value.names} far=${far.value} boardLook=${boardLook.value} ...${unfinished(options)} />`;
}

/** What is still to come on the ground: numbers of land, and the kinds of face-down harbors. */
function unfinished(options = {}) {
  const all = Object.values(options);
  return { bare: all.find((each) => each?.awaiting), laid: all.find((each) => each?.laid)?.laid };
}

function Pieces({ plan }) {
  const { view, production, discovered, last, since } = begunScene();
  const { board: land, buildings, robber, robber_harbor: harbor, pirate } = view;
  useMovement(plan, view);
  return html`<g class="b-glow"><${Glow} plan=${plan} production=${production} robber=${robber} /><${Discovered} plan=${plan} hexes=${discovered} /></g>
    <g class="b-pieces">
      <${RouteBands} plan=${plan} lines=${pointsOnBoard(view).lines} looks=${lookOf} />
      <${LongPieces} plan=${plan} view=${view} picked=${picked.value} />
      <${SinceMyTurn} plan=${plan} since=${since} last=${last} />
      <${LastMove} plan=${plan} last=${last} />
      <${Buildings} plan=${plan} board=${land} buildings=${buildings} robber=${robber} harbor=${harbor} pirate=${pirate} looks=${lookOf} />
      <${Chips} plan=${plan} view=${view} looks=${lookOf} />
      <${WinMarks} plan=${plan} buildings=${buildings} />
    </g>`;
}

function LongPieces({ plan, view, picked }) {
  return alongPaths(view).map(({ id, overWater, owners }) => html`<${Along} key=${id} plan=${plan} board=${view.board} id=${id} overWater=${overWater} owners=${owners} looks=${lookOf} picked=${picked} />`);
}

/** Where a key leads from the focused spot: arrows to its neighbors, Tab through all of them and then on. */
function spotAfter({ key, shiftKey, ctrlKey, altKey, metaKey }) {
  if (ctrlKey || altKey || metaKey) return null;
  if (key.startsWith("Arrow")) return neighborOf(focused.value, key);
  const place = targets.value.findIndex((target) => target.key === focused.value);
  return key === "Tab" && place >= 0 ? targets.value[place + (shiftKey ? -1 : 1)] : null;
}

/**
 * A still picture of a board, for lobby and end of game.
 * @param {{geometry: import("./geometry.js").Lattice, view: Record<string, any>, label?: string, boardLook?: string}} props
 */
export function BoardPicture({ geometry: lattice, view: seen, label, boardLook }) {
  const plan = planOf(lattice);
  const { x, y, width, height } = frameOf(plan, seen.board);
  return html`<svg class="board still" viewBox="${x} ${y} ${width} ${height}" role="img" aria-label=${label ?? t("table-board")}>
    <${Ground} plan=${plan} board=${seen.board} robber=${seen.robber} boardLook=${boardLook} ...${unfinished(seen.options)} />
    <g class="b-pieces">
      <${RouteBands} plan=${plan} lines=${pointsOnBoard(seen).lines} looks=${lookOf} />
      <${LongPieces} plan=${plan} view=${seen} />
      <${Buildings} plan=${plan} board=${seen.board} buildings=${seen.buildings ?? {}} robber=${seen.robber} harbor=${seen.robber_harbor} pirate=${seen.pirate} looks=${lookOf} />
      <${Chips} plan=${plan} view=${seen} looks=${lookOf} />
    </g>
  </svg>`;
}
