import { levelsOf } from '../../bots/levels.ts';
import type { Level } from '../../engine/record/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Table } from '../log/table.ts';
import { noSuchLevel, placing, refuseHost } from './host.ts';
import { problem, type Step } from './step.ts';

/** The host puts a bot on a seat, or opens it again. */
export function setSeat(table: Table, player: string, seat: Seat, level: Level | null): Step<null> {
  const refused = refuseHost(table, player);
  if (refused !== undefined) return refused;
  const now = table.seats[seat];
  if (now === undefined) return problem('bad-seats', `There are ${table.seats.length} seats here, counted from 0.`);
  if (level === null) return vacates(table, player, seat);
  if (now.kind === 'person') return problem('seat-taken', 'Somebody sits there.');
  if (!levelsOf(table.opened.game).includes(level)) return noSuchLevel(table, level);
  return { fact: placing(table, seat, level), answer: () => null };
}

function vacates(table: Table, player: string, seat: Seat): Step<null> {
  const now = table.seats[seat]!;
  if (now.kind === 'open') return { ok: null };
  if (now.kind === 'person' && now.player === player)
    return problem('seat-taken', 'That is your own seat; leave it instead.');
  return { fact: { kind: 'vacated', seat, by: 'host' }, answer: () => null };
}
