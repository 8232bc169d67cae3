/**
 * What the second telling of La Courte Paille reckons with: the cards, what they are worth at the end, who rightly
 * knows where they are, and the table that they lie on. It imports nothing.
 */

export type Cards = readonly string[];

export const CHARACTERS: Cards = ['captain', 'cook', 'cabin-boy', 'lookout', 'sailor', 'fortune-teller'];

/** C2 */
export const DECK: Cards = [
  ...CHARACTERS.flatMap((character) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => `${character}-${value}`)),
  ...[1, 2, 3, 4, 5].map((value) => `coco-${value}`),
];

export const characterOf = (card: string): string => card.slice(0, card.lastIndexOf('-'));
export const valueOf = (card: string): number => Number(card.slice(card.lastIndexOf('-') + 1));
export const isCoco = (card: string): boolean => characterOf(card) === 'coco';
export const listed = (cards: Cards): string[] => DECK.filter((card) => cards.includes(card));
export const without = (cards: Cards, gone: Cards): string[] => cards.filter((card) => !gone.includes(card));
const shared = (cards: Cards, others: Cards): string[] => cards.filter((card) => others.includes(card));
const worth = (cards: Cards): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

/** C16: an entry for each character in the week, in listed order. */
export function totalsOf(week: Cards): Record<string, number> {
  const names = [...CHARACTERS, 'coco'].filter((name) => week.some((card) => characterOf(card) === name));
  return Object.fromEntries(names.map((name) => [name, worth(week.filter((card) => characterOf(card) === name))]));
}

/** C16, C18, C18a: the characters of the week from the highest total down, equal totals together. */
export function stepsOf(week: Cards): string[][] {
  const totals = totalsOf(week);
  const heights = [...new Set(Object.values(totals))].toSorted((a, b) => b - a);
  return heights.map((height) => Object.keys(totals).filter((name) => totals[name] === height));
}

/** C17, C17a, C18a: what a hand is worth in each step; its Cocos count once, in the first step where it holds a card. */
export function pointsBySteps(hand: Cards, steps: readonly Cards[]): number[] {
  const held = steps.map((step) => hand.filter((card) => step.includes(characterOf(card))));
  const first = held.findIndex((cards) => cards.length > 0);
  const plain = held.map((cards) => worth(cards.filter((card) => !isCoco(card))));
  return plain.map((points, i) => (i === first ? points + worth(hand.filter(isCoco)) : points));
}

/** C18: those who are tied go on from step to step. */
export function leaders(hands: readonly Cards[], steps: readonly Cards[]): number[] {
  const points = hands.map((hand) => pointsBySteps(hand, steps));
  let tied = [...hands.keys()];
  for (const step of steps.keys()) {
    const best = Math.max(...tied.map((seat) => points[seat]![step]!));
    tied = tied.filter((seat) => points[seat]![step] === best);
  }
  return tied;
}

/** What a viewer knew once of a hand that face-down cards were landed from, until all that were landed are seen. */
interface Doubt {
  readonly viewer: number;
  readonly of: number;
  readonly landed: Cards;
  readonly once: Cards;
}

/** For each viewer (-1 is a watcher) the cards whose place is known. It follows a card until it is shuffled. */
export class Knowledge {
  private readonly viewers: number[];
  private readonly known = new Map<number, string[]>();
  private doubts: Doubt[] = [];

  constructor(seats: number) {
    this.viewers = [-1, ...Array(seats).keys()];
  }

  /** In listed order. */
  of(viewer: number): string[] {
    return this.known.get(viewer) ?? [];
  }

  all(see: Cards): void {
    for (const viewer of this.viewers) this.one(viewer, see);
  }

  /** A doubted card leaves its hand only by being seen or shuffled; so what is left when a doubt ends is still there. */
  one(viewer: number, sees: Cards): void {
    this.known.set(viewer, listed([...this.of(viewer), ...sees]));
    const mine = this.doubts.filter((doubt) => doubt.viewer === viewer);
    this.doubts = this.doubts.filter((doubt) => doubt.viewer !== viewer);
    for (const doubt of mine) {
      const landed = without(doubt.landed, sees);
      const once = without(doubt.once, sees);
      if (landed.length > 0) this.doubts = [...this.doubts, { ...doubt, landed, once }];
      else this.known.set(viewer, listed([...this.of(viewer), ...once]));
    }
  }

  shuffled(cards: Cards): void {
    for (const viewer of this.viewers) this.known.set(viewer, without(this.of(viewer), cards));
    this.doubts = this.doubts.map((doubt) => ({ ...doubt, once: without(doubt.once, cards) }));
  }

  /** One of these cards went from the hand to the week, face down, and only its owner knows which. */
  landed(seat: number, card: string, oneOf: Cards): void {
    for (const viewer of this.viewers.filter((viewer) => viewer !== seat)) {
      const earlier = this.doubts.find((doubt) => doubt.viewer === viewer && doubt.of === seat);
      const landed = [...(earlier?.landed ?? []), card];
      const once = [...(earlier?.once ?? []), ...shared(this.of(viewer), oneOf)];
      this.known.set(viewer, without(this.of(viewer), oneOf));
      this.doubts = [...this.doubts.filter((doubt) => doubt !== earlier), { viewer, of: seat, landed, once }];
    }
  }
}

