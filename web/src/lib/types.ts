// Made by `python -m camarilla.server.types`: change the Python classes, not this file.

/** A secret and the seats that may read it; null to anybody else. */
export interface Sealed<T> {
  readers: number[] | null;
  value: T | null;
}

export interface Hello {
  type: "hello";
  token: string;
  ref?: number | null;
}

export interface Enter {
  type: "enter";
  room: string;
  seen?: SeenSoFar | null;
  ref?: number | null;
}

export interface SeenSoFar {
  match: string;
  number: number;
}

export interface Leave {
  type: "leave";
  ref?: number | null;
}

export interface Sit {
  type: "sit";
  place: number;
  name?: string | null;
  ref?: number | null;
}

export interface Stand {
  type: "stand";
  place: number;
  ref?: number | null;
}

export interface SeatBot {
  type: "seat_bot";
  place: number;
  bot: string;
  ref?: number | null;
}

export interface Remove {
  type: "remove";
  place: number;
  ref?: number | null;
}

export interface Change {
  type: "change";
  game?: string | null;
  seats?: number | null;
  options?: Record<string, unknown> | null;
  pace?: string | null;
  public?: boolean | null;
  spectators?: boolean | null;
  shuffle?: boolean | null;
  ref?: number | null;
}

export interface Start {
  type: "start";
  ref?: number | null;
}

export interface Decide {
  type: "decide";
  match: string;
  window: number;
  seat: number;
  reply: string;
  ref?: number | null;
}

export interface MoreTime {
  type: "more_time";
  match: string;
  seat: number;
  ref?: number | null;
}

export interface TakeBack {
  type: "take_back";
  match: string;
  seat: number;
  ref?: number | null;
}

export interface Vote {
  type: "vote";
  match: string;
  seat: number;
  ref?: number | null;
}

export interface Say {
  type: "say";
  text: string;
  ref?: number | null;
}

export interface SayPhrase {
  type: "phrase";
  phrase: string;
  role?: string | null;
  seat?: number | null;
  ref?: number | null;
}

export interface Silence {
  type: "silence";
  user: string;
  silent?: boolean;
  ref?: number | null;
}

export interface Ping {
  type: "ping";
  ref?: number | null;
}

export type FromClient =
  | Hello
  | Enter
  | Leave
  | Sit
  | Stand
  | SeatBot
  | Remove
  | Change
  | Start
  | Decide
  | MoreTime
  | TakeBack
  | Vote
  | Say
  | SayPhrase
  | Silence
  | Ping;

export interface Welcome {
  type: "welcome";
  user: string;
  name: string;
  avatar: string;
  version: string;
}

export interface Ack {
  type: "ack";
  ref?: number | null;
  sequence?: number | null;
}

export interface Problem {
  type: "error";
  code: string;
  reason: string;
  ref?: number | null;
}

export interface RoomShown {
  type: "room";
  code: string;
  version: number;
  host: string;
  game: string;
  options: Record<string, unknown>;
  pace: string;
  public: boolean;
  spectators: boolean;
  shuffle: boolean;
  places: PlaceShown[];
  silenced: string[];
  watching: number;
  match: string | null;
  playing: boolean;
}

export interface PlaceShown {
  user: string | null;
  name: string;
  avatar: string;
  bot: string | null;
  connected: boolean;
}

export interface SeenMessage {
  type: "seen";
  match: string;
  seat: number | null;
  first: number;
  view: View;
  answers: number;
  holders: HolderShown[];
  commitment: string;
  clock?: Clock | null;
}

export interface View {
  game: string;
  version: number;
  seats: number;
  options: Record<string, unknown>;
  seat: number | null;
  turn: number;
  living: number[];
  agreed: [number, number[]];
  table: AnyTable;
  agenda: AnyStep[];
  window: OpenWindow | null;
  windows: number;
  events: AnyEvent[];
  outcome: Outcome | null;
}

export interface OpenWindow {
  number: number;
  step: AnyStep;
  seats: number[];
  question: Question | null;
  answer: Reply | null;
}

export interface Question {
  kind: string;
  options: Reply[];
  defaults: Reply[];
  closed: Closed[];
}

