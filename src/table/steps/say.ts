import { has, type Seat } from '../../engine/seats.ts';
import type { Phrase } from '../../protocol/table.ts';
import { problem, type Ago, type Step } from './step.ts';
import type { Table } from '../log/table.ts';
import { PHRASES_AT_ONCE, PHRASES_WITHIN } from '../times.ts';

export function say(table: Table, player: string, phrase: Phrase, ago: Ago): Step<null> {
  const seat = table.seatOf(player);
  if (seat === undefined) return problem('not-seated', 'You do not sit at this table.');
  if (table.status === 'closed') return problem('not-playing', 'The table is closed.');
  const lately = table.said[seat]!.filter((at) => ago(at) < PHRASES_WITHIN);
  if (lately.length >= PHRASES_AT_ONCE) {
    const wait = PHRASES_WITHIN - ago(lately.at(-1)!);
    return { problem: { type: 'too-fast', says: 'That is a lot at once; wait a little.', wait } };
  }
  return { fact: { kind: 'said', seat, phrase }, answer: () => null };
}

/** Whoever is muted is not told. */
export function mute(table: Table, player: string, seat: Seat, muted: boolean): Step<null> {
  const by = table.seatOf(player);
  if (by === undefined) return problem('not-seated', 'You do not sit at this table.');
  // before that seats change hands, and everybody's messages must have the same numbers
  if (table.match === undefined) return problem('not-playing', 'You can mute somebody once the match has begun.');
  if (table.seats[seat] === undefined || seat === by) return problem('bad-seats', 'Nobody else sits there.');
  if (has(table.mutes[by]!, seat) === muted) return { ok: null };
  return { fact: { kind: 'muted', by, seat, muted }, answer: () => null };
}
