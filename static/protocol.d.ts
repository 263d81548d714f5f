// Made by `python -m app.protocol` from the models in app/protocol/ and the words of the games. Do not edit.

export type Json = Record<string, any>;
type Field<Kinds> = Kinds extends any ? keyof Kinds : never;
type Lacking<Kind, Fields extends PropertyKey> = Kind & { [Name in Exclude<Fields, keyof Kind>]?: undefined };
/** One of several kinds: a field of any of them may be asked for, and is undefined in the others. */
export type OneOf<Kinds, Fields extends PropertyKey = Field<Kinds>> = Kinds extends any ? Lacking<Kinds, Fields> : never;

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
  action: Action;
}

export type Action = OneOf<BoardGame.Action>;

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

/** A bot plays for `player`, `player` is back or has taken a seat, or their time is up; `seat` is who asked, if a seat did. */
export interface ChangedHands {
  type: "TableStandIn" | "TableReturn" | "TableSeated" | "TableTimeOut";
  seat?: number;
  player: number;
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

/** The others gave seat `to` the game. */
export interface Conceded {
  type: "TableConcede";
  seat: number;
  to: number;
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

export type Event = OneOf<BoardGame.Event | TableEvent>;

/** This game cannot go on by itself; the id finds the reason in the host's log. */
export interface Fault {
  type: "trouble";
  id: string;
  text: string;
}

export type Form = OneOf<BoardGame.Form>;

export type Geometry = BoardGame.Geometry;

/** Give somebody else more time to think. */
export interface GiveTime {
  type: "give_time";
  seat: number;
}

/** Somebody paused the game, went on with it, or ended it without a winner. */
export interface Halted {
  type: "TablePause" | "TableContinue" | "TableAbort";
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

export type Legal = OneOf<BoardGame.Legal>;

/** The table as the asker sees it; `host` and `you` are about the asker, `watchers` and `kept_out` for the host. */
export interface Lobby {
  code: string;
  made: number;
  name: string;
  state: "open" | "playing" | "finished" | "closed";
  game: string;
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
  game: string;
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
  events: Event[];
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
  game?: string;
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
  game: string;
  variant: string;
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

export type Refusal = BoardGame.Refusal;

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
  geometry: Geometry;
  view: View;
  at: number;
  events: Event[];
  steps: ReplayStep[];
}

/** One version further; `seat` is who acted. */
export interface ReplayStep {
  version: number;
  seat?: number;
  at: number;
  events: Event[];
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

/** The table went back to an earlier version. */
export interface Rewound {
  type: "TableRewind";
  seat: number;
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
  geometry: Geometry;
  view: View;
  legal: Legal[];
  forms: Form[];
  unavailable: Unavailable[];
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
  game: string;
  variant: string;
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

export type TableEvent = OneOf<Rewound | Halted | ChangedHands | Conceded>;

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

/** What this seat could buy, trade or play at another time, and why not now: a refusal without its sentence. */
export interface Unavailable {
  code: string;
  facts?: Json;
  actions?: string[];
}

/** Take back one's last move: go back to version `to`, as the standing offered it. */
export interface Undo {
  type: "undo";
  request: string;
  to: number;
}

/** One version further; `legal`, `forms` and `unavailable` only when they changed. */
export interface Update {
  type: "update";
  version: number;
  events: Event[];
  patch: Json;
  legal?: Legal[];
  forms?: Form[];
  unavailable?: Unavailable[];
}

export type View = BoardGame.View;

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

export namespace BoardGame {
  /** Say yes to an offer; between the active player and one other that settles it. */
  export interface AcceptOffer {
    type: "AcceptOffer";
    offer: OfferId;
  }