export interface Reply {
  verb: string;
  seat?: number | null;
  what?: string | null;
}

export interface Closed {
  reply: Reply;
  why: string;
}

export interface Outcome {
  winners: number[];
  reason: string;
}

export interface HolderShown {
  user: string | null;
  name: string;
  avatar: string;
  bot: string | null;
  stand_in: boolean;
}

export interface Clock {
  left: number;
  reserve: number;
}

export interface Answered {
  type: "answered";
  match: string;
  window: number;
  answers: number;
}

export interface EndedMessage {
  type: "ended";
  match: string;
  outcome: Outcome;
  seed: string;
}

export interface Said {
  type: "said";
  number: number;
  user: string;
  name: string;
  text?: string | null;
  phrase?: string | null;
  role?: string | null;
  seat?: number | null;
}

export interface Replaced {
  type: "replaced";
}

export interface Pong {
  type: "pong";
  ref?: number | null;
}

export type ToClient =
  | Welcome
  | Ack
  | Problem
  | RoomShown
  | SeenMessage
  | Answered
  | EndedMessage
  | Said
  | Replaced
  | Pong;

export interface ActionBlocked {
  event: "ActionBlocked";
  seat: number;
  action: string;
  by: number;
}

export interface ActionDeclared {
  event: "ActionDeclared";
  seat: number;
  action: string;
  role: string | null;
  targets: number[];
  paid: number;
}

export interface CardChosen {
  event: "CardChosen";
  seat: number;
  card: Sealed<string>;
}

export interface CardKept {
  event: "CardKept";
  seat: number;
  by: number;
}

export interface CardReturned {
  event: "CardReturned";
  seat: number;
  card: Sealed<string>;
}

export interface CardShown {
  event: "CardShown";
  seat: number;
  to: number;
  card: Sealed<string>;
}

export interface CardsDealt {
  event: "CardsDealt";
  seat: number;
  cards: Sealed<string[]>;
}

export interface CardsDrawn {
  event: "CardsDrawn";
  seat: number;
  count: number;
  cards: Sealed<string[]>;
}

export interface Challenged {
  event: "Challenged";
  seat: number;
  claimant: number;
  role: string;
  passed: number[];
}

export interface ClaimFailed {
  event: "ClaimFailed";
  seat: number;
  role: string;
  challenger: number;
}

export interface ClaimProved {
  event: "ClaimProved";
  seat: number;
  role: string;
  challenger: number;
}

export interface CoinsGained {
  event: "CoinsGained";
  seat: number;
  coins: number;
}

export interface CoinsTaken {
  event: "CoinsTaken";
  seat: number;
  source: number;
  coins: number;
}

export interface CostReturned {
  event: "CostReturned";
  seat: number;
  coins: number;
}

export interface CounterClaimed {
  event: "CounterClaimed";
  seat: number;
  role: string;
  action: string;
  against: number;
  passed: number[];
}

export interface DrawAgreed {
  event: "DrawAgreed";
  seat: number;
}

export interface EstateReturned {
  event: "EstateReturned";
  seat: number;
  coins: number;
}

export interface Exiled {
  event: "Exiled";
  seat: number;
}

export interface GameBegan {
  event: "GameBegan";
  seats: number;
  first: number;
  roles: string[];
  copies: number;
}

export interface GameEnded {
  event: "GameEnded";
  winners: number[];
  reason: string;
}

export interface LifeLost {
  event: "LifeLost";
  seat: number;
  card: string;
  cause: string;
}

export interface ReplacementForced {
  event: "ReplacementForced";
  seat: number;
  by: number;
}

export interface TurnBegan {
  event: "TurnBegan";
  seat: number;
  turn: number;
}

export type AnyEvent =
  | ActionBlocked
  | ActionDeclared
  | CardChosen
  | CardKept
  | CardReturned
  | CardShown
  | CardsDealt
  | CardsDrawn
  | Challenged
  | ClaimFailed
  | ClaimProved
  | CoinsGained
  | CoinsTaken
  | CostReturned
  | CounterClaimed
  | DrawAgreed
  | EstateReturned
  | Exiled
  | GameBegan
  | GameEnded
  | LifeLost
  | ReplacementForced
  | TurnBegan;

