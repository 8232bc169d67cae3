import type { CardId } from '../../cards.ts';
import type { Deck } from '../../deck.ts';
import type { Bench } from './bench.ts';
import type { Step } from './line.ts';
import type { Play } from './random-match.ts';

/** A move, and the cards that say which ones it named. */
type MovedCards = Pick<Step, 'play' | 'moved' | 'hidden'>;

/** Other cards in the place of those that a viewer knows nothing of, dealt at random. */
export class Renaming {
  readonly becomes: Uint8Array;
  readonly #bench: Bench;
  readonly #deck: Deck;
  readonly #known: Uint8Array;

  constructor(bench: Bench, deck: Deck, known: Uint8Array) {
    this.#bench = bench;
    this.#deck = deck;
    this.#known = known;
    this.becomes = Uint8Array.from(known.keys());
    // no lists made by callbacks: worlds are made by the million
    const unknown: CardId[] = [];
    for (let card = 0; card < known.length; card++) if (known[card] === 0) unknown.push(card);
    for (let left = unknown.length; left > 0; left--) this.#swap(unknown[left - 1]!, unknown[bench.below(left)]!);
  }

  /** The same move where the cards are others. */
  ofPlay(step: MovedCards): Play | undefined {
    const { game } = this.#bench;
    const text = game.format(game.decode(step.play.code)).replace(/[\w-]+/g, (word) => this.#ofName(word, step));
    const move = game.parse(text);
    return move === undefined ? undefined : { seat: step.play.seat, code: game.encode(move) };
  }

  #ofName(word: string, step: MovedCards): string {
    const face = this.#deck.face(word);
    const card = face === undefined ? undefined : this.#meantBy(face, step);
    return card === undefined ? word : this.#deck.names[this.#deck.faceOf[this.becomes[card]!]!]!;
  }

  /** Which of several equal cards was meant; none if it was played openly, for then it keeps its name. */
  #meantBy(face: number, step: MovedCards): CardId | undefined {
    const moved = step.moved.filter((card) => this.#deck.faceOf[card] === face);
    if (moved.length > 0) return moved.length === 1 ? moved[0] : undefined;
    const hidden = step.hidden.filter((card) => this.#deck.faceOf[card] === face);
    return hidden.some((card) => this.#known[card] === 1) ? undefined : hidden[0];
  }

  #swap(a: CardId, b: CardId): void {
    const { becomes } = this;
    [becomes[a], becomes[b]] = [becomes[b]!, becomes[a]!];
  }
}
