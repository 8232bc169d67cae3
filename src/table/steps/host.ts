import { levelsOf } from '../../bots/levels.ts';
import { botNames } from '../../bots/names.ts';
import type { Level } from '../../engine/record/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Fact } from '../log/entry.ts';
import type { Table } from '../log/table.ts';
import { problem } from './step.ts';

export function placing({ seats }: Table, seat: Seat, level: Level): Fact {
  const taken = seats.flatMap((other) => (other.kind === 'open' ? [] : [other.name]));
  return { kind: 'placed', seat, level, name: botNames(1, taken)[0]! };
}

/** Only the host, or anybody while the host is away, and only before the match. */
export function refuseHost(table: Table, player: string): ReturnType<typeof problem> | undefined {
  if (table.seatOf(player) === undefined) return problem('not-seated', 'You do not sit at this table.');
  if (table.host !== player && !isAway(table, table.host)) return problem('not-host', 'Only the host can do that.');
  if (table.status !== 'open') return problem('not-open', 'The match has started already.');
  return undefined;
}

function isAway(table: Table, player: string): boolean {
  const seat = table.seatOf(player);
  return seat === undefined || table.person(seat).away !== null;
}

export function noSuchLevel({ opened }: Table, level: Level): ReturnType<typeof problem> {
  return problem(
    'no-such-level',
    `There is no ${level} bot for this game yet; there is ${levelsOf(opened.game).join(', ')}.`,
  );
}