  export type Action = OneOf<PlaceSettlement | PlaceRoad | RollDice | EndTurn | Pass | Discard | MoveRobber | BuildRoad | BuildSettlement | BuildCity | BuyDevelopmentCard | PlayKnight | PlayRoadBuilding | PlaceFreeRoad | PlayYearOfPlenty | PlayMonopoly | TradeWithSupply | OfferTrade | CounterOffer | AcceptOffer | DeclineOffer | WithdrawOffer | ConfirmTrade | BuildBridge | RaiseFlag | LowerFlag | DeclineFreeRoad | LeaveRobber | PlayVictoryPoint | MoveRobberToHarbor | LetRobberStand | PlaceNeutralRoad | PlaceNeutralSettlement | ForceTrade | GiveInReturn | SendRobberToDesert | DiscardKnight>;

  /** The island; `harbors` by path, `map`: its code, where it was dealt. */
  export interface BoardView {
    key: string;
    hexes: Record<string, HexView>;
    harbors: Record<string, Harbor>;
    map?: string;
  }

  /** A bridge was put on the board: a road over water (option `bridges`); `free`: nothing was paid for it. */
  export interface BridgeBuilt {
    type: "BridgeBuilt";
    seat: Seat;
    path: Path;
    free: boolean;
  }

  /** Build a bridge over water and pay for it (option `bridges`). */
  export interface BuildBridge {
    type: "BuildBridge";
    path: Path;
  }

  /** Upgrade one's settlement and pay for it. */
  export interface BuildCity {
    type: "BuildCity";
    intersection: Intersection;
  }

  /** Build a road and pay for it. */
  export interface BuildRoad {
    type: "BuildRoad";
    path: Path;
  }

  /** Build a settlement and pay for it. */
  export interface BuildSettlement {
    type: "BuildSettlement";
    intersection: Intersection;
  }

  /** A building. */
  export interface Building {
    seat: Seat | Neutral;
    kind: "settlement" | "city";
  }

  /** Draw the top card of the deck and pay for it. */
  export interface BuyDevelopmentCard {
    type: "BuyDevelopmentCard";
  }

  /** A count for each seat; none where it is left out. */
  export type BySeat = Record<string, number>;

  /** A kind of development card. */
  export type Card = "knight" | "road_building" | "year_of_plenty" | "monopoly" | "victory_point";

  /** A card changed hands unseen. */
  export interface CardStolen {
    type: "CardStolen";
    thief: Seat;
    victim: Seat;
    card?: Resource;
  }

  /** How many cards of each resource; none where it is left out. */
  export type Cards = Partial<Record<"brick" | "lumber" | "wool" | "grain" | "ore", number>>;

  /** A player gave up cards, face up; all of them together, once everybody has chosen. */
  export interface CardsDiscarded {
    type: "CardsDiscarded";
    seat: Seat;
    cards: Cards;
  }

  /** `seat` drew cards out of the hand of `partner` unseen; as many go back for them (option `two-players`). */
  export interface CardsDrawn {
    type: "CardsDrawn";
    seat: Seat;
    partner: Seat;
    count: number;
    cards?: Cards;
  }

  /** A player took cards from the supply, for a roll or for the second starting settlement. */
  export interface CardsProduced {
    type: "CardsProduced";
    seat: Seat;
    cards: Cards;
  }

  /** `seat` gave `partner` as many cards back, face down (option `two-players`). */
  export interface CardsReturned {
    type: "CardsReturned";
    seat: Seat;
    partner: Seat;
    count: number;
    cards?: Cards;
  }

  /** A settlement became a city. */
  export interface CityBuilt {
    type: "CityBuilt";
    seat: Seat;
    intersection: Intersection;
  }

  /** Why the robber may not go to a hex: who is spared there, if that is why. */
  export interface Closed {
    why: string;
    seats?: Seat[];
  }

  /** The active player carries out their offer with `partner`, one of those who accepted it. */
  export interface ConfirmTrade {
    type: "ConfirmTrade";
    offer: OfferId;
    partner: Seat;
  }

  /** Which offers may be answered with another. */
  export interface CounterForm {
    type: "CounterOffer";
    offer: OfferId[];
  }

  /** Answer somebody's offer with another one, to its maker; a form. `give` is what the speaker gives. */
  export interface CounterOffer {
    type: "CounterOffer";
    offer: OfferId;
    give: Cards;
    get: Cards;
  }

