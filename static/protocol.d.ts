// Made by `python -m app.protocol` from the models in app/protocol/. Do not edit.

export type Json = Record<string, any>;

/** The action is stored. */
export interface Ack {
  type: "ack";
  request: string;
  version: number;
}

/** Play an action; `version` is the last one seen. */
export interface Act {
  type: "act";
  request: string;
  version: number;
  action: Json;
}

/** Put a bot in a free seat. */
export interface BotSeated {
  level?: string;
}

/** The socket closes next, with this code. */
export interface Bye {
  type: "bye";
  code: number;
  text: string;
}

/** Say something to everyone at the table. */
export interface Chat {
  type: "chat";
  text: string;
}

/** One thing said; `at` in milliseconds since 1970. */
export interface ChatLine {
  id: number;
  at: number;
  name: string;
  seat?: number;
  text: string;
}

/** What was said: the backlog at first, then one by one. */
export interface ChatNews {
  type: "chat";
  messages: ChatLine[];
}

export type ClientMessage = Act | Resume | Chat | Ping;

/** This game cannot go on by itself; the id finds the reason in the host's log. */
export interface Fault {
  type: "trouble";
  id: string;
  text: string;
}

/** Say one's name, and the server's password where there is one. */
export interface Introduction {
  name: string;
  password?: string;
}

/** The table as the asker sees it; `host` and `you` are about the asker. */
export interface Lobby {
  code: string;
  name: string;
  state: "open" | "playing" | "finished";
  host: boolean;
  you?: number;
  config: Json;
  seal: string;
  seats: LobbySeat[];
}

/** First message, and whenever it changes. */
export interface LobbyNews {
  code: string;
  name: string;
  state: "open" | "playing" | "finished";
  host: boolean;
  you?: number;
  config: Json;
  seal: string;
  seats: LobbySeat[];
  type: "lobby";
}

/** A seat as the table shows it. */
export interface LobbySeat {
  seat: number;
  look: number;
  kind: "person" | "bot" | "free";
  name?: string;
  level?: string;
  ready: boolean;
  here: boolean;
  host: boolean;
}

/** What one version brought, as this seat may know it. */
export interface LogLine {
  version: number;
  events: Json[];
}

/** Choose colour and shape. */
export interface LookChosen {
  look: number;
}

/** Who the asker is: no name for a stranger, `password` when one is needed first. */
export interface Me {
  name?: string;
  password?: boolean;
}

/** Open a table. */
export interface NewTable {
  name?: string;
  config: Json;
  nonce?: string;
}

/** Ask whether the server is still there. */
export interface Ping {
  type: "ping";
}

/** Still here. */
export interface Pong {
  type: "pong";
}

/** Who has the table open. */
export interface Presence {
  type: "presence";
  seats: Record<string, "here" | "away">;
  watching: number;
}

/** Ready, or not yet. */
export interface Readiness {
  ready: boolean;
}

/** Nothing happened, and why; `request` where the message had one. */
export interface Refused {
  type: "refused";
  request?: string;
  code: string;
  facts: Json;
  text: string;
}

/** Ask for what was missed since a version. */
export interface Resume {
  type: "resume";
  since: number;
}

/** Sit down, with this browser's share in the dice. */
export interface SeatTaken {
  nonce?: string;
}

export type ServerMessage = LobbyNews | Snapshot | Update | Ack | Refused | Presence | ChatNews | Fault | Pong | Bye;

/** Everything this seat may know. */
export interface Snapshot {
  type: "snapshot";
  version: number;
  seat: number | null;
  geometry: Json;
  view: Json;
  legal: Json[];
  forms: Json[];
  log: LogLine[];
}

/** A table in the list. */
export interface Summary {
  code: string;
  name: string;
  state: "open" | "playing" | "finished";
  board: string;
  seats: SummarySeat[];
  yours: boolean;
  turn?: number;
}

/** A seat as the list of tables shows it. */
export interface SummarySeat {
  look: number;
  kind: "person" | "bot" | "free";
  name?: string;
}

/** Change the table's name or what is played. */
export interface TableChange {
  name?: string;
  config?: Json;
}

/** Open tables and one's own unfinished ones. */
export interface TableList {
  tables: Summary[];
}

/** Every error over HTTP. */
export interface Trouble {
  code: string;
  text: string;
}

/** One version further; `legal` and `forms` only when they changed. */
export interface Update {
  type: "update";
  version: number;
  events: Json[];
  patch: Json;
  legal?: Json[];
  forms?: Json[];
}
