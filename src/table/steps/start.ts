import { bytesOf, hexOf } from '../../engine/hex.ts';
import { levelsOf } from '../../bots/levels.ts';
import { commitmentTo } from '../../engine/record/fairness.ts';
import type { Level } from '../../engine/record/record.ts';
import { noSuchLevel, placing, refuseHost } from './host.ts';
import { problem, type Step } from './step.ts';
import type { Table } from '../log/table.ts';

/** What is left to do before the match starts: bots that take open seats, one after the other, then the start. */
export function start(table: Table, player: string, fill: Level | undefined): Step<'placed' | 'started'> {
  // from another tab, or again because no answer came
  if (table.host === player && (table.status === 'starting' || table.status === 'playing')) return { ok: 'started' };
  const refused = refuseHost(table, player);
  if (refused !== undefined) return refused;
  const open = table.seats.findIndex(({ kind }) => kind === 'open');
  if (open < 0) return { fact: { kind: 'started' }, answer: () => 'started' };
  if (fill === undefined) return problem('seats-open', 'Some seats are open; let bots take them, or wait.');
  if (!levelsOf(table.opened.game).includes(fill)) return noSuchLevel(table, fill);
  return { fact: placing(table, open, fill), answer: () => 'placed' };
}

/** Somebody gives the salt that they committed to. */
export function reveal(table: Table, player: string, salt: string): Step<null> {
  const seat = table.seatOf(player);
  if (seat === undefined) return problem('not-seated', 'You do not sit at this table.');
  const { commitment, salt: given } = table.person(seat);
  if (given === salt) return { ok: null };
  if (table.step !== 'reveal') return problem('not-starting', 'Salts are given when the match starts, not now.');
  if (commitment !== hexOf(commitmentTo(bytesOf(salt))))
    return problem('bad-salt', 'Its SHA-256 is not what you committed to.');
  return { fact: { kind: 'revealed', seat, salt }, answer: () => null };
}