  /** An island to look at. */
  export interface DealtMap {
    geometry: Geometry;
    board: BoardView;
  }

  export type Decision = OneOf<{ kind: "AnswerRobber"; thief: Seat; victim?: Seat } | { kind: "BuildAnother" } | { kind: "Discard"; count: number } | { kind: "GiveInReturn"; count: number } | { kind: "MoveRobber"; closed?: Record<string, Closed> } | { kind: "PairedTurn" } | { kind: "PlaceFreeRoad"; number?: number; of?: number } | { kind: "PlaceNeutralRoad" } | { kind: "PlaceNeutralSettlement" } | { kind: "PlaceRoad" } | { kind: "PlaceSettlement"; pays?: boolean } | { kind: "Play" } | { kind: "Roll" } | { kind: "SpecialBuilding"; then?: Seat[] }>;

  /** What the next roll is drawn from: how many cards, and of which totals; it is shuffled at so many. */
  export interface DeckView {
    left: number;
    shuffle_at: number;
    totals: Record<string, number>;
  }

  /** Do without the second free road, instead of placing it (option `one-free-road`). */
  export interface DeclineFreeRoad {
    type: "DeclineFreeRoad";
  }

  /** Say no to an offer. */
  export interface DeclineOffer {
    type: "DeclineOffer";
    offer: OfferId;
  }

  /** A player drew the top card of the deck. */
  export interface DevelopmentCardBought {
    type: "DevelopmentCardBought";
    seat: Seat;
    card?: Card;
  }

  /** What two dice show. */
  export type Dice = number[];

  /** All cards of the dice deck are in it again, in an order that nobody knows (option `dice-deck`). */
  export interface DiceDeckShuffled {
    type: "DiceDeckShuffled";
  }

  /** The dice fell. */
  export interface DiceRolled {
    type: "DiceRolled";
    seat: Seat;
    dice: Dice;
  }

  /** The dice fell so that the roll does not count: they are rolled again in the same move, before the `DiceRolled` that does (options `two-players`, `safe-beginning`). */
  export interface DiceRolledAgain {
    type: "DiceRolledAgain";
    seat: Seat;
    dice: Dice;
  }

  /** Give up `cards` to the supply after a seven; a form. */
  export interface Discard {
    type: "Discard";
    cards: Cards;
  }

  /** How many cards have to go. */
  export interface DiscardForm {
    type: "Discard";
    count: number;
  }

  /** Take a knight one has played out of the game, for trade tokens (option `two-players`). */
  export interface DiscardKnight {
    type: "DiscardKnight";
  }

  /** The decision that comes first. */
  export interface Due {
    decision: string;
  }

  /** Pass the dice on. */
  export interface EndTurn {
    type: "EndTurn";
  }

  export type Event = OneOf<IslandDealtAgain | StartRolled | FirstPlayerChosen | TurnBegan | TurnEnded | Passed | PairedTurnBegan | DiceRolled | DiceRolledAgain | HexesProduced | CardsProduced | SupplyShort | CardsDiscarded | RobberMoved | CardStolen | RoadBuilt | SettlementBuilt | CityBuilt | DevelopmentCardBought | KnightPlayed | RoadBuildingPlayed | YearOfPlentyPlayed | MonopolyPlayed | TradedWithSupply | OfferMade | OfferAccepted | OfferDeclined | OfferWithdrawn | Traded | LongestRoadMoved | LargestArmyMoved | GameWon | BridgeBuilt | FlagRaised | FlagLowered | DiceDeckShuffled | FreeRoadDeclined | RobberLeft | VictoryPointPlayed | RobberMovedToHarbor | RobberAnswered | TradeTokensSpent | TradeTokensTaken | KnightDiscarded | CardsDrawn | CardsReturned>;

  /** It is settled who starts. */
  export interface FirstPlayerChosen {
    type: "FirstPlayerChosen";
    seat: Seat;
  }

  /** A player does not want to be asked after all; that a flag comes down by itself shows in the view only. */
  export interface FlagLowered {
    type: "FlagLowered";
    seat: Seat;
  }

