import type { CardId, Cards } from '../../cards.ts';
import type { Chance } from '../../chance/chance.ts';
import type { GameEvent, Position, Tell } from '../../game.ts';
import { bitOf, type SeatSet, type Viewer } from '../../seats.ts';
import type { Bench } from './bench.ts';
import { Drawing, type Script } from './drawing.ts';
import type { Play } from './random-match.ts';
import { sentTo } from './sent.ts';

/** What a viewer is sent: the events as it may see them, and all that is then put before it. */
export interface Sent {
  readonly events: readonly GameEvent[];
  readonly bytes: string;
}

/** One move of a line, and what it sent to the viewer. */
export interface Step {
  readonly play: Play;
  readonly sent: Sent;
  readonly waiting: SeatSet;
  /** The cards that its mover knew: those that it moved, and those that the viewer knew nothing of before. */
  readonly moved: readonly CardId[];
  readonly hidden: readonly CardId[];
}

/** Moves tried out on a copy, as one viewer lives through them. */
export class Line {
  readonly bench: Bench;
  readonly viewer: Viewer;
  readonly state: Position;
  readonly #chance: Drawing;
  /** 1 for each card that the viewer knew or traced at any time. */
  readonly known: Uint8Array;

  constructor(bench: Bench, from: Position, viewer: Viewer, chance: Chance, script?: Script) {
    this.bench = bench;
    this.viewer = viewer;
    this.state = bench.copyOf(from);
    this.#chance = new Drawing(chance, this.state.cards, script);
    this.known = new Uint8Array(from.cards.deck.size);
    this.#learn();
  }

  get drawn(): readonly CardId[] {
    return this.#chance.drawn;
  }

  step(play: Play): Step {
    const { cards } = this.state;
    const own = idsOf(cards).filter((card) => (cards.knownTo(card) & bitOf(play.seat)) !== 0);
    const hidden = own.filter((card) => (cards.knownTo(card) & bitOf(this.viewer)) === 0);
    const before = rowsOf(cards);
    const sent = this.play(play);
    const after = rowsOf(cards);
    const moved = own.filter((card) => before[card] !== after[card]);
    return { play, sent, waiting: this.bench.game.waitingFor(this.state), moved, hidden };
  }

  /** Makes a move; what the viewer is sent. */
  play({ seat, code }: Play): Sent {
    return this.#hear((tell) => this.bench.game.play(this.state, seat, code, this.#chance, tell));
  }

  start(): Sent {
    return this.#hear((tell) => this.bench.game.start(this.state, this.#chance, tell));
  }

  #hear(happens: (tell: Tell<GameEvent>) => void): Sent {
    const events: GameEvent[] = [];
    happens((event) => {
      this.#learn();
      const seen = this.bench.game.project(event, this.viewer);
      if (seen !== undefined) events.push(seen);
    });
    this.#learn();
    return { events, bytes: JSON.stringify(events) + sentTo(this.bench, this.state, this.viewer) };
  }

  #learn(): void {
    const { cards, traced } = this.state;
    const bit = bitOf(this.viewer);
    for (let card = 0; card < this.known.length; card++) {
      if (((cards.knownTo(card) | (traced?.[card] ?? 0)) & bit) !== 0) this.known[card] = 1;
    }
  }
}

function idsOf(cards: Cards): CardId[] {
  return [...cards.deck.faceOf.keys()];
}

/** For each card which row it lies in. */
export function rowsOf({ bytes, deck, rows }: Cards): Uint8Array {
  const rowOf = new Uint8Array(deck.size);
  rows.forEach((row, i) => {
    const end = row + bytes[row]!;
    for (let slot = row + 1; slot <= end; slot++) rowOf[bytes[slot]!] = i;
  });
  return rowOf;
}
