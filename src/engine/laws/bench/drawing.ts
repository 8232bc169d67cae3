import type { CardId, Cards } from '../../cards.ts';
import type { Chance } from '../../chance/chance.ts';

/** What was drawn in one world, and which card each one is in another. */
export interface Script {
  readonly drawn: readonly CardId[];
  readonly becomes: ArrayLike<CardId>;
}

const NONE = -1;

/**
 * Chance that notes the cards it draws; with a script it draws those that they become. Without, another world
 * would be dealt the same cards from a pile that was gathered, and no leak of a deal would ever show.
 */
export class Drawing implements Chance {
  readonly drawn: CardId[] = [];
  readonly #chance: Chance;
  readonly #cards: Cards;
  readonly #script: Script | undefined;

  constructor(chance: Chance, cards: Cards, script?: Script) {
    this.#chance = chance;
    this.#cards = cards;
    this.#script = script;
  }

  begin(round: number, shuffle: number): void {
    this.#chance.begin(round, shuffle);
  }

  below(n: number): number {
    const number = this.#chance.below(n);
    const left = n === this.#cards.count(this.#cards.pile) ? n : 0;
    const place = left === 0 ? number : (this.#placeOf(this.#wanted(), left) ?? number);
    this.drawn.push(left === 0 ? NONE : this.#drawnAt(place, left));
    return place;
  }

  #wanted(): CardId {
    const card = this.#script?.drawn[this.drawn.length] ?? NONE;
    return this.#script?.becomes[card] ?? NONE;
  }

  #placeOf(wanted: CardId, left: number): number | undefined {
    for (let place = 0; place < left; place++) if (this.#drawnAt(place, left) === wanted) return place;
    return undefined;
  }

  /** The pile is drawn from its end. */
  #drawnAt(place: number, left: number): CardId {
    return this.#cards.at(this.#cards.pile, left - 1 - place);
  }
}
