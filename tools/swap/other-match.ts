import { SEED_BYTES, type Chance } from '../../src/engine/chance/chance.ts';
import { sfc32 } from '../../src/engine/chance/fast.ts';
import type { AnyGame, Position } from '../../src/engine/game.ts';
import type { Play } from '../../src/engine/laws/bench/random-match.ts';
import { Drawing } from '../../src/engine/laws/bench/drawing.ts';
import { Renaming } from '../../src/engine/laws/bench/renaming.ts';
import { bitOf, seatsIn, type SeatSet, type Viewer } from '../../src/engine/seats.ts';
import type { Announcement } from '../../src/table/log/announcement.ts';
import { apply } from '../../src/table/log/apply.ts';
import { RunningMatch } from '../../src/table/log/running-match.ts';
import type { Table } from '../../src/table/log/table.ts';
import { booksOf, enter, type Books } from './books.ts';
import { Repeated, withEars } from './chances.ts';
import { seated } from './seated.ts';
import { steadied } from './steadied.ts';
import type { Deed, TrueMatch } from './true-match.ts';

const NO_SEED = new Uint8Array(SEED_BYTES);

/** What another world came to. */
export interface Lived {
  /** Nothing where nobody did anything at last. */
  readonly announcement: Announcement | undefined;
  /** How many cards could be others. */
  readonly hidden: number;
}

/** A second table, where the same match is told with other cards wherever one viewer cannot know them. */
export class OtherMatch {
  readonly table: Table;
  readonly #true: TrueMatch;
  readonly #game: AnyGame;
  /** 1 for each card that the viewer knows. */
  readonly #known: Uint8Array;
  #renaming!: Renaming;
  #deed!: Deed;
  /** A match with secret choices in it cannot be used for another world. */
  #isPending = true;

  constructor(match: TrueMatch) {
    this.#true = match;
    this.#known = new Uint8Array(match.known.length);
    this.#game = withEars(match.bench.game, { chanceFor: (state) => this.#chanceFor(state) });
    this.table = seated(match.opened, this.#game);
  }

  /** Does all that is not settled once more. Nothing if that could not have gone the same way in public. */
  follow(viewer: Viewer): Lived | undefined {
    const { bench, base, books, line } = this.#true;
    const hidden = this.#hideFrom(viewer);
    this.#renaming = new Renaming(bench, base.cards.deck, this.#known);
    this.#return(books);
    if (books.match !== undefined) this.#deal(base);
    const deeds = line.length > 1 && bench.oneIn(2) ? steadied(line, viewer) : line;
    let announcement: Announcement | undefined;
    for (const deed of deeds) {
      announcement = deed && this.#does(deed, bitOf(viewer));
      if (deed !== undefined && announcement === undefined) return undefined;
    }
    return { announcement, hidden };
  }

  /** Stands as the viewer might imagine that the table does. */
  imagine(viewer: Viewer): void {
    const { bench, table, match } = this.#true;
    this.#return(booksOf(table));
    bench.game.imagine(bench.game.view(match.state, viewer), bench.stream()(), this.#match.state);
  }

  get #match(): RunningMatch {
    return this.table.match!;
  }

  #hideFrom(viewer: Viewer): number {
    const { known } = this.#true;
    const bit = bitOf(viewer);
    let hidden = 0;
    for (let card = 0; card < known.length; card++) {
      this.#known[card] = (known[card]! & bit) === 0 ? 0 : 1;
      if (this.#known[card] === 0) hidden++;
    }
    return hidden;
  }

  #return(books: Books): void {
    if (books.match === undefined) this.table.match = undefined;
    else if (this.#isPending || this.table.match === undefined) this.#beginAnew();
    enter(this.table, books);
  }

  #beginAnew(): void {
    const { seats, options } = this.#true.bench.table;
    this.table.match = new RunningMatch(this.#game, seats, options, sfc32, NO_SEED);
    this.#isPending = false;
  }

  #deal(base: Position): void {
    const { state } = this.#match;
    this.#game.copy(base, state);
    state.cards.relabel(this.#renaming.becomes);
  }

  #does(deed: Deed, bit: SeatSet): Announcement | undefined {
    this.#deed = deed;
    const entry = deed.play === undefined ? deed.entry : this.#entryFor(deed, deed.play, bit);
    if (entry === undefined) return undefined;
    const announcement = apply(this.table, entry);
    this.#isPending = announcement.events.length === 0;
    // whom the table passed over is public, and so is what that says of their cards
    return this.#match.waiting === deed.waiting ? announcement : undefined;
  }

  #entryFor({ entry, moved, own }: Deed, play: Play, bit: SeatSet): Deed['entry'] | undefined {
    const { bench } = this.#true;
    const hidden = own.flatMap(([card, knownTo]) => ((knownTo & bit) === 0 ? [card] : []));
    const there = this.#renaming.ofPlay({ play, moved, hidden });
    if (there === undefined || this.#isStuck() || !bench.moves(this.#match.state, there.seat).includes(there.code))
      return undefined;
    const move = bench.game.format(bench.game.decode(there.code));
    return { kind: 'moved', seat: there.seat, move, at: entry.at };
  }

  #isStuck(): boolean {
    const { state, waiting } = this.#match;
    return seatsIn(waiting).some((seat) => this.#true.bench.moves(state, seat).length === 0);
  }

  #chanceFor({ cards }: Position): Chance {
    const { numbers, drawn } = this.#deed;
    return new Drawing(new Repeated(numbers), cards, { drawn, becomes: this.#renaming.becomes });
  }
}
