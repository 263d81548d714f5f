/** What changed in the lobby while we watched, as lines for the chat. */
import { useEffect } from "../../../vendor/hooks.js";
import { effect, signal, untracked } from "../../../vendor/signals.js";
import { clockName } from "../../table/clock/choice.js";
import { serverOf } from "../../table/chat/voice.js";
import { announce } from "../../parts/announcer.js";
import { titleOf, valueName } from "../../parts/catalogwords.js";
import { catalog, chat, chosen, lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { valueOf } from "../../core/config.js";
import { game } from "../../table/game.js";
import { fieldWords, lineWords } from "../../table/plain/words.js";
import { TABLE_SETTINGS, settingName } from "../../table/menu/tablesettings.js";

/** `[{key, change: true, after, icon, text}]`; `after` counts the chat messages before it, `text` makes the words. */
export const changes = signal(/** @type {any[]} */ ([]));
/** Makes the words why I have to say again that I am ready; null while I do not have to. */
export const askedAgain = signal(/** @type {(() => string) | null} */ (null));

let before = /** @type {import("../../../protocol.js").Lobby | null} */ (null);

/** Watch the lobby for as long as the component is shown. */
export function useChanges() {
  useEffect(() => {
    changes.value = [];
    askedAgain.value = null;
    before = lobby.value;
    // what the host chose is told when it is stored: it may be refused
    return effect(() => {
      const now = lobby.value;
      if (now && chosen.value === null) untracked(() => note(now));
    });
  }, []);
}

function note(now) {
  const was = before;
  before = now;
  if (!was || was === now || was.code !== now.code) return;
  const decided = decisions(was, now);
  const again = wereReady(was);
  const lines = decided.map(({ rule, value, words }, index) => ({
    icon: "settings",
    text: () => words ? words(hostOf(now)) : t(again.length > 0 && index === decided.length - 1 ? "asked-again" : "changed-by", { who: hostOf(now), rule: rule(), value: value() }),
  }));
  for (const { icon, text } of [...seatChanges(was, now), ...lines, ...voiceChange(was, now), ...groupChange(was, now)]) {
    const key = `change ${changes.value.length}`;
    changes.value = [...changes.value, { key, change: true, after: chat.value.length, icon, text }];
    announce(text());
  }
  if (now.seats[now.you]?.ready) askedAgain.value = null;
  const [{ rule, value } = {}] = decided;
  if (rule && again.includes(now.you)) askedAgain.value = () => t("asked-you-again", { who: hostOf(now), rule: rule(), value: value() });
}

/** What the host has changed: `{rule, value}`, two functions that make the words. */
function decisions(was, now) {
  const renamed = was.name === now.name ? [] : [decision(() => t("table-name"), () => now.name)];
  return [...renamed, ...ruleChanges(was, now), ...mannerChanges(was.settings, now.settings), ...clockChange(was.settings, now.settings)];
}

/** A map has no name to tell, so the line only says that one was chosen. */
function chosenMap(option, now) {
  const plain = decision(() => titleOf("option", option), () => valueName(option, valueOf(now.config, catalog.value, option)));
  return now.config.options.map ? { ...plain, words: (who) => t("changed-map", { who }) } : plain;
}

/** @returns {{rule: () => string, value: () => string, words?: (who: string) => string}} */
function decision(rule, value) {
  return { rule, value };
}

/** The seats of those who had said that they are ready: after any decision of the host, they have to say so again. */
function wereReady({ seats }) {
  return seats.filter(({ kind, ready }) => kind === "person" && ready).map(({ seat }) => seat);
}

function hostOf({ seats }) {
  return seats.find(({ host }) => host)?.name ?? t("host");
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
  if (!known.options) return (game.value.changed ?? plainChanges)(was.config, now.config);
  const byBoard = ({ key }) => was.config.board !== now.config.board && was.config.options[key] === now.config.options[key]; // goes without saying
  const rows = known.options.filter((option) => !byBoard(option) && valueOf(was.config, known, option) !== valueOf(now.config, known, option));
  const lines = rows.map((option) => option.parameter?.kind === "map" ? chosenMap(option, now) : decision(() => titleOf("option", option), () => valueName(option, valueOf(now.config, known, option))));
  for (const [kind, title, list] of [["edition", "edition", known.editions], ["board", "map", known.boards]]) {
    const row = list.find(({ key }) => key === now.config[kind]);
    if (row && was.config[kind] !== row.key) lines.push(decision(() => t(title), () => titleOf(kind, row)));
  }
  return lines;
}

/** For a game without named options: the fields of its configuration, as they are called. */
function plainChanges(was, now) {
  const changed = Object.keys(now).filter((field) => JSON.stringify(was[field]) !== JSON.stringify(now[field]));
  return changed.map((field) => decision(() => fieldWords(field), () => lineWords(field, now[field])));
}

function mannerChanges(was, now) {
  return Object.keys(TABLE_SETTINGS).filter((key) => was[key] !== now[key]).map((key) => decision(() => t(`setting-${key}`), () => settingName(key, now[key])));
}

/** Changes for which nobody is asked again; somebody who has just sat down is only told of them. */
function voiceChange(was, now) {
  const { voice } = now.settings;
  if (was.settings.voice === voice || was.you === undefined || now.you === undefined) return [];
  return [{ icon: "headset", text: () => t("changed-by", { who: hostOf(now), rule: t("setting-voice"), value: voice ? serverOf(voice) : t("voice-none") }) }];
}

/**
 * Players are told for which group their game counts; somebody who has just sat down is not.
 * @param {import("../../../protocol.js").Lobby} was
 * @param {import("../../../protocol.js").Lobby} now
 */
function groupChange(was, now) {
  if (was.group?.token === now.group?.token || was.you === undefined || now.you === undefined) return [];
  return [{ icon: "chart", text: () => t("changed-by", { who: hostOf(now), rule: t("setting-group"), value: now.group?.name ?? t("setting-group-none") }) }];
}

function clockChange(was, now) {
  if (JSON.stringify(was.clock) === JSON.stringify(now.clock)) return [];
  return [decision(() => t("clock"), () => clockName(now.clock))];
}
