/**
 * Str8 Eight told a second time: slow, plain, and from rules/str8-eight.md alone. It imports nothing of the engine on
 * purpose, so that a mistake in one telling is not a mistake in both. Chance is handed to it.
 */
export type Happening = { readonly type: string } & Readonly<Record<string, unknown>>;

export interface Luck {
  begin(round: number, shuffle: number): void;
  below(n: number): number;
}

type Cards = readonly string[];

/** A table at the beginning of a turn: the discard pile with its top card last, and how many turns nobody has laid a card. */
export interface Position {
  readonly hands: readonly Cards[];
  readonly sequences: readonly Cards[];
  readonly discard: Cards;
  readonly pile: Cards;
  readonly passed: Cards;
  readonly turn: number;
  readonly dealer: number;
  readonly hand: number;
  readonly scores: readonly number[];
  readonly barren: number;
}

const ONE_TO_EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];
/** E11a, by version of the rules. */
const MOST_BARREN: Readonly<Record<number, number>> = { 1: 400, 2: 100 };
const PASS_CARDS = ['pass-left', 'pass-right'];

/** E2, E3: in the listed order. */
const DECK: Cards = [
  ...ONE_TO_EIGHT.flatMap((group) => ONE_TO_EIGHT.map((place) => `${group}x${place}`)),
  ...PASS_CARDS.flatMap((card) => [card, card, card]),
];

function isPass(card: string): boolean {
  return PASS_CARDS.includes(card);
}

/** E2: 3 and 12 for `3x4`. */
function groupOf(card: string): number {
  return Number(card.split('x')[0]);
}

function numberOf(card: string): number {
  return groupOf(card) * Number(card.split('x')[1]);
}

/** E4: the numbers on the right of a card. */
function followersOf(number: number): number[] {
  const ways = ONE_TO_EIGHT.flatMap((k) => ONE_TO_EIGHT.slice(0, 7).map((i) => [k, i] as const));
  return ways.filter(([k, i]) => k * i === number).map(([k, i]) => k * (i + 1));
}

/** E7, E8 */
function mayLay(sequence: Cards, card: string): boolean {
  if (isPass(card)) return false;
  const last = sequence.at(-1);
  return last === undefined ? numberOf(card) <= 8 : followersOf(numberOf(last)).includes(numberOf(card));
}

/** E12, E13: of a sequence, or of a hand, where there may be pass cards. */
function totalOf(cards: Cards): number {
  return cards.reduce((total, card) => total + (isPass(card) ? 50 : numberOf(card)), 0);
}

/** E14 */
function isStr8(sequence: Cards): boolean {
  return sequence.every((card) => groupOf(card) === groupOf(sequence[0]!));
}

function listed(cards: Cards): string[] {
  return cards.toSorted((a, b) => DECK.indexOf(a) - DECK.indexOf(b));
}

/** One such card fewer, if there is one. */
function withoutOne(cards: string[], card: string): string[] {
  const at = cards.indexOf(card);
  return at === -1 ? cards : cards.toSpliced(at, 1);
}

/** What a table agreed on; `rules` is the version. */
interface Agreed {
  readonly seats: number;
  readonly target: number;
  readonly rules: number;
}

export class SecondTelling {
  private readonly agreed: Agreed;
  private readonly luck: Luck;
  private readonly hears: (event: Happening) => void;
  private readonly seats: number[];
  private awaits: 'draw' | 'card' | 'nothing' = 'nothing';
  private hand = 0;
  private shuffles = 0;
  private dealer = 0;
  private turn = 0;
  private barren = 0;
  private pile: Cards = [];
  private discard: Cards = [];
  private passed: Cards = [];
  private hands: string[][] = [];
  private sequences: Cards[] = [];
  /** For each viewer, the watcher last, what is known of each seat's hand. */
  private known: string[][][] = [];
  scores: number[];
  winners: number[] = [];

