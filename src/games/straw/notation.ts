import type { Code } from '../../engine/game.ts';
import { listOf } from '../../engine/list.ts';
import { COPY, DECK, HEAVIEST_LAMP, LAMP } from './cards.ts';
import { readMove } from './move-text.ts';
import { codeOf, faceIn, weightIn, type StrawMove } from './moves.ts';

export function encode({ card, weight = 0 }: StrawMove): Code {
  return codeOf(DECK.face(card)!, weight);
}

export function decode(code: Code): StrawMove {
  const card = DECK.names[faceIn(code)]!;
  const weight = weightIn(code);
  return weight === 0 ? { card } : { card, weight };
}

/** `play item-6`, `play lamp 7`. A weight out of range is still a move: it is refused by its clause (S7). */
export function parse(text: string): StrawMove | undefined {
  const move = readMove(text);
  const face = move && DECK.face(move.card);
  if (face === undefined) return undefined;
  return move?.weight === undefined || face === LAMP || face === COPY ? move : undefined;
}

export function format({ card, weight }: StrawMove): string {
  return weight === undefined ? `play ${card}` : `play ${card} ${weight}`;
}

export const ALL_MOVES: readonly StrawMove[] = [
  ...DECK.names.map((card) => ({ card })),
  ...(['lamp', 'copy'] as const).flatMap((card) => listOf(HEAVIEST_LAMP + 1, (i) => ({ card, weight: i + 1 }))),
];
