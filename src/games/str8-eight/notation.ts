import type { Code } from '../../engine/game.ts';
import { DECK, PASS_LEFT, type NumberCard, type PassCard } from './cards.ts';
import { DISCARD_CARD, DRAW_DISCARD, DRAW_PILE, faceIn, kindIn, LAY, PASS, type Str8EightMove } from './moves.ts';

export function encode(move: Str8EightMove): Code {
  switch (move.verb) {
    case 'draw':
      return move.from === 'pile' ? DRAW_PILE : DRAW_DISCARD;
    case 'lay':
      return LAY | DECK.face(move.card)!;
    case 'play':
      return PASS | DECK.face(move.card)!;
    case 'discard':
      return DISCARD_CARD | DECK.face(move.card)!;
  }
}

export function decode(code: Code): Str8EightMove {
  const kind = kindIn(code);
  if (kind === DRAW_PILE) return { verb: 'draw', from: 'pile' };
  if (kind === DRAW_DISCARD) return { verb: 'draw', from: 'discard' };
  const card = DECK.names[faceIn(code)]!;
  if (kind === LAY) return { verb: 'lay', card: card as NumberCard };
  return kind === PASS ? { verb: 'play', card: card as PassCard } : { verb: 'discard', card };
}

/** `draw pile`, `draw discard`, `lay 3x4`, `play pass-left`, `discard 3x4`. */
export function parse(text: string): Str8EightMove | undefined {
  const [, verb = '', word = ''] = /^(draw|lay|play|discard) (\S+)$/.exec(text) ?? [];
  if (verb === 'draw') return word === 'pile' || word === 'discard' ? { verb, from: word } : undefined;
  const face = DECK.face(word);
  if (face === undefined) return undefined;
  const card = DECK.names[face]!;
  if (verb === 'discard') return { verb, card };
  if (verb === 'lay') return face < PASS_LEFT ? { verb, card: card as NumberCard } : undefined;
  return verb === 'play' && face >= PASS_LEFT ? { verb, card: card as PassCard } : undefined;
}

export function format(move: Str8EightMove): string {
  return move.verb === 'draw' ? `draw ${move.from}` : `${move.verb} ${move.card}`;
}

export const ALL_MOVES: readonly Str8EightMove[] = [
  { verb: 'draw', from: 'pile' },
  { verb: 'draw', from: 'discard' },
  ...DECK.names.slice(0, PASS_LEFT).map((card) => ({ verb: 'lay' as const, card: card as NumberCard })),
  ...DECK.names.slice(PASS_LEFT).map((card) => ({ verb: 'play' as const, card: card as PassCard })),
  ...DECK.names.map((card) => ({ verb: 'discard' as const, card })),
];
