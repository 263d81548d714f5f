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

/** The socket closes next, with this code; `wait`: not to be opened again before so many seconds. */
export interface Bye {
  type: "bye";
  code: number;
  text: string;
  wait?: number;
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

export type ClientMessage = Act | Resume | Chat | Ping | Undo | Propose | Vote | Nudge | GiveTime | Wants | Writing;

/** The clocks now, in ms: each bank, and those that run. */
export interface ClockNews {
  type: "clock";
  left: Record<string, number>;
  running: Record<string, RunningClock>;
  grace: number;
}

/** End the game: that seat has won. */
export interface Concession {
  table: "concede";
  to: number;
}

/** Pause the game, go on with it, or end it without a winner. */
export interface Decision {
  table: "pause" | "continue" | "abort";
}

/** How the game ended that was not played to its end. */
export interface Ended {
  how: "aborted" | "conceded";
  winner?: number;
}

/** This game cannot go on by itself; the id finds the reason in the host's log. */
export interface Fault {
  type: "trouble";
  id: string;
  text: string;
}

/** Give somebody else more time to think. */
export interface GiveTime {
  type: "give_time";
  seat: number;
}

/** Finished games, one's own or everybody's, newest first; `next` asks for those before. */
export interface History {
  games: PastGame[];
  next?: string;
}

/** Make the person in a seat host. */
export interface HostChosen {
  seat: number;
}

/** Say one's name, and the server's password where there is one; without a name the server lends a stranger one. */
export interface Introduction {
  name?: string;
  password?: string;
}

/** Keep a person out of the table, by the name the host has for them. */
export interface KeepOut {
  person: string;
}

/** The table as the asker sees it; `host` and `you` are about the asker, `watchers` and `kept_out` for the host. */
export interface Lobby {
  code: string;
  made: number;
  name: string;
  state: "open" | "playing" | "finished" | "closed";
  host: boolean;
  you?: number;
  config: Json;
  settings: Json;
  seal: string;
  next?: string;
  seats: LobbySeat[];
  watchers?: Person[];
  kept_out?: Person[];
}

/** First message, and whenever it changes. */
export interface LobbyNews {
  code: string;
  made: number;
  name: string;
  state: "open" | "playing" | "finished" | "closed";
  host: boolean;
  you?: number;
  config: Json;
  settings: Json;
  seal: string;
  next?: string;
  seats: LobbySeat[];
  watchers?: Person[];
  kept_out?: Person[];
  type: "lobby";
}

/** A seat as the table shows it; `person` to its host only. */
export interface LobbySeat {
  seat: number;
  look: number;
  kind: "person" | "bot" | "free";
  name?: string;
  level?: string;
  ready: boolean;
  here: boolean;
  host: boolean;
  person?: string;
}

/** What one version brought, as this seat may know it. */
export interface LogLine {
  version: number;
  events: Json[];
}

/** Choose color and shape. */
export interface LookChosen {
  look: number;
}

/** What the rolls so far brought each seat, and what they bring on average: after the snapshot and every roll. */
export interface LuckNews {
  type: "luck";
  rolls: number;
  expected: number[];
  received: number[];
}

/** Something to point at in the course of a game; without `seat` nobody holds the award any more. */
export interface Mark {
  version: number;
  turn: number;
  kind: "longest_road" | "largest_army" | "won";
  seat?: number;
}

/** Who the asker is: no name for a stranger, `password` when one is needed first. */
export interface Me {
  name?: string;
  password?: boolean;
}

/** Cards that went from hand to hand by monopolies. */
export interface Monopolies {
  gained: number;
  lost: number;
}

/** Open a table; with `bots`, one that starts at once with a bot of that `level` in every other seat. */
export interface NewTable {
  name?: string;
  config: Json;
  nonce?: string;
  settings?: Json;
  bots?: boolean;
  level?: string;
}

/** Where the same people play again. */
export interface NextTable {
  code: string;
}

/** Remind somebody that it is their turn. */
export interface Nudge {
  type: "nudge";
  seat: number;
}

/** Somebody reminds you that it is your turn. */
export interface Nudged {
  type: "nudged";
  by: number;
}

/** An act that waits for consent; without `by` a guest asks for a seat. */
export interface OpenProposal {
  id: number;
  act: Json;
  by?: number;
  name: string;
  yes: number[];
  waiting: number[];
}

/** Where all points of a seat come from, hidden ones too. */
export interface PartsOfPoints {
  settlements: number;
  cities: number;
  army: number;
  road: number;
  cards: number;
  other: number;
}

/** A finished game in a history; `you` is one's seat. Without a result it cannot be read any more. */
export interface PastGame {
  code: string;
  name: string;
  board: string;
  you?: number;
  at?: number;
  how?: "aborted" | "conceded";
  winner?: number;
  seats: PastSeat[];
}

/** A seat of a finished game. */
export interface PastSeat {
  look: number;
  kind: "person" | "bot" | "free";
  name?: string;
  points?: number;
}

/** A bot waits for these seats to answer its offers: `ends` in so many ms, of `length` in all. */
export interface Patience {
  asked: number[];
  ends: number;
  length: number;
}

/** By seat: which bots wait for whom, and to which offer somebody is writing a counter-offer. */
export interface PatienceNews {
  type: "patience";
  waits: Record<string, Patience>;
  writing: Record<string, number>;
}

/** Somebody at the table, or kept out of it, as its host may name them. */
export interface Person {
  person: string;
  name: string;
}

/** Ask whether the server is still there. */
export interface Ping {
  type: "ping";
}

/** From this version on a seat showed so many points. */
export interface PointsFrom {
  version: number;
  turn: number;
  points: number;
}

/** Still here, with the version of the client that this server hands out. */
export interface Pong {
  type: "pong";
  client: string;
}

/** Who has the table open. */
export interface Presence {
  type: "presence";
  seats: Record<string, "here" | "away">;
  watching: number;
}

/** The open proposal, or none; `result` says how the last one ended, `no` who refused it. */
export interface ProposalNews {
  type: "proposal";
  open?: OpenProposal;
  result?: "agreed" | "refused" | "withdrawn" | "lapsed";
  act?: Json;
  no?: number;
}

/** Ask the table for consent to an act (docs/protocol.md §2a). */
export interface Propose {
  type: "propose";
  request: string;
  act: Decision | Concession | Rewind | Seating;
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

/** A finished game as `eyes` would have seen it: the first view, then how it changed. */
export interface Replay {
  engine: number;
  eyes: string;
  geometry: Json;
  view: Json;
  at: number;
  events: Json[];
  steps: ReplayStep[];
}

/** One version further; `seat` is who acted. */
export interface ReplayStep {
  version: number;
  seat?: number;
  at: number;
  events: Json[];
  patch: Json;
}

/** One's finished games that somebody won: how many, how many of them oneself, with how many points on average. */
export interface Results {
  games: number;
  won: number;
  points?: number;
}

/** Ask for what was missed since a version. */
export interface Resume {
  type: "resume";
  since: number;
}

/** Go back to an earlier version. */
export interface Rewind {
  table: "rewind";
  to: number;
}

/** One roll for production. */
export interface Roll {
  version: number;
  turn: number;
  seat: number;
  dice: number[];
}

/** How often two dice added up to a total, and how often they do in so many rolls, give or take `spread`. */
export interface RollsOfTotal {
  total: number;
  count: number;
  expected: number;
  spread: number;
}

/** Whose time runs: `ends` in so many ms, grace included; `short` is a decision in another's turn. */
export interface RunningClock {
  short: boolean;
  ends: number;
}

/** Sit where the link says. */
export interface SeatClaim {
  secret: string;
}

/** The secret of a link that moves one's seat to another browser. */
export interface SeatLink {
  secret: string;
}

/** What came to pass for one seat; `deals` and `gave` are by seat. */
export interface SeatStatistics {
  total: number;
  parts: PartsOfPoints;
  points: PointsFrom[];
  expected: number;
  received: number;
  due: Record<string, number>;
  produced: Record<string, number>;
  stole: number;
  robbed: number;
  blocked: number;
  pips: number;
  discarded: number;
  monopolies: Monopolies;
  supply: SupplyTrades;
  deals: number[];
  gave: number[];
}

/** Sit down, with this browser's share in the dice. */
export interface SeatTaken {
  nonce?: string;
}

/** What a seat would like to trade. */
export interface SeatWants {
  want: string[];
  have: string[];
  quiet: boolean;
}

/** Let a bot play for somebody who is away; or let whoever asks have the seat. */
export interface Seating {
  table: "stand_in" | "seated";
  seat: number;
}

export type ServerMessage = LobbyNews | Snapshot | Update | StandingNews | ProposalNews | Nudged | ClockNews | PatienceNews | WantsNews | LuckNews | Ack | Refused | Presence | ChatNews | Fault | Pong | Bye;

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

/** How the table stands besides its game: after the snapshot, and whenever it changes. */
export interface StandingNews {
  type: "standing";
  paused?: boolean;
  stand_ins?: number[];
  ended?: Ended;
  undo?: TakeBack;
}

/** The figures of a finished game. */
export interface Statistics {
  began: number;
  ended: number;
  how?: "aborted" | "conceded";
  winner?: number;
  turns: number;
  rolls: Roll[];
  totals: RollsOfTotal[];
  marks: Mark[];
  seats: SeatStatistics[];
}

/** A table in the list. */
export interface Summary {
  code: string;
  name: string;
  state: "open" | "playing" | "finished" | "closed";
  board: string;
  age: number;
  host: boolean;
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

/** Maritime trades: how many, and the cards of each direction. */
export interface SupplyTrades {
  deals: number;
  gave: number;
  got: number;
}

/** Change the table's name, what is played, or what else holds at it. */
export interface TableChange {
  name?: string;
  config?: Json;
  settings?: Json;
}

/** Open tables and one's own unfinished ones. */
export interface TableList {
  tables: Summary[];
}

/** What this seat may take back now: the kind of its last move, the version to go back to. */
export interface TakeBack {
  kind: string;
  to: number;
}

/** Every error over HTTP. */
export interface Trouble {
  code: string;
  text: string;
}

/** Take back one's last move: go back to version `to`, as the standing offered it. */
export interface Undo {
  type: "undo";
  request: string;
  to: number;
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

/** Answer a proposal; whoever made it withdraws it with a no. */
export interface Vote {
  type: "vote";
  proposal: number;
  yes: boolean;
}

/** Pin what one would like to trade, for everybody to see; `quiet` is no trading for now. */
export interface Wants {
  type: "wants";
  want: string[];
  have: string[];
  quiet: boolean;
}

/** What the seats have pinned. */
export interface WantsNews {
  type: "wants";
  seats: Record<string, SeatWants>;
}

/** Say that one is writing a counter-offer to this offer, at each change of it; without `offer`: not any more. */
export interface Writing {
  type: "writing";
  offer?: number;
}