  /** A player wants to be asked what they build before the next turn (option `special-building`). */
  export interface FlagRaised {
    type: "FlagRaised";
    seat: Seat;
  }

  /** Whose flag is up. */
  export interface Flags {
    flags: Seat[];
  }

  /** Pay trade tokens, and draw cards from the opponent's hand unseen (option `two-players`). */
  export interface ForceTrade {
    type: "ForceTrade";
  }

  export type Form = OneOf<DiscardForm | OfferForm | CounterForm>;

  /** The second free road was not wanted (option `one-free-road`). */
  export interface FreeRoadDeclined {
    type: "FreeRoadDeclined";
    seat: Seat;
  }

  /** A player reached the goal on their own turn. */
  export interface GameWon {
    type: "GameWon";
    seat: Seat;
    points: number;
  }

  /** What a client needs to draw any board; ids are indexes into these lists. */
  export interface Geometry {
    hexes: number[][];
    intersections: number[][];
    paths: number[][];
    corners: number[][];
  }

  /** After `ForceTrade`: give the opponent as many cards as were drawn (option `two-players`). */
  export interface GiveInReturn {
    type: "GiveInReturn";
    cards: Cards;
  }

  /** What a harbor trades. */
  export type Harbor = "brick" | "lumber" | "wool" | "grain" | "ore" | "any";

  /** An index into `geometry.hexes`. */
  export type Hex = number;

  /** A hex; without a `number` it produces nothing. */
  export interface HexView {
    terrain: Terrain;
    number?: number;
  }

  /** Several hexes. */
  export type Hexes = number[];

  /** These hexes have the number that was rolled; `blocked` is the one under the robber. */
  export interface HexesProduced {
    type: "HexesProduced";
    hexes: Hexes;
    blocked?: Hex;
  }

  /** An index into `geometry.intersections`. */
  export type Intersection = number;

  /** The island had to be dealt again, so many times: it left somebody without a place to start. */
  export interface IslandDealtAgain {
    type: "IslandDealtAgain";
    times: number;
  }

  /** A played knight left the game (option `two-players`). */
  export interface KnightDiscarded {
    type: "KnightDiscarded";
    seat: Seat;
  }

  /** A knight lies face up before its owner. */
  export interface KnightPlayed {
    type: "KnightPlayed";
    seat: Seat;
  }

  /** Who holds the largest army now; absent: it is set aside. */
  export interface LargestArmyMoved {
    type: "LargestArmyMoved";
    seat?: Seat;
    knights: number;
  }

  /** After a seven: let the robber stay where it is and steal nothing (option `optional-robber`). */
  export interface LeaveRobber {
    type: "LeaveRobber";
  }

  export type Legal = OneOf<{ type: "PlaceSettlement"; intersection: Intersection[] } | { type: "PlaceRoad"; path: Path[] } | { type: "RollDice" } | { type: "EndTurn" } | { type: "Pass" } | { type: "MoveRobber"; hex: Hex[]; victim: (Seat | null)[] } | { type: "BuildRoad"; path: Path[] } | { type: "BuildSettlement"; intersection: Intersection[] } | { type: "BuildCity"; intersection: Intersection[] } | { type: "BuyDevelopmentCard" } | { type: "PlayKnight" } | { type: "PlayRoadBuilding" } | { type: "PlaceFreeRoad"; path: Path[] } | { type: "PlayYearOfPlenty"; first: Resource[]; second: Resource[] } | { type: "PlayMonopoly"; resource: Resource[] } | { type: "TradeWithSupply"; give: Resource[]; get: Resource[] } | { type: "AcceptOffer"; offer: OfferId[] } | { type: "DeclineOffer"; offer: OfferId[] } | { type: "WithdrawOffer"; offer: OfferId[] } | { type: "ConfirmTrade"; offer: OfferId[]; partner: Seat[] } | { type: "BuildBridge"; path: Path[] } | { type: "RaiseFlag" } | { type: "LowerFlag" } | { type: "DeclineFreeRoad" } | { type: "LeaveRobber" } | { type: "PlayVictoryPoint" } | { type: "MoveRobberToHarbor"; harbor: Path[]; victim: (Seat | null)[] } | { type: "LetRobberStand" } | { type: "PlaceNeutralRoad"; neutral: Neutral[]; path: Path[] } | { type: "PlaceNeutralSettlement"; neutral: Neutral[]; intersection: Intersection[] } | { type: "ForceTrade" } | { type: "GiveInReturn"; cards: Cards[] } | { type: "SendRobberToDesert" } | { type: "DiscardKnight" }>;

