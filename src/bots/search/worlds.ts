import type { Row } from '../../engine/cards.ts';
import type { Chance } from '../../engine/chance/chance.ts';
import type { AnyGame, Position } from '../../engine/game.ts';
import { has, type Seat } from '../../engine/seats.ts';
import type { Question } from '../bot.ts';
import type { Dealer, Guide } from './guide.ts';

/** What of a guide is about worlds. */
type Dealing = Pick<Guide, 'mayDealAnew' | 'dealer' | 'believe'>;

/**
 * The worlds that a seat takes for possible, one after the other. The first is imagined from the view. Where nothing but
 * who knows which card bounds what may lie where, the others are copies of it with the unknown cards dealt anew,
 * which is the same and much quicker.
 */
export class Worlds {
  readonly #game: AnyGame;
  readonly #guide: Dealing;
  readonly #view: unknown;
  readonly #seat: Seat;
  /** An imagined world whose unknown cards all lie in the pile. */
  readonly #base: Position;
  /** The addresses that they are to be dealt to, and who knows what lies there. */
  readonly #slots: number[] = [];
  readonly #knowers: number[] = [];
  #isBegun = false;
  #isFree = false;
  #dealer: Dealer | undefined;

  constructor(game: AnyGame, guide: Dealing, question: Question) {
    this.#game = game;
    this.#guide = guide;
    this.#view = question.view();
    this.#seat = question.seat;
    this.#base = game.blank(question.seats, question.options, question.rules);
  }

  imagine(luck: Chance, into: Position): void {
    this.#deal(luck, into);
    this.#guide.believe?.(into, this.#seat, luck);
  }

  #deal(luck: Chance, into: Position): void {
    if (!this.#isBegun) this.#begin(luck);
    if (this.#dealer !== undefined) return this.#dealer.deal(luck, into);
    if (!this.#isFree) return this.#game.imagine(this.#view, luck, into);
    this.#game.copy(this.#base, into);
    const { cards } = into;
    const { bytes } = cards;
    const slots = this.#slots;
    for (let i = 0; i < slots.length; i++) {
      const card = cards.draw(luck);
      bytes[slots[i]!] = card;
      bytes[card] = this.#knowers[i]!;
    }
  }

  #begin(luck: Chance): void {
    this.#isBegun = true;
    this.#game.imagine(this.#view, luck, this.#base);
    const { cards } = this.#base;
    const isPileHidden = cards.ids(cards.pile).every((card) => !has(cards.knownTo(card), this.#seat));
    this.#isFree = isPileHidden && this.#guide.mayDealAnew?.(this.#base) === true;
    if (!this.#isFree) this.#dealer = this.#guide.dealer?.(this.#base, this.#seat);
    else for (const row of cards.rows) if (row !== cards.pile) this.#collect(row);
  }

  #collect(row: Row): void {
    const { cards } = this.#base;
    cards.ids(row).forEach((card, i) => {
      if (has(cards.knownTo(card), this.#seat)) return;
      this.#slots.push(row + 1 + i);
      this.#knowers.push(cards.knownTo(card));
      cards.bytes[card] = 0;
      cards.lay(cards.pile, card);
    });
  }
}
