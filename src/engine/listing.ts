import type { Deck } from './deck.ts';

/** As many cards as the largest row has room for. */
const desk = new Uint8Array(255);

/** A row's cards in listed order, on a desk that the next call clears: each goes where as many come before it. */
export function sorted(bytes: Uint8Array, row: number): Uint8Array {
  const end = row + bytes[row]!;
  for (let slot = row + 1; slot <= end; slot++) {
    const card = bytes[slot]!;
    let before = 0;
    // counted without a branch: which of two cards is the lower, no processor can guess
    for (let other = row + 1; other <= end; other++) before += (bytes[other]! - card) >>> 31;
    desk[before] = card;
  }
  return desk;
}

export function namesFrom<Card extends string>(
  { nameOf }: Deck<Card>,
  cards: Uint8Array,
  start: number,
  count: number,
): Card[] {
  const list = new Array<Card>(count);
  for (let i = 0; i < count; i++) list[i] = nameOf[cards[start + i]!]!;
  return list;
}