export interface Apply {
  step: "Apply";
  deed: Deed;
  number: number;
}

export interface Deed {
  seat: number;
  action: string;
  role: string | null;
  targets: number[];
  paid: number;
}

export interface BeginTurn {
  step: "BeginTurn";
  seat: number;
}

export interface EndTurn {
  step: "EndTurn";
}

export interface Fail {
  step: "Fail";
  deed: Deed;
  by: number;
}

export interface ReturnCost {
  step: "ReturnCost";
  deed: Deed;
}

export interface Challenge {
  step: "Challenge";
  claimant: number;
  role: string;
  stands: AnyStep[];
  falls: AnyStep[];
}

export interface Counteract {
  step: "Counteract";
  deed: Deed;
  entitled: number[];
}

export interface Draft {
  step: "Draft";
}

export interface JudgeCard {
  step: "JudgeCard";
  seat: number;
  owner: number;
}

export interface LoseLife {
  step: "LoseLife";
  seat: number;
  cause: string;
}

export interface Prove {
  step: "Prove";
  seat: number;
  role: string;
  challenger: number;
  stands: AnyStep[];
  falls: AnyStep[];
}

export interface ReturnCard {
  step: "ReturnCard";
  seat: number;
}

export interface ShowCard {
  step: "ShowCard";
  seat: number;
  to: number;
}

export interface TakeAction {
  step: "TakeAction";
  seat: number;
}

export type AnyStep =
  | Apply
  | BeginTurn
  | EndTurn
  | Fail
  | ReturnCost
  | Challenge
  | Counteract
  | Draft
  | JudgeCard
  | LoseLife
  | Prove
  | ReturnCard
  | ShowCard
  | TakeAction;

export interface CourtSeen {
  table: "CourtSeen";
  active: number;
  seats: SeatSeen[];
  court: number;
  estates: Record<string, number>;
}

export interface SeatSeen {
  coins: number;
  cards: number;
  face_up: string[];
  set_aside: number;
  hand: string[] | null;
  aside: string[] | null;
}

export type AnyTable =
  | CourtSeen;

export interface Guest {
  user: string;
  name: string;
  avatar: string;
}

export interface NewGuest {
  user: string;
  name: string;
  avatar: string;
  token: string;
}

export interface Handover {
  code: string;
}

export interface RoomListed {
  code: string;
  game: string;
  options: Record<string, unknown>;
  pace: string;
  seats: number;
  free: number;
  host: string;
  playing: boolean;
  spectators: boolean;
}

export interface KeptMatch {
  match: string;
  game: string;
  seats: number;
  names: string[];
  yours: number[];
  started: number;
  ended: number | null;
  winners: number[] | null;
  reason: string | null;
}

export interface MatchShown {
  match: string;
  names: string[];
  transcript: unknown;
}

export interface Offered {
  games: GameOffered[];
  paces: string[];
  phrases: Phrase[];
}

export interface GameOffered {
  key: string;
  version: number;
  options: Record<string, unknown>;
  bots: string[];
  roles: Record<string, RoleOffered>;
}

export interface RoleOffered {
  actions: string[];
  blocks: string[];
}

export interface Phrase {
  key: string;
  role: boolean;
  seat: boolean;
}

export interface ReplayShown {
  match: string;
  room: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  holders: HolderShown[];
  started_by: number | null;
  commitment: string;
  seed: string;
  outcome: Outcome;
  events: AnyEvent[];
  moments: Moment[];
}

export interface Moment {
  decision: string | null;
  turn: number;
  living: number[];
  told: number;
  tables: AnyTable[];
  window: WindowTold | null;
}

export interface WindowTold {
  number: number;
  step: AnyStep;
  seats: number[];
  questions: Question[];
}

export interface Lesson {
  steps: number;
  moments: LessonMoment[];
}

export interface LessonMoment {
  step: number;
  seen: SeenMessage;
  decision: LessonDecision | null;
}

export interface LessonDecision {
  window: number;
  seat: number;
  reply: string;
}