  constructor(agreed: Agreed, luck: Luck, hears: (event: Happening) => void) {
    [this.agreed, this.luck, this.hears] = [agreed, luck, hears];
    this.seats = [...Array(agreed.seats).keys()];
    this.scores = this.seats.map(() => 0);
  }

  /** E15 */
  start(): void {
    this.luck.begin(0, 0);
    this.dealer = this.luck.below(this.agreed.seats);
    this.openHand();
  }

  /** With open hands. Chance is left as it is: whoever resumes has begun the stream that drawing goes on from. */
  resume({ hands, sequences, pile, scores, turn, ...rest }: Position): void {
    Object.assign(this, rest, { sequences: [...sequences], pile: listed(pile), scores: [...scores] });
    this.hands = hands.map((hand) => [...hand]);
    this.look(() => true);
    this.beginTurn(turn);
  }

  get waitingFor(): number[] {
    return this.awaits === 'nothing' ? [] : [this.turn];
  }

  /** E6 */
  moves(seat: number): string[] {
    if (this.awaits === 'nothing' || seat !== this.turn) return [];
    if (this.awaits === 'draw') return ['draw pile', 'draw discard'];
    const cards = [...new Set(this.hands[seat])];
    return [
      ...cards.filter((card) => mayLay(this.sequences[seat]!, card)).map((card) => `lay ${card}`),
      ...cards.filter((card) => isPass(card)).map((card) => `play ${card}`),
      ...cards.map((card) => `discard ${card}`),
    ];
  }

  play(seat: number, move: string): void {
    if (!this.moves(seat).includes(move)) throw new Error(`seat ${seat} may not ${move}`);
    const [verb, what] = move.split(' ') as [string, string];
    if (verb === 'draw') return this.draw(what);
    this.leaveHand(seat, what);
    if (verb === 'lay') return this.lay(seat, what);
    if (verb === 'play') this.passHands(seat, what);
    if (verb === 'discard') this.throwAway(seat, what);
    this.endBarrenTurn();
  }

  /** For each seat what the viewer knows of its hand; the watcher is -1. */
  knows(viewer: number): string[] {
    return this.known.at(viewer)!.map((cards) => listed(cards).join(' '));
  }

  /** E5, E15 */
  private openHand(): void {
    this.hand += 1;
    [this.shuffles, this.barren] = [0, 0];
    [this.pile, this.discard, this.passed] = [DECK, [], []];
    this.sequences = this.seats.map(() => []);
    this.luck.begin(this.hand, 0);
    const first = this.leftOf(this.dealer);
    this.tell('hand', { number: this.hand, dealer: this.dealer, first });
    for (const seat of this.seats) {
      const cards = [this.drawn(), this.drawn(), this.drawn()];
      this.hands[seat] = cards;
      this.tell('dealt', { seat, cards });
    }
    this.look((viewer, seat) => viewer === seat);
    this.beginTurn(first);
  }

  /** E6, E6a, E10a: with no discard pile there is nothing to decide. */
  private beginTurn(seat: number): void {
    this.turn = seat;
    this.awaits = 'draw';
    if (this.pile.length === 0) this.reshuffle();
    if (this.discard.length === 0) this.draw('pile');
  }

  /** E10 */
  private reshuffle(): void {
    this.pile = listed([...this.discard, ...this.passed]);
    [this.discard, this.passed] = [[], []];
    this.shuffles += 1;
    this.luck.begin(this.hand, this.shuffles);
    this.tell('reshuffled', { count: this.pile.length });
  }

  /** The first card left changes places with one drawn by lot, and is drawn. */
  private drawn(): string {
    const at = this.luck.below(this.pile.length);
    const card = this.pile[at]!;
    this.pile = this.pile.with(at, this.pile[0]!).slice(1);
    return card;
  }

