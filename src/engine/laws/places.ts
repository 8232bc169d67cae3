import type { Position } from '../game.ts';
import { firstOf, type Law, type Says } from './law.ts';

/** 8: every card is in exactly one place. */
export function places(): Law {
  return { law: 8, looks: ({ state }) => misplaced(state) };
}

export function misplaced({ cards }: Position): Says {
  const times = new Uint8Array(cards.deck.size);
  const overfull = firstOf(cards.rows.keys(), (i) => {
    const row = cards.rows[i]!;
    const count = cards.count(row);
    for (let index = 0; index < count; index++) times[cards.at(row, index)]!++;
    return count <= cards.kinds[i]!.room ? undefined : `row ${i} holds ${count} cards`;
  });
  const card = times.findIndex((count) => count !== 1);
  return overfull ?? (card < 0 ? undefined : `${cards.nameOf(card)} (${card}) is in ${times[card]} places`);
}
