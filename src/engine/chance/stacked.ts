import type { Deck } from '../deck.ts';
import type { Chance } from './chance.ts';

/** Round and shuffle. */
type StreamName = `${number}/${number}`;

/** A prepared match. What a plan leaves open is answered 0: the pile is drawn as it lies. */
export interface Plan {
  /** The answers of stream (0, 0). */
  readonly lots?: readonly number[];
  /** For a round, the cards in the order in which they are to be drawn from the full deck. */
  readonly deals?: Readonly<Record<number, readonly string[]>>;
  /** The raw answers of any other stream. */
  readonly reshuffles?: Readonly<Record<StreamName, readonly number[]>>;
}

interface Answer {
  readonly answer: number;
  /** How many the answer was prepared for, where only that many will do. */
  readonly of?: number;
}

/**
 * Chance that was arranged beforehand, for tests and guides. It is no `Generator` and has no name, so that no
 * record and no request can ask for it.
 */
export function stacked(deck: Deck, plan: Plan): Chance {
  return new StackedChance(answersOf(deck, plan));
}

class StackedChance implements Chance {
  readonly #answers: ReadonlyMap<StreamName, readonly Answer[]>;
  #stream: StreamName = '0/0';
  #asked = 0;

  constructor(answers: ReadonlyMap<StreamName, readonly Answer[]>) {
    this.#answers = answers;
  }

  begin(round: number, shuffle: number): void {
    this.#stream = `${round}/${shuffle}`;
    this.#asked = 0;
  }

  below(n: number): number {
    const planned = this.#answers.get(this.#stream)?.[this.#asked++];
    if (planned === undefined) return 0;
    const { answer, of = n } = planned;
    if (of !== n) throw new Error(`stream ${this.#stream} is planned for a draw from ${of} cards, not from ${n}`);
    if (!(answer < n))
      throw new Error(`stream ${this.#stream} is planned to answer ${answer}, which is not below ${n}`);
    return answer;
  }
}

function answersOf(deck: Deck, { lots = [], deals = {}, reshuffles = {} }: Plan): Map<StreamName, readonly Answer[]> {
  const answers = new Map<StreamName, readonly Answer[]>();
  for (const [stream, raw] of Object.entries(reshuffles)) answers.set(stream as StreamName, rawAnswers(stream, raw));
  for (const [round, cards] of Object.entries(deals)) {
    if (!(Number(round) >= 1)) throw new Error(`deal ${round} is planned, but rounds count from 1`);
    answers.set(`${Number(round)}/0`, dealAnswers(deck, round, cards));
  }
  return answers.set('0/0', rawAnswers('0/0', lots));
}

function rawAnswers(stream: string, raw: readonly number[]): Answer[] {
  const wrong = raw.find((answer) => !Number.isInteger(answer) || answer < 0);
  if (wrong !== undefined) throw new Error(`stream ${stream} is planned to answer ${wrong}, which no chance answers`);
  return raw.map((answer) => ({ answer }));
}

/** The answers that make these cards come, found by drawing them from a model of the pile. */
function dealAnswers(deck: Deck, round: string, cards: readonly string[]): Answer[] {
  const pile = Array.from(deck.faceOf);
  return cards.map((card, t) => {
    const place = pile.indexOf(faceOf(deck, round, card), t);
    if (place < 0) throw new Error(`deal ${round} is planned with more of ${card} than the deck has`);
    pile[place] = pile[t]!;
    return { answer: place - t, of: deck.size - t };
  });
}

function faceOf(deck: Deck, round: string, card: string): number {
  const face = deck.face(card);
  if (face === undefined) throw new Error(`deal ${round} is planned with ${card}, which is no card of this deck`);
  return face;
}