  /** Answer the robber with no knight: let it stay and steal (option `knight-interrupt`); the other answer is `PlayKnight`. */
  export interface LetRobberStand {
    type: "LetRobberStand";
  }

  /** How many there may be. */
  export interface Limit {
    limit: number;
  }

  /** Who holds the longest road now, a neutral player too; absent: it is set aside. */
  export interface LongestRoadMoved {
    type: "LongestRoadMoved";
    seat?: Seat;
    length: number;
  }

  /** Do not ask to be asked, after all (option `special-building` with flags). */
  export interface LowerFlag {
    type: "LowerFlag";
  }

  /** Which cards are missing. */
  export interface Missing {
    needs: Cards;
  }

  /** Everyone handed over every card of one resource; `taken` is how many, by seat. */
  export interface MonopolyPlayed {
    type: "MonopolyPlayed";
    seat: Seat;
    resource: Resource;
    taken: BySeat;
  }

  /** Move the robber to `hex` and steal from `victim`, if there is somebody to steal from. */
  export interface MoveRobber {
    type: "MoveRobber";
    hex: Hex;
    victim: Seat | null;
  }

  /** Move the robber to `harbor` and steal from `victim`, if there is somebody (option `robber-is-pirate`). */
  export interface MoveRobberToHarbor {
    type: "MoveRobberToHarbor";
    harbor: Path;
    victim: Seat | null;
  }

  /** A player nobody plays, numbered after the seats. */
  export type Neutral = number;

  /** Somebody who has nothing but pieces. */
  export interface NeutralView {
    road: number;
    left: Record<string, number>;
  }

  /** The code says it all. */
  export interface NoFacts {
  }

  /** About a kind of development card. */
  export interface OfCard {
    card: Card;
  }

  /** About an offer. */
  export interface OfOffer {
    offer: OfferId;
  }

  /** About who was to be traded with. */
  export interface OfPartner {
    partner: Seat;
  }

  /** About a kind of piece. */
  export interface OfPiece {
    piece: string;
  }

  /** About a resource. */
  export interface OfResource {
    resource: Resource;
  }

  /** About a seat. */
  export interface OfSeat {
    seat: Seat;
  }

  /** About who was to be robbed. */
  export interface OfVictim {
    victim: Seat;
  }

  /** A player would do this trade. */
  export interface OfferAccepted {
    type: "OfferAccepted";
    seat: Seat;
    offer: OfferId;
  }

  /** A player will not do this trade. */
  export interface OfferDeclined {
    type: "OfferDeclined";
    seat: Seat;
    offer: OfferId;
  }

  /** To whom an offer may be made. */
  export interface OfferForm {
    type: "OfferTrade";
    to: Seat[];
  }

  /** The number of an offer, from 1. */
  export type OfferId = number;

  /** `seat` offers `give` for `get`; `counters` is the offer that this one answers. */
  export interface OfferMade {
    type: "OfferMade";
    seat: Seat;
    offer: OfferId;
    give: Cards;
    get: Cards;
    to: Seats;
    counters?: OfferId;
  }

  /** Offer `give` for `get` to the seats in `to`: the active player to others, others to the active player; a form. */
  export interface OfferTrade {
    type: "OfferTrade";
    give: Cards;
    get: Cards;
    to: Seats;
  }

  export interface OfferView {
    from: Seat;
    to: Seat[];
    give: Cards;
    get: Cards;
    answers: Record<string, "accepted" | "declined">;
    counters?: OfferId;
  }

