import type { Code } from '../../engine/game.ts';
import { listOf } from '../../engine/list.ts';
import { DECK, NAME_OF, type Card } from './cards.ts';
import { CASTAWAYS } from './faces.ts';
import {
  aboutIn,
  BANISH_CHARACTER,
  CHOOSE_CARD,
  codeOf,
  kindIn,
  LAND_HAND,
  LAND_MENU,
  LAND_PILE,
  LESSON,
  PEEK,
  peekOf,
  SLEEP,
  TAKE_CARD,
  type CourtePailleMove,
} from './moves.ts';

export function encode(move: CourtePailleMove): Code {
  switch (move.verb) {
    case 'choose':
      return codeOf(CHOOSE_CARD, DECK.face(move.card)!);
    case 'take':
      return codeOf(TAKE_CARD, DECK.face(move.card)!);
    case 'lesson':
      return codeOf(LESSON, move.position);
    case 'land':
      if (move.from === 'pile') return codeOf(LAND_PILE, 0);
      return codeOf(move.from === 'menu' ? LAND_MENU : LAND_HAND, DECK.face(move.card)!);
    case 'peek':
      return move.positions.length === 1
        ? peekOf(0, move.positions[0]!)
        : peekOf(move.positions[0]!, move.positions[1]!);
    case 'sleep':
      return codeOf(SLEEP, 0);
    case 'banish':
      return codeOf(BANISH_CHARACTER, CASTAWAYS.indexOf(move.castaway));
  }
}

export function decode(code: Code): CourtePailleMove {
  const about = aboutIn(code);
  const kind = kindIn(code);
  if (kind >= PEEK) return { verb: 'peek', positions: kind === PEEK ? [about] : [kind - PEEK, about] };
  if (kind === LESSON) return { verb: 'lesson', position: about };
  if (kind === LAND_PILE) return { verb: 'land', from: 'pile' };
  if (kind === SLEEP) return { verb: 'sleep' };
  if (kind === BANISH_CHARACTER) return { verb: 'banish', castaway: CASTAWAYS[about]! };
  const card = NAME_OF[about]!;
  if (kind === LAND_MENU || kind === LAND_HAND) {
    return { verb: 'land', from: kind === LAND_MENU ? 'menu' : 'hand', card };
  }
  return { verb: kind === CHOOSE_CARD ? 'choose' : 'take', card };
}

/** `choose cook-3`, `lesson 2`, `land menu cook-3`, `land pile`, `peek 2 5`, `sleep`, `banish cook`. */
export function parse(text: string): CourtePailleMove | undefined {
  const [verb = '', ...rest] = text.split(' ');
  switch (verb) {
    case 'choose':
    case 'take':
      return withCard(rest, (card) => ({ verb, card }));
    case 'lesson':
      return withPositions(rest, 1, ([position]) => ({ verb, position: position! }));
    case 'land':
      return parseLanding(rest);
    case 'peek':
      return withPositions(rest, 2, (positions) => ({ verb, positions }));
    case 'sleep':
      return rest.length === 0 ? { verb } : undefined;
    case 'banish':
      return parseBanishment(rest);
    default:
      return undefined;
  }
}

function parseLanding([from, ...rest]: readonly string[]): CourtePailleMove | undefined {
  if (from === 'pile') return rest.length === 0 ? { verb: 'land', from } : undefined;
  return from === 'menu' || from === 'hand' ? withCard(rest, (card) => ({ verb: 'land', from, card })) : undefined;
}

function parseBanishment([name, ...rest]: readonly string[]): CourtePailleMove | undefined {
  const castaway = CASTAWAYS.find((known) => known === name);
  return castaway === undefined || rest.length > 0 ? undefined : { verb: 'banish', castaway };
}

function withCard(words: readonly string[], move: (card: Card) => CourtePailleMove): CourtePailleMove | undefined {
  const face = words.length === 1 ? DECK.face(words[0]!) : undefined;
  return face === undefined ? undefined : move(NAME_OF[face]!);
}

/** Positions count from 1 and ascend. One that the week does not have is still a move: it is refused by its clause. */
function withPositions(
  words: readonly string[],
  most: number,
  move: (positions: number[]) => CourtePailleMove,
): CourtePailleMove | undefined {
  if (words.length === 0 || words.length > most || !words.every((word) => /^[1-9]\d?$/.test(word))) return undefined;
  const positions = words.map(Number);
  const areMeant = positions.every((position, i) => position <= DECK.size && position > (positions[i - 1] ?? 0));
  return areMeant ? move(positions) : undefined;
}

export function format(move: CourtePailleMove): string {
  switch (move.verb) {
    case 'choose':
    case 'take':
      return `${move.verb} ${move.card}`;
    case 'lesson':
      return `lesson ${move.position}`;
    case 'land':
      return move.from === 'pile' ? 'land pile' : `land ${move.from} ${move.card}`;
    case 'peek':
      return `peek ${move.positions.join(' ')}`;
    case 'sleep':
      return 'sleep';
    case 'banish':
      return `banish ${move.castaway}`;
  }
}

export const ALL_MOVES: readonly CourtePailleMove[] = allMoves();

function allMoves(): CourtePailleMove[] {
  const { names } = DECK;
  const positions = listOf(DECK.size, (i) => i + 1);
  return [
    ...(['choose', 'take'] as const).flatMap((verb) => names.map((card) => ({ verb, card }))),
    ...positions.map((position) => ({ verb: 'lesson' as const, position })),
    ...(['menu', 'hand'] as const).flatMap((from) => names.map((card) => ({ verb: 'land' as const, from, card }))),
    { verb: 'land', from: 'pile' },
    ...positions.map((position) => ({ verb: 'peek' as const, positions: [position] })),
    ...positions.flatMap((first) =>
      positions.slice(first).map((second) => ({ verb: 'peek' as const, positions: [first, second] })),
    ),
    { verb: 'sleep' },
    ...CASTAWAYS.map((castaway) => ({ verb: 'banish' as const, castaway })),
  ];
}