  /** E6: a card from the discard pile everybody has seen. */
  private draw(from: string): void {
    const card = from === 'pile' ? this.drawn() : this.discard.at(-1)!;
    const viewers = from === 'pile' ? [this.turn] : [...this.known.keys()];
    if (from === 'discard') this.discard = this.discard.slice(0, -1);
    this.hands[this.turn] = [...this.hands[this.turn]!, card];
    for (const viewer of viewers) this.known[viewer]![this.turn] = [...this.known[viewer]![this.turn]!, card];
    this.awaits = 'card';
    this.tell('drew', { seat: this.turn, card, from });
  }

  /** Whoever knew of k equal cards in that hand knows of k - 1 from now. */
  private leaveHand(seat: number, card: string): void {
    this.hands[seat] = withoutOne(this.hands[seat]!, card);
    for (const ofHands of this.known) ofHands[seat] = withoutOne(ofHands[seat]!, card);
  }

  /** E8, E11 */
  private lay(seat: number, card: string): void {
    this.sequences[seat] = [...this.sequences[seat]!, card];
    this.barren = 0;
    this.tell('laid', { seat, card });
    if (this.sequences[seat]!.length < 8) return this.beginTurn(this.leftOf(seat));
    this.tell('completed', { seat, str8: isStr8(this.sequences[seat]!) });
    this.score(seat);
  }

  /** E9: hands move, and what is known of a hand moves with it. What goes to the left comes from the right. */
  private passHands(seat: number, card: string): void {
    this.passed = [...this.passed, card];
    this.tell('passed', { seat, card });
    const { seats } = this.agreed;
    const givers = this.seats.map((taker) => (card === 'pass-left' ? taker + seats - 1 : taker + 1) % seats);
    this.hands = givers.map((giver) => this.hands[giver]!);
    this.known = this.known.map((ofHands) => givers.map((giver) => ofHands[giver]!));
    for (const taker of this.seats) this.known[taker]![taker] = this.hands[taker]!;
  }

  private throwAway(seat: number, card: string): void {
    this.discard = [...this.discard, card];
    this.tell('discarded', { seat, card });
  }

  /** E11a */
  private endBarrenTurn(): void {
    this.barren += 1;
    if (this.barren === MOST_BARREN[this.agreed.rules]) return this.score(null);
    this.beginTurn(this.leftOf(this.turn));
  }

  /** E12, E13, E14; at the end all hands are shown. */
  private score(completer: number | null): void {
    const str8 = completer !== null && isStr8(this.sequences[completer]!);
    const totals = this.sequences.map((sequence) => totalOf(sequence));
    const all = totals.reduce((sum, total) => sum + total, 0);
    const points = this.seats.map((seat) => {
      if (seat === completer) return str8 ? all : totals[seat]!;
      return (str8 ? 0 : totals[seat]!) - totalOf(this.hands[seat]!);
    });
    this.scores = this.seats.map((seat) => this.scores[seat]! + points[seat]!);
    this.look(() => true);
    const hands = this.hands.map((hand) => listed(hand));
    this.tell('scored', { hands, sequences: this.sequences, points, totals: this.scores });
    this.endOrGoOn(completer);
  }

  /** E15, E16, E17, E17a */
  private endOrGoOn(completer: number | null): void {
    const there = this.seats.filter((seat) => this.scores[seat]! >= this.agreed.target);
    if (there.length === 0) {
      this.dealer = this.leftOf(this.dealer);
      return this.openHand();
    }
    const most = there.filter((seat) => there.every((other) => this.scores[other]! <= this.scores[seat]!));
    this.winners = completer !== null && there.includes(completer) ? [completer] : most;
    this.awaits = 'nothing';
    this.tell('ended', { scores: this.scores, winners: this.winners });
  }

  /** E1 */
  private leftOf(seat: number): number {
    return (seat + 1) % this.agreed.seats;
  }

  /** What was known of hands gives way to what the viewers see now. */
  private look(sees: (viewer: number, seat: number) => boolean): void {
    const viewers = [...this.seats, -1];
    this.known = viewers.map((viewer) => this.hands.map((hand, seat) => (sees(viewer, seat) ? hand : [])));
  }

  private tell(type: string, fields: Record<string, unknown>): void {
    this.hears({ type, ...fields });
  }
}
