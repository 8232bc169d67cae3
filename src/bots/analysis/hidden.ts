import type { Cards } from '../../engine/cards.ts';
import type { Chance } from '../../engine/chance/chance.ts';

const slots = new Uint16Array(256);

/** What lies on the table and nobody has seen goes to the pile, and comes from there anew: until somebody sees it every order is as likely. */
export function dealHidden(cards: Cards, luck: Chance, order: (cards: Cards) => void): void {
  const { bytes, pile, rows } = cards;
  let count = 0;
  for (const row of rows) {
    if (row === pile) continue;
    const end = row + bytes[row]!;
    for (let slot = row + 1; slot <= end; slot++) {
      if (bytes[bytes[slot]!] !== 0) continue;
      cards.lay(pile, bytes[slot]!);
      slots[count++] = slot;
    }
  }
  order(cards);
  for (let i = 0; i < count; i++) bytes[slots[i]!] = cards.draw(luck);
}