  /** The offer is off the table. */
  export interface OfferWithdrawn {
    type: "OfferWithdrawn";
    seat: Seat;
    offer: OfferId;
  }

  /** What options show, by key. */
  export interface Options {
    "separate-phases"?: boolean;
    "special-building"?: Flags;
    "dice-deck"?: DeckView;
    "two-players"?: TwoPlayersView;
  }

  /** How many cards it has to be, and how many it was. */
  export interface Owed {
    owed: number;
    given: number;
  }

  /** The partner of the player whose turn has ended builds, buys and trades with the supply (option `paired-players`). */
  export interface PairedTurnBegan {
    type: "PairedTurnBegan";
    seat: Seat;
  }

  /** Between two turns: build and buy no more (options `special-building`, `paired-players`). */
  export interface Pass {
    type: "Pass";
  }

  /** A player builds and buys no more before the next turn (options `special-building`, `paired-players`). */
  export interface Passed {
    type: "Passed";
    seat: Seat;
  }

  /** An index into `geometry.paths`. */
  export type Path = number;

  /** Place a road that road building pays for. */
  export interface PlaceFreeRoad {
    type: "PlaceFreeRoad";
    path: Path;
  }

  /** Place the road that a neutral player gets for one's own (option `two-players`). */
  export interface PlaceNeutralRoad {
    type: "PlaceNeutralRoad";
    neutral: Neutral;
    path: Path;
  }

  /** Place the settlement that a neutral player gets for one's own (option `two-players`). */
  export interface PlaceNeutralSettlement {
    type: "PlaceNeutralSettlement";
    neutral: Neutral;
    intersection: Intersection;
  }

  /** Set-up: put the road beside the settlement just placed. */
  export interface PlaceRoad {
    type: "PlaceRoad";
    path: Path;
  }

  /** Set-up: put a starting settlement on the board. */
  export interface PlaceSettlement {
    type: "PlaceSettlement";
    intersection: Intersection;
  }

  /** Play a knight: `MoveRobber` follows. */
  export interface PlayKnight {
    type: "PlayKnight";
  }

  /** Take every card of one resource from all opponents. */
  export interface PlayMonopoly {
    type: "PlayMonopoly";
    resource: Resource;
  }

  /** Play road building: up to two `PlaceFreeRoad` follow. */
  export interface PlayRoadBuilding {
    type: "PlayRoadBuilding";
  }

  /** Play a victory point card, where it counts only then (option `vp-cards-are-ordinary`). */
  export interface PlayVictoryPoint {
    type: "PlayVictoryPoint";
  }

  /** Take two cards from the supply; which of them is called first makes no difference. */
  export interface PlayYearOfPlenty {
    type: "PlayYearOfPlenty";
    first: Resource;
    second: Resource;
  }

  /** What it costs. */
  export interface Price {
    needs: number;
  }

  /** What the log proves about a hand: so many at least, at most, and how many nobody can be sure of. */
  export interface Proven {
    least: Cards;
    most: Cards;
    unknown: number;
  }

  /** Ask to build once this turn has ended (option `special-building` with flags). Listed for whoever has nothing to decide, from the first turn on. */
  export interface RaiseFlag {
    type: "RaiseFlag";
  }

  /** How the flag is. */
  export interface Raised {
    raised: boolean;
  }

