/** What changed in the lobby while we watched, as lines for the chat. */
import { useEffect } from "../../vendor/hooks.js";
import { signal } from "../../vendor/signals.js";
import { announce } from "../parts/announcer.js";
import { titleOf, valueName } from "../parts/catalogwords.js";
import { catalog, chat, lobby } from "../store.js";
import { t } from "../text.js";
import { valueOf } from "./config.js";

/** `[{key, change: true, after, icon, text}]`; `after` counts the chat messages before it, `text` makes the words. */
export const changes = signal(/** @type {any[]} */ ([]));

let before = null;

/** Watch the lobby for as long as the component is shown. */
export function useChanges() {
  useEffect(() => {
    changes.value = [];
    before = lobby.value;
    const stop = lobby.subscribe((now) => now && note(now));
    return stop;
  }, []);
}

function note(now) {
  const was = before;
  before = now;
  if (!was || was === now || was.code !== now.code) return;
  for (const { icon, text } of [...seatChanges(was, now), ...ruleChanges(was, now)]) {
    const key = `change ${changes.value.length}`;
    changes.value = [...changes.value, { key, change: true, after: chat.value.length, icon, text }];
    announce(text());
  }
}

function seatChanges(was, now) {
  const seats = Array.from({ length: Math.max(was.seats.length, now.seats.length) }, (_, seat) => seat);
  return seats.flatMap((seat) => {
    const [old, fresh] = [was.seats[seat]?.name, now.seats[seat]?.name];
    if (old === fresh) return [];
    if (fresh && now.seats[seat].kind === "bot") return [{ icon: "bot", text: () => t("changed-bot", { name: fresh }) }];
    if (fresh && !was.seats.some(({ name }) => name === fresh)) return [{ icon: "person", text: () => t("changed-sat", { name: fresh }) }];
    if (old && !now.seats.some(({ name }) => name === old)) return [{ icon: "person", text: () => t("changed-left", { name: old }) }];
    return [];
  });
}

function ruleChanges(was, now) {
  if (!catalog.value || was.config === now.config) return [];
  const known = catalog.value;
  const rows = known.options.filter((option) => valueOf(was.config, known, option) !== valueOf(now.config, known, option));
  const lines = rows.map((option) => ruleLine(() => titleOf("option", option), () => valueName(option, valueOf(now.config, known, option))));
  for (const [kind, title, list] of [["edition", "edition", known.editions], ["board", "map", known.boards]]) {
    const row = list.find(({ key }) => key === now.config[kind]);
    if (row && was.config[kind] !== row.key) lines.push(ruleLine(() => t(title), () => titleOf(kind, row)));
  }
  return lines;
}

function ruleLine(rule, value) {
  return { icon: "settings", text: () => t("changed-rule", { rule: rule(), value: value() }) };
}