export type Happening = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Structurally what the engine calls Chance. */
export interface Luck {
  begin(round: number, shuffle: number): void;
  below(n: number): number;
}

export interface Agreed {
  readonly seats: number;
  /** single | announced | declared */
  readonly form: string;
  readonly cocoMaySleep: boolean;
  /** The version of the rules. */
  readonly rules: number;
}

/** The moment when a round's secret choices begin. `faceUp` counts in the week from the left, `out` lists seats. */
export type Position = Readonly<Record<'week' | 'menu' | 'discard' | 'pile' | 'characters' | 'asleep', Cards>> &
  Readonly<Record<'faceUp' | 'shark' | 'part' | 'shuffles', number>> &
  Readonly<Record<'out' | 'partsWon', readonly number[]>> & { readonly hands: readonly Cards[] };

/** The table: what lies where, what is awaited, and how cards are drawn, turned up and told of. */
export class Table {
  week: Cards = [];
  faceUp = 0;
  menu: Cards = [];
  discard: Cards = [];
  pile: Cards = [];
  asleep: Cards = [];
  /** Still in the game; and the cards of those who are not. */
  characters: Cards = CHARACTERS;
  gone: Cards = [];
  shark = 0;
  part = 1;
  /** Points, or parts won. */
  scores: number[];
  winners: number[] = [];
  protected hands: Cards[];
  protected out: number[] = [];
  protected shuffles = 0;
  protected awaits: 'choices' | 'turn' | 'banishing' | 'nothing' = 'nothing';
  protected chosen: (string | null)[] = [];
  /** Who resolves a card or banishes now, and who resolves one after. */
  protected turn = 0;
  protected queue: number[] = [];
  protected readonly seats: number[];
  protected readonly seen: Knowledge;
  protected readonly agreed: Agreed;
  protected readonly luck: Luck;
  protected readonly hears: (event: Happening) => void;

  constructor(agreed: Agreed, luck: Luck, hears: (event: Happening) => void) {
    [this.agreed, this.luck, this.hears] = [agreed, luck, hears];
    this.seats = [...Array(agreed.seats).keys()];
    this.seen = new Knowledge(agreed.seats);
    this.scores = this.seats.map(() => 0);
    this.hands = this.seats.map(() => []);
  }

  /** In listed order. A card that was turned up is in the hand until it is discarded. */
  hand(seat: number): string[] {
    return listed(this.hands[seat]!);
  }

  /** The cards that this viewer, or -1 for a watcher, rightly knows the place of; in listed order. */
  knows(viewer: number): string[] {
    return this.seen.of(viewer);
  }

  protected tell(type: string, fields: Readonly<Record<string, unknown>>): void {
    this.hears({ type, ...fields });
  }

  /** C10a, C10b: so many cards, or as many as there are. */
  protected drawn(count: number): string[] {
    if (count === 0) return [];
    if (this.pile.length === 0 && this.discard.length > 0) {
      [this.pile, this.discard] = [listed(this.discard), []];
      this.shuffle(this.shuffles + 1);
    }
    if (this.pile.length === 0) return [];
    const at = this.luck.below(this.pile.length);
    const card = this.pile[at]!;
    this.pile = this.pile.with(at, this.pile[0]!).slice(1);
    return [card, ...this.drawn(count - 1)];
  }

  protected shuffle(number: number): void {
    this.shuffles = number;
    this.luck.begin(this.part, number);
    this.seen.shuffled(this.pile);
    this.tell('reshuffled', { count: this.pile.length });
  }

  protected layMenu(): void {
    this.menu = this.drawn(5);
    this.seen.all(this.menu);
    this.tell('menu', { cards: this.menu });
  }

  protected turnLeftmost(): void {
    const card = this.week[this.faceUp]!;
    this.faceUp += 1;
    this.seen.all([card]);
    this.tell('turned', { position: this.faceUp, card });
  }

  /** All who are still in, clockwise from the holder of the shark. */
  protected fromShark(): number[] {
    const round = [...this.seats.slice(this.shark), ...this.seats.slice(0, this.shark)];
    return round.filter((seat) => !this.out.includes(seat));
  }

  /** C14: a sleeping Coco can be neither chosen nor landed. */
  protected awake(seat: number): string[] {
    return without(this.hand(seat), this.asleep);
  }

  protected throwAway(seat: number): void {
    const card = this.chosen[seat]!;
    this.hands = this.hands.with(seat, without(this.hands[seat]!, [card]));
    this.discard = [...this.discard, card];
    this.tell('discarded', { seat, card });
  }

  /** C8, C10b, C12b, C23 */
  protected takeFromPile(seat: number, count: number): void {
    const [card] = this.drawn(Math.min(count, 1));
    if (card === undefined) return;
    this.hands = this.hands.with(seat, [...this.hands[seat]!, card]);
    this.seen.one(seat, [card]);
    this.tell('took', { seat, card, from: 'pile' });
    this.takeFromPile(seat, count - 1);
  }
}
