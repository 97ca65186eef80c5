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
  window?: number | null;
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
  ref?: number | null;
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

export interface ActionBacked {
  event: "ActionBacked";
  seat: number;
  action: string;
  partner: number;
  paid: number;
}

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
  receiver?: number | null;
  named?: string | null;
}

export interface ActionUnbacked {
  event: "ActionUnbacked";
  seat: number;
  action: string;
}

export interface AsideTurnedUp {
  event: "AsideTurnedUp";
  seat: number;
  card: string;
  role: string;
  challenger: number;
}

export interface BankFed {
  event: "BankFed";
  coins: number;
  bank: number;
}

export interface BankTaken {
  event: "BankTaken";
  seat: number;
  coins: number;
}

export interface BombClaimed {
  event: "BombClaimed";
  seat: number;
  role: string;
  to: number | null;
}

export interface BombDefused {
  event: "BombDefused";
  seat: number;
}

export interface BombHeld {
  event: "BombHeld";
  seat: number;
}

export interface CardChosen {
  event: "CardChosen";
  seat: number;
  card: Sealed<string>;
}

export interface CardDealtBack {
  event: "CardDealtBack";
  seat: number;
  card: Sealed<string>;
  left: number;
}

export interface CardKept {
  event: "CardKept";
  seat: number;
  by: number;
}

export interface CardPaidFor {
  event: "CardPaidFor";
  seat: number;
  paid: number;
}

export interface CardPassed {
  event: "CardPassed";
  seat: number;
  to: number;
  card: Sealed<string>;
}

