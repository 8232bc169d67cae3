import type { CardId } from '../../engine/cards.ts';
import { MENU, NONE } from '../../games/courte-paille/state.ts';
import type { Reading } from './reading.ts';

/** What the menu has for a hand: its three best cards at a glance. */
export class Offers {
  best: CardId = NONE;
  /** What they add to the chance to win, best first; less than nothing for a card that is not there. */
  first = -1;
  second = -1;
  third = -1;

  read(bytes: Uint8Array, reading: Reading): void {
    this.best = NONE;
    this.first = this.second = this.third = -1;
    const end = MENU + bytes[MENU]!;
    for (let slot = MENU + 1; slot <= end; slot++) this.#rank(bytes[slot]!, reading.gainOf(bytes[slot]!));
  }

  #rank(card: CardId, gain: number): void {
    if (gain > this.first) {
      this.third = this.second;
      this.second = this.first;
      this.first = gain;
      this.best = card;
    } else if (gain > this.second) {
      this.third = this.second;
      this.second = gain;
    } else if (gain > this.third) this.third = gain;
  }
}
