/** How the server is: one word in the header, and five tiles. */
import { html } from "../../core/html.js";
import { bytes, percent, t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";

/** @param {{page: import("./host.js").Page}} props */
export function Health({ page: { troubles, server, storage } }) {
  const [first] = troubles;
  const words = first ? t(`host-trouble-${first.kind}`, { free: bytes(storage.free ?? 0) }) : t("host-well");
  return html`<span class="tag host-health ${first ? "bad" : "good"}" role="status" title=${first?.why}>
    <${Icon} id=${first ? "i-warn" : "i-yes"} size=${16} />${words}${troubles.length > 1 && html` +${troubles.length - 1}`}
    <span class="host-version">${t("host-version-up", { version: server.version, up: upFor(server.uptime) })}</span>
  </span>`;
}

/** @param {{page: import("./host.js").Page}} props */
export function HostTiles({ page: { counts, load, storage, server } }) {
  return html`<div class="host-tiles">
    <${Tile} icon="cards" name="tables" value=${counts.playing} more=${counts.paused ? t("host-playing-paused", { paused: counts.paused }) : t("host-playing")} below=${t("host-finished-week", { count: counts.finished })} />
    <${Tile} icon="person" name="people" value=${counts.here} more=${t("host-here", { bots: counts.bots })} below=${t("host-guests-week", { count: counts.guests })} />
    <${Tile} icon="pulse" name="load" value=${t("host-share", { share: percent(load.share) })} more=${t("host-cores", { count: load.cores })} below=${html`<${Spark} past=${load.past} />`} />
    <${Tile} icon="disk" name="storage" value=${t("host-size", { size: bytes(storage.used) })}
      more=${storage.free === undefined ? t("host-in-postgresql") : t("host-free", { free: bytes(storage.free) })} below=${t("host-memory", { memory: bytes(storage.memory) })} />
    <${Tile} icon="clock" name="version" value=${server.version} more=${upFor(server.uptime)} below=${t("host-database", { version: Number(server.database) })} />
  </div>`;
}

function Tile({ icon, name, value, more, below }) {
  return html`<section class="host-tile" data-tile=${name}>
    <h2><${Icon} id="i-${icon}" size=${20} />${t(`host-tile-${name}`)}</h2>
    <p><b>${value}</b> <span class="mut">${more}</span></p>
    <div class="mut host-below">${below}</div>
  </section>`;
}

const WIDTH = 118;
const HEIGHT = 26;
/** The least share that the height of the line stands for: a quiet server's line is low and flat. */
const LEAST = 0.1;
const ABOVE = 1.25; // some room over the highest

/** The load of the last minutes as a line. */
function Spark({ past }) {
  const most = Math.max(LEAST, ABOVE * Math.max(0, ...past));
  const shown = past.length > 1 ? past : [past[0] ?? 0, past[0] ?? 0];
  const points = shown.map((share, index) => `${((index * WIDTH) / (shown.length - 1)).toFixed(1)} ${(HEIGHT - 1.5 - (share / most) * (HEIGHT - 3)).toFixed(1)}`);
  const line = `M${points.join("L")}`;
  return html`<svg class="host-spark" width=${WIDTH} height=${HEIGHT} viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <path class="ground" d="${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}z" /><path class="line" d=${line} />
  </svg>`;
}

/** How long the server has run, in the largest unit that fits. @param {number} seconds */
function upFor(seconds) {
  const unit = seconds >= 86400 ? "days" : seconds >= 3600 ? "hours" : "minutes";
  const length = { days: 86400, hours: 3600, minutes: 60 }[unit];
  return t(`host-up-${unit}`, { count: Math.max(1, Math.floor(seconds / length)) });
}