export interface CardPooled {
  event: "CardPooled";
  seat: number;
  card: Sealed<string>;
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

export interface CardsRevealed {
  event: "CardsRevealed";
  cards: string[];
}

export interface CategoryScored {
  event: "CategoryScored";
  colour: string;
  holdings: number[];
  fame: number[];
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

export interface CoinsGiven {
  event: "CoinsGiven";
  seat: number;
  to: number;
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

export interface CubesDealt {
  event: "CubesDealt";
  seat: number;
  cubes: string[];
}

export interface CubesReturned {
  event: "CubesReturned";
  seat: number;
  colour: string;
  count: number;
}

export interface CubesSwapped {
  event: "CubesSwapped";
  seat: number;
  other: number;
  took: string;
  gave: string;
}

export interface CubesTaken {
  event: "CubesTaken";
  seat: number;
  cubes: string[];
}

export interface DisappearFired {
  event: "DisappearFired";
  seat: number;
}

export interface DisappearLifted {
  event: "DisappearLifted";
  seat: number;
}

export interface DisappearPlaced {
  event: "DisappearPlaced";
  seat: number;
  by: number;
}

export interface DrawAgreed {
  event: "DrawAgreed";
  seat: number;
}

export interface EscapeClaimed {
  event: "EscapeClaimed";
  seat: number;
  role: string;
}

export interface EstateClaimed {
  event: "EstateClaimed";
  seat: number;
  role: string;
}

export interface EstateDivided {
  event: "EstateDivided";
  estates: number[];
  heirs: number[];
  share: number;
  remainder: number;
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

export interface ExtortionRefused {
  event: "ExtortionRefused";
  seat: number;
  by: number;
  paid: number;
}

export interface FameCounted {
  event: "FameCounted";
  items: number[];
  fame: number[];
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

export interface ItemKept {
  event: "ItemKept";
  seat: number;
  item: string;
  fame: number;
}

export interface JoinClaimed {
  event: "JoinClaimed";
  seat: number;
  role: string;
  action: string;
  partner: number;
}

export interface LifeLost {
  event: "LifeLost";
  seat: number;
  card: string;
  cause: string;
}

export interface LifeSetAside {
  event: "LifeSetAside";
  seat: number;
  role: string;
  cause: string;
  card: Sealed<string>;
}

export interface LootLaid {
  event: "LootLaid";
  loot: [string, string][];
}

export interface LootStolen {
  event: "LootStolen";
  seat: number;
  place: string;
  card: string;
}

export interface PartnerPassed {
  event: "PartnerPassed";
  seat: number;
}

export interface PeacekeepingTaken {
  event: "PeacekeepingTaken";
  seat: number;
}

export interface PlaceDeserted {
  event: "PlaceDeserted";
  place: string;
  card: string;
}

export interface PlaceGuarded {
  event: "PlaceGuarded";
  place: string;
  snitches: number[];
  thieves: number[];
}

export interface PlansRevealed {
  event: "PlansRevealed";
  plans: string[];
}

export interface ReplacementForced {
  event: "ReplacementForced";
  seat: number;
  by: number;
}

export interface RoundBegan {
  event: "RoundBegan";
  number: number;
  partner: number | null;
}

export interface SecretsDrawn {
  event: "SecretsDrawn";
  seat: number;
  count: number;
  cards: Sealed<string[]>;
}

export interface SecretsRevealed {
  event: "SecretsRevealed";
  seat: number;
  cards: string[];
}

export interface TableLaid {
  event: "TableLaid";
  seats: number;
  deck: string;
  partner: number | null;
}

export interface TaxPaid {
  event: "TaxPaid";
  seat: number;
  officer: number;
  role: string;
}

export interface TaxPlaced {
  event: "TaxPlaced";
  seat: number;
  role: string;
}

export interface ThievesMet {
  event: "ThievesMet";
  place: string;
  thieves: number[];
  paid: boolean;
}

export interface TokensReturned {
  event: "TokensReturned";
  seat: number;
  tokens: string[];
}

export interface TreatyMade {
  event: "TreatyMade";
  seat: number;
  partner: number;
}

export interface TurnBegan {
  event: "TurnBegan";
  seat: number;
  turn: number;
}

export type AnyEvent =
  | ActionBacked
  | ActionBlocked
  | ActionDeclared
  | ActionUnbacked
  | AsideTurnedUp
  | BankFed
  | BankTaken
  | BombClaimed
  | BombDefused
  | BombHeld
  | CardChosen
  | CardDealtBack
  | CardKept
  | CardPaidFor
  | CardPassed
  | CardPooled
  | CardReturned
  | CardShown
  | CardsDealt
  | CardsDrawn
  | CardsRevealed
  | CategoryScored
  | Challenged
  | ClaimFailed
  | ClaimProved
  | CoinsGained
  | CoinsGiven
  | CoinsTaken
  | CostReturned
  | CounterClaimed
  | CubesDealt
  | CubesReturned
  | CubesSwapped
  | CubesTaken
  | DisappearFired
  | DisappearLifted
  | DisappearPlaced
  | DrawAgreed
  | EscapeClaimed
  | EstateClaimed
  | EstateDivided
  | EstateReturned
  | Exiled
  | ExtortionRefused
  | FameCounted
  | GameBegan
  | GameEnded
  | ItemKept
  | JoinClaimed
  | LifeLost
  | LifeSetAside
  | LootLaid
  | LootStolen
  | PartnerPassed
  | PeacekeepingTaken
  | PlaceDeserted
  | PlaceGuarded
  | PlansRevealed
  | ReplacementForced
  | RoundBegan
  | SecretsDrawn
  | SecretsRevealed
  | TableLaid
  | TaxPaid
  | TaxPlaced
  | ThievesMet
  | TokensReturned
  | TreatyMade
  | TurnBegan;

export interface AfterAction {
  step: "AfterAction";
}

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
  receiver?: number | null;
  named?: string | null;
  partners?: number[];
  shielded?: number[];
}

export interface BeforeAction {
  step: "BeforeAction";
  offers: number | null;
}

export interface BeginRound {
  step: "BeginRound";
}

export interface BeginTurn {
  step: "BeginTurn";
  seat: number;
}

export interface Catch {
  step: "Catch";
  seat: number;
  action: string;
  challenger: number;
}

export interface DealBack {
  step: "DealBack";
  givers: number[];
}

export interface Defuse {
  step: "Defuse";
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

export interface FireToken {
  step: "FireToken";
  seat: number;
}

export interface HearHeirs {
  step: "HearHeirs";
  estates: number[];
  waiting: number[];
  heirs: number[];
}

export interface HearJoiners {
  step: "HearJoiners";
  deed: Deed;
  joiners: number[];
}

export interface LiftToken {
  step: "LiftToken";
  seat: number;
}

export interface Probate {
  step: "Probate";
}

export interface Proceed {
  step: "Proceed";
  seat: number;
}

export interface React {
  step: "React";
  seat: number;
  verb: string;
}

export interface Refill {
  step: "Refill";
}

export interface ResolvePlace {
  step: "ResolvePlace";
  place: string;
  thieves: number[];
  snitches: number[];
}

export interface ReturnCost {
  step: "ReturnCost";
  deed: Deed;
}

export interface Score {
  step: "Score";
}

export interface Settle {
  step: "Settle";
  seat: number;
}

export interface Shield {
  step: "Shield";
  deed: Deed;
  by: number;
  later: number[];
}

export interface TakeBomb {
  step: "TakeBomb";
  seat: number;
  past: number[];
}

export interface TurnUpAside {
  step: "TurnUpAside";
  seat: number;
  role: string;
  challenger: number;
  stands: AnyStep[];
  falls: AnyStep[];
  caught: string | null;
}

export interface Back {
  step: "Back";
  deed: Deed;
}

export interface Challenge {
  step: "Challenge";
  claimant: number;
  role: string;
  stands: AnyStep[];
  falls: AnyStep[];
  caught: string | null;
}

export interface ChallengeAside {
  step: "ChallengeAside";
  claimant: number;
  role: string;
  stands: AnyStep[];
  falls: AnyStep[];
  caught: string | null;
}

export interface ChooseReceiver {
  step: "ChooseReceiver";
  seat: number;
  declared: Reply;
}

export interface ClaimEstate {
  step: "ClaimEstate";
  seat: number;
  estates: number[];
  waiting: number[];
  heirs: number[];
}

export interface Contribute {
  step: "Contribute";
  deed: Deed;
}

export interface Counteract {
  step: "Counteract";
  deed: Deed;
  entitled: number[];
  later: number[];
}

export interface Draft {
  step: "Draft";
}

export interface DrawAnother {
  step: "DrawAnother";
  seat: number;
  drawn: number;
  price: number;
}

export interface Escape {
  step: "Escape";
  seat: number;
  stands: AnyStep[];
  falls: AnyStep[];
}

export interface GiveCube {
  step: "GiveCube";
  seat: number;
  other: number;
  took: string;
  left: number;
}

export interface HoldBomb {
  step: "HoldBomb";
  seat: number;
  past: number[];
}

export interface Intrigue {
  step: "Intrigue";
  seat: number;
  left: number;
}

export interface Join {
  step: "Join";
  deed: Deed;
}

export interface JudgeCard {
  step: "JudgeCard";
  seat: number;
  owner: number;
}

export interface LayDown {
  step: "LayDown";
  seat: number;
}

export interface LoseLife {
  step: "LoseLife";
  seat: number;
  cause: string;
}

export interface MakePlans {
  step: "MakePlans";
}

export interface PassCard {
  step: "PassCard";
  seat: number;
  to: number;
}

export interface PayRansom {
  step: "PayRansom";
  seat: number;
  boss: number;
  ransom: number;
  cost: number;
}

export interface Prove {
  step: "Prove";
  seat: number;
  role: string;
  challenger: number;
  stands: AnyStep[];
  falls: AnyStep[];
  caught: string | null;
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
  barred: string | null;
}

export interface TakeCubes {
  step: "TakeCubes";
  seat: number;
  count: number;
}

export type AnyStep =
  | AfterAction
  | Apply
  | BeforeAction
  | BeginRound
  | BeginTurn
  | Catch
  | DealBack
  | Defuse
  | EndTurn
  | Fail
  | FireToken
  | HearHeirs
  | HearJoiners
  | LiftToken
  | Probate
  | Proceed
  | React
  | Refill
  | ResolvePlace
  | ReturnCost
  | Score
  | Settle
  | Shield
  | TakeBomb
  | TurnUpAside
  | Back
  | Challenge
  | ChallengeAside
  | ChooseReceiver
  | ClaimEstate
  | Contribute
  | Counteract
  | Draft
  | DrawAnother
  | Escape
  | GiveCube
  | HoldBomb
  | Intrigue
  | Join
  | JudgeCard
  | LayDown
  | LoseLife
  | MakePlans
  | PassCard
  | PayRansom
  | Prove
  | ReturnCard
  | ShowCard
  | TakeAction
  | TakeCubes;

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

export interface GuatemalaSeen {
  table: "GuatemalaSeen";
  active: number;
  seats: SeatSeen[];
  court: number;
  estates: Record<string, number>;
  roles: string[];
  tokens: Tokens;
  bank: number;
  pool: number;
}

export interface Tokens {
  peacekeeping: number | null;
  officer: number | null;
  taxed: string | null;
  treaty: [number, number] | null;
  disappear: number[];
}

export interface RoyalSeen {
  table: "RoyalSeen";
  deck: string;
  loot: Record<string, string | null>;
  stacks: [number, number];
  discard: string[];
  supply: number[];
  pile: number;
  partner: number | null;
  seats: HideoutSeen[];
}

export interface HideoutSeen {
  cubes: number[];
  items: string[];
  secret_cards: number;
  secrets: string[] | null;
}

export type AnyTable =
  | CourtSeen
  | GuatemalaSeen
  | RoyalSeen;

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
  seats: number[];
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

export interface DeckRead {
  deck: Record<string, unknown> | null;
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
  reasons: Reasons | null;
}

export interface WindowTold {
  number: number;
  step: AnyStep;
  seats: number[];
  questions: Question[];
}

export interface Reasons {
  replies?: Weighed[];
  beliefs?: Record<string, Record<string, number>>;
  value?: number | null;
}

export interface Weighed {
  reply: string;
  value?: number | null;
  chance?: number | null;
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

export const CLAIMS: readonly AnyEvent["event"][] = [
  "ActionDeclared",
  "BombClaimed",
  "CounterClaimed",
  "EscapeClaimed",
  "EstateClaimed",
  "JoinClaimed",
  "LifeSetAside",
];
