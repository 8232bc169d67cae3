import type { CardId, Cards } from '../../src/engine/cards.ts';
import type { Chance } from '../../src/engine/chance/chance.ts';
import type { Position } from '../../src/engine/game.ts';
import type { Bench } from '../../src/engine/laws/bench/bench.ts';
import { Drawing } from '../../src/engine/laws/bench/drawing.ts';
import { rowsOf } from '../../src/engine/laws/bench/line.ts';
import { anyPlay, type Play } from '../../src/engine/laws/bench/random-match.ts';
import { bitOf, type SeatSet } from '../../src/engine/seats.ts';
import type { Announcement } from '../../src/table/log/announcement.ts';
import { apply } from '../../src/table/log/apply.ts';
import type { Entry, Opened } from '../../src/table/log/entry.ts';
import type { RunningMatch } from '../../src/table/log/running-match.ts';
import type { Table } from '../../src/table/log/table.ts';
import { booksOf, type Books } from './books.ts';
import { Noted, withEars } from './chances.ts';
import { seated } from './seated.ts';

/** What was done, and all that says what the same is where the cards are others. */
export interface Deed {
  readonly entry: Entry;
  /** Nothing for the deal. */
  readonly play: Play | undefined;
  /** The cards that the mover knew, with who knew each of them, and those of them that it moved. */
  readonly own: readonly (readonly [card: CardId, knownTo: SeatSet])[];
  readonly moved: readonly CardId[];
  readonly numbers: readonly number[];
  readonly drawn: readonly CardId[];
  /** Who was waited for then. */
  readonly waiting: SeatSet;
}

const BETWEEN_MOVES = 1000;

/** A random match at a table as it is. What is still secret of it is kept apart: it may be told anew with other cards. */
export class TrueMatch {
  readonly bench: Bench;
  readonly opened: Opened;
  readonly table: Table;
  /** How the table stood before anything that is still secret, and what was done since. */
  readonly base: Position;
  books: Books;
  line: Deed[] = [];
  /** By card: who came to know it, since then or before. */
  readonly known: Uint8Array;
  announcement!: Announcement;
  #noted!: Noted;
  #drawing!: Drawing;

  constructor(bench: Bench, opened: Opened) {
    this.bench = bench;
    this.opened = opened;
    this.base = bench.blank();
    this.known = new Uint8Array(this.base.cards.deck.size);
    const chanceFor = (state: Position, chance: Chance): Drawing => {
      this.#noted = new Noted(chance);
      return (this.#drawing = new Drawing(this.#noted, state.cards));
    };
    this.table = seated(opened, withEars(bench.game, { chanceFor, hears: (state) => this.#learn(state) }));
    this.books = booksOf(this.table);
  }

  /** From the deal on there is one. */
  get match(): RunningMatch {
    return this.table.match!;
  }

  begin(): void {
    this.#write({ kind: 'begun', at: BETWEEN_MOVES }, undefined);
  }

  next(): Play | undefined {
    const { bench, match } = this;
    return anyPlay(bench, match.waiting, bench.allMoves(match.state));
  }

  play(play: Play): void {
    const { game } = this.bench;
    const { seat, code } = play;
    if (this.announcement.events.length > 0) this.#settle();
    const at = this.table.changed + BETWEEN_MOVES;
    this.#write({ kind: 'moved', seat, move: game.format(game.decode(code)), at }, play);
  }

  /** Nothing is secret any more that was chosen. */
  #settle(): void {
    const { base, match, known } = this;
    this.bench.game.copy(match.state, base);
    this.books = booksOf(this.table);
    this.line = [];
    known.fill(0);
    this.#learn(base);
  }

  #write(entry: Entry, play: Play | undefined): void {
    const { cards } = this.table.match?.state ?? this.base;
    const own = play === undefined ? [] : knownBy(cards, bitOf(play.seat));
    const before = rowsOf(cards);
    this.announcement = apply(this.table, entry);
    this.#learn(this.match.state);
    const after = rowsOf(this.match.state.cards);
    const moved = own.flatMap(([card]) => (before[card] === after[card] ? [] : [card]));
    const { numbers } = this.#noted;
    this.line.push({ entry, play, own, moved, numbers, drawn: this.#drawing.drawn, waiting: this.match.waiting });
  }

  #learn({ cards, traced }: Position): void {
    const { known } = this;
    for (let card = 0; card < known.length; card++)
      known[card] = known[card]! | cards.knownTo(card) | (traced?.[card] ?? 0);
  }
}

function knownBy(cards: Cards, bit: SeatSet): [CardId, SeatSet][] {
  const own: [CardId, SeatSet][] = [];
  for (let card = 0; card < cards.deck.size; card++) {
    const knownTo = cards.knownTo(card);
    if ((knownTo & bit) !== 0) own.push([card, knownTo]);
  }
  return own;
}