  export type Refusal = { code: "already_answered"; facts: OfOffer } | { code: "bought_this_turn"; facts: OfCard } | { code: "card_played"; facts: NoFacts } | { code: "cards_after_roll"; facts: NoFacts } | { code: "choose_victim"; facts: NoFacts } | { code: "deck_empty"; facts: NoFacts } | { code: "first_free_road"; facts: NoFacts } | { code: "flag"; facts: Raised } | { code: "game_over"; facts: NoFacts } | { code: "knight_discarded"; facts: NoFacts } | { code: "malformed"; facts: NoFacts } | { code: "no_cards_to_trade"; facts: NoFacts } | { code: "no_desert"; facts: NoFacts } | { code: "no_gifts"; facts: NoFacts } | { code: "no_pieces_left"; facts: OfPiece } | { code: "no_place"; facts: NoFacts } | { code: "no_played_knight"; facts: NoFacts } | { code: "no_road_possible"; facts: NoFacts } | { code: "no_settlement"; facts: NoFacts } | { code: "no_start_there"; facts: NoFacts } | { code: "no_such_card"; facts: OfCard } | { code: "no_such_offer"; facts: OfOffer } | { code: "no_such_seat"; facts: OfSeat } | { code: "no_such_victim"; facts: OfVictim } | { code: "not_a_city_yet"; facts: NoFacts } | { code: "not_accepted"; facts: OfPartner } | { code: "not_connected"; facts: NoFacts } | { code: "not_enough_cards"; facts: Missing } | { code: "not_enough_tokens"; facts: Price } | { code: "not_legal"; facts: NoFacts } | { code: "not_over_water"; facts: NoFacts } | { code: "not_yet"; facts: Due } | { code: "not_your_offer"; facts: OfOffer } | { code: "not_your_turn"; facts: NoFacts } | { code: "nothing_to_give"; facts: NoFacts } | { code: "over_water"; facts: NoFacts } | { code: "path_taken"; facts: NoFacts } | { code: "pool_empty"; facts: NoFacts } | { code: "robber_at_desert"; facts: NoFacts } | { code: "robber_must_move"; facts: NoFacts } | { code: "robber_not_there"; facts: NoFacts } | { code: "same_offer"; facts: NoFacts } | { code: "same_resource"; facts: OfResource } | { code: "same_resource"; facts: NoFacts } | { code: "set_up"; facts: NoFacts } | { code: "supply_short"; facts: OfResource } | { code: "supply_short"; facts: NoFacts } | { code: "too_close"; facts: NoFacts } | { code: "too_few_of_a_kind"; facts: NoFacts } | { code: "too_many_offers"; facts: Limit } | { code: "trading_is_over"; facts: NoFacts } | { code: "wrong_count"; facts: Owed } | { code: "wrong_moment"; facts: Due } | { code: "wrong_moment"; facts: NoFacts } | { code: "wrong_partner"; facts: NoFacts } | { code: "wrong_return"; facts: Owed };

  /** A kind of resource card. */
  export type Resource = "brick" | "lumber" | "wool" | "grain" | "ore";

  /** A player builds roads at no cost. */
  export interface RoadBuildingPlayed {
    type: "RoadBuildingPlayed";
    seat: Seat;
  }

  /** A road was built; `free` in set-up and by road building. `seat` may be a neutral player. */
  export interface RoadBuilt {
    type: "RoadBuilt";
    seat: Seat;
    path: Path;
    free: boolean;
  }

  /** A player has decided whether to answer the robber with a knight (option `knight-interrupt`); how shows only once it counts, by `KnightPlayed`. */
  export interface RobberAnswered {
    type: "RobberAnswered";
    seat: Seat;
  }

  /** The robber was left where it stands, and nothing was stolen (option `optional-robber`). */
  export interface RobberLeft {
    type: "RobberLeft";
    seat: Seat;
  }

  /** The robber went to another hex. */
  export interface RobberMoved {
    type: "RobberMoved";
    seat: Seat;
    hex: Hex;
  }

  /** The robber went to a harbor, with which nobody trades until it leaves (option `robber-is-pirate`). */
  export interface RobberMovedToHarbor {
    type: "RobberMovedToHarbor";
    seat: Seat;
    harbor: Path;
  }

  /** Roll for production. */
  export interface RollDice {
    type: "RollDice";
  }

  /** A player's number, clockwise from 0. */
  export type Seat = number;

  /** A seat; `hand` and those after it are the player's own, and everybody's when the game is over. */
  export interface SeatView {
    cards: number;
    development: number;
    points: number;
    road: number;
    played: Record<string, number>;
    left: Record<string, number>;
    rates: Cards;
    proven?: Proven;
    hand?: Cards;
    unplayed?: Record<string, number>;
    new?: Record<string, number>;
    total?: number;
    at_stake?: number;
  }

  /** Several seats. */
  export type Seats = number[];

