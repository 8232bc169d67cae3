import type { Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import { nextAfter } from '../../../../../games/str8-eight/faces.ts';
import type { Str8EightView } from '../../../../../games/str8-eight/view.ts';

/** How a match began in which nothing has happened yet but its first draw; nothing of any other. */
export function openingOf({ hand, dealer, turn, discard, passed, seats }: Str8EightView): Str8EightEvent[] {
  const isNew =
    hand === 1 && discard.length + passed.length === 0 && seats.every(({ sequence }) => sequence.length === 0);
  if (!isNew || turn === undefined || turn !== nextAfter(dealer, seats.length)) return [];
  const dealt = seats.map(({ hand: cards }, seat): Str8EightEvent => ({
    type: 'dealt',
    seat,
    // whoever begins has drawn one more
    cards: seat === turn ? cards.slice(0, -1) : cards,
  }));
  return [{ type: 'hand', number: hand, dealer, first: turn }, ...dealt];
}

/** What is known of a hand that was under way when we came: the steps, one after the other at each seat. */
export function stepsSoFar({ seats }: Str8EightView): Str8EightEvent[] {
  const longest = Math.max(...seats.map(({ sequence }) => sequence.length));
  return Array.from({ length: longest }).flatMap((_, step) =>
    seats.flatMap(({ sequence }, seat): Str8EightEvent[] => {
      const card = sequence[step];
      return card === undefined ? [] : [{ type: 'laid', seat, card }];
    }),
  );
}
