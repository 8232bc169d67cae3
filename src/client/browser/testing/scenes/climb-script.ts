import type { Plan } from '../../../../engine/chance/stacked.ts';
import { DECK } from '../../../../games/str8-eight/cards.ts';
import { str8Eight } from '../../../../games/str8-eight/game.ts';
import type { Match } from './table.ts';

interface Play {
  readonly seat: number;
  readonly move: string;
}

export interface Hand {
  readonly plays: readonly Play[];
  /** In the order in which they are drawn. */
  readonly cards: readonly string[];
}

/**
 * A hand of Str8 Eight: who holds what when it begins, and the turns.
 *
 * `You 2x1` draws that card and lays it, `You -2x1` draws it and lays it aside, `You pass-left` draws and plays it. With
 * `+6x8` behind it another card was drawn, with `@` the one on top was taken; `You +3x5` alone only draws.
 */
export function hand(names: readonly string[], held: string, course: string): Hand {
  const seatOf = (name: string): number => {
    const seat = names.indexOf(name);
    if (seat < 0) throw new Error(`nobody here is called ${name}`);
    return seat;
  };
  const dealt: string[][] = names.map(() => []);
  for (const text of held.split(';')) {
    const [name = '', cards = ''] = text.split(':');
    dealt[seatOf(name.trim())] = cards.trim().split(/\s+/);
  }
  const drawn: string[] = [];
  let aside = 0;
  const plays = course.split(',').flatMap((text) => {
    const [name = '', ...words] = text.trim().split(/\s+/);
    const seat = seatOf(name);
    const taken = words.includes('@');
    const other = words.find((word) => word.startsWith('+'))?.slice(1);
    const made = words.find((word) => word !== '@' && !word.startsWith('+'));
    const moves: string[] = [];
    // with nothing laid aside the table draws
    if (aside > 0) moves.push(taken ? 'draw discard' : 'draw pile');
    if (taken) aside--;
    else drawn.push(other ?? made!.replace(/^-/, ''));
    if (made !== undefined) moves.push(moveOf(made));
    if (made?.startsWith('-') === true) aside++;
    return moves.map((move) => ({ seat, move }));
  });
  return { plays, cards: [...dealt.flat(), ...drawn] };
}

function moveOf(made: string): string {
  if (made.startsWith('-')) return `discard ${made.slice(1)}`;
  return `${made.startsWith('pass') ? 'play' : 'lay'} ${made}`;
}

/** The first of these names deals last: whoever sits left of the dealer begins. */
export function climb(names: readonly string[], dealer: string, hands: readonly Hand[], target?: number): Match {
  const plan: Plan = {
    lots: [names.indexOf(dealer)],
    deals: Object.fromEntries(hands.map(({ cards }, i) => [i + 1, cards])),
  };
  return {
    game: str8Eight,
    deck: DECK,
    names,
    rounds: hands,
    plan,
    ...(target !== undefined && { options: { target } }),
  };
}