  /** Pay trade tokens, and move the robber to the desert (option `two-players`). */
  export interface SendRobberToDesert {
    type: "SendRobberToDesert";
  }

  /** A settlement was built; `free` in set-up. `seat` may be a neutral player. */
  export interface SettlementBuilt {
    type: "SettlementBuilt";
    seat: Seat;
    intersection: Intersection;
    free: boolean;
  }

  /** A player rolled to see who starts. */
  export interface StartRolled {
    type: "StartRolled";
    seat: Seat;
    dice: Dice;
  }

  /** The supply could not pay everyone who was owed this resource. */
  export interface SupplyShort {
    type: "SupplyShort";
    resource: Resource;
  }

  /** What a hex is. */
  export type Terrain = "hills" | "forest" | "pasture" | "fields" | "mountains" | "desert" | "sea" | "gold" | "fog";

  /** A player paid trade tokens back to the pool (option `two-players`). */
  export interface TradeTokensSpent {
    type: "TradeTokensSpent";
    seat: Seat;
    count: number;
  }

  /** A player took trade tokens from the pool (option `two-players`). */
  export interface TradeTokensTaken {
    type: "TradeTokensTaken";
    seat: Seat;
    count: number;
  }

  /** Maritime trade at one's best rate (`view.seats.N.rates`): several of `give` for one of `get`. */
  export interface TradeWithSupply {
    type: "TradeWithSupply";
    give: Resource;
    get: Resource;
  }

  /** `seat`, who made the offer, gave `give` to `partner` and got `get`. */
  export interface Traded {
    type: "Traded";
    seat: Seat;
    partner: Seat;
    give: Cards;
    get: Cards;
    offer: OfferId;
  }

  /** A maritime trade. */
  export interface TradedWithSupply {
    type: "TradedWithSupply";
    seat: Seat;
    give: Cards;
    get: Cards;
  }

  /** A player's turn began; turns count from 1. */
  export interface TurnBegan {
    type: "TurnBegan";
    seat: Seat;
    number: number;
  }

  /** A player passed the dice on. */
  export interface TurnEnded {
    type: "TurnEnded";
    seat: Seat;
    number: number;
  }

  /** Whose turn it is; number 0 in set-up, no `dice` before the roll. `offered`: offers made this turn, by seat. */
  export interface TurnView {
    number: number;
    seat: Seat;
    card_played: boolean;
    dice?: number[];
    offered?: Record<string, number>;
  }

  /** The dice of this turn, and all about the trade tokens. */
  export interface TwoPlayersView {
    tokens: Record<string, number>;
    prices: Record<string, number>;
    pool: number;
    for_a_knight: number;
    knights: number;
    rolls: number[][];
  }

  /** A victory point card lies face up and is among the `points` from now on (option `vp-cards-are-ordinary`). */
  export interface VictoryPointPlayed {
    type: "VictoryPointPlayed";
    seat: Seat;
  }

  /** The game as one seat may see it. */
  export interface View {
    board: BoardView;
    robber?: Hex;
    robber_harbor?: Path;
    buildings: Record<string, Building>;
    roads: Record<string, Seat | Neutral>;
    seats: Record<string, SeatView>;
    neutrals?: Record<string, NeutralView>;
    supply?: Cards;
    deck: number;
    longest_road?: Seat | Neutral;
    largest_army?: Seat;
    turn: TurnView;
    waiting: Record<string, Decision>;
    offers: Record<string, OfferView>;
    goal: number;
    hand_limit: number;
    bank: number;
    bank_rate: number;
    costs: Record<string, Cards>;
    plays: Card[];
    goods: Record<string, Resource>;
    yields: Record<string, number>;
    winner?: Seat;
    options?: Options;
  }

  /** Take one's own offer back. */
  export interface WithdrawOffer {
    type: "WithdrawOffer";
    offer: OfferId;
  }

  /** A player took two cards from the supply. */
  export interface YearOfPlentyPlayed {
    type: "YearOfPlentyPlayed";
    seat: Seat;
    cards: Cards;
  }
}
