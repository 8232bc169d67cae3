import { GAMES } from '../../src/games/games.ts';
import type { Aims } from '../../src/server/testing/bad-requests.ts';
import { Guest } from '../../src/server/testing/guest.ts';
import { playToEnd } from '../../src/server/testing/play-to-end.ts';
import { begin, playSome, shortOf } from './short.ts';

/** A table of other people's, with everybody who looks at it. */
export interface GuardedTable {
  readonly id: string;
  readonly code: string;
  readonly viewers: readonly Guest[];
}

export interface Guarded {
  readonly people: readonly Guest[];
  readonly tables: readonly GuardedTable[];
  readonly aims: Aims;
}

/** Nobody has to stay connected, and nothing is due for days: what changes there somebody has done. */
const QUIET = { clock: '3-days' };
const MOVES_BEFORE = 14;

/** Ann and Bob sit at tables without an open seat: in the middle of every game, before one and after one. Cleo watches. */
export async function guardedAt(url: string): Promise<Guarded> {
  const people = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => Guest.arrive(url, name)));
  const [ann, bob, cleo] = people as [Guest, Guest, Guest];
  const sit = (wish: object): Promise<GuardedTable> => seated([ann, bob, cleo], { ...QUIET, ...wish });
  const open = await sit({ game: 'straw', seats: ['me', 'open'] });
  const fresh = await sit({ game: 'straw', seats: ['me', 'open', { bot: 'random' }, { bot: 'random' }] });
  await begin(ann, fresh.id);
  const tables = [open, fresh, await ended(await sit(shortOf('straw')), [ann, bob])];
  for (const { id } of GAMES) tables.push(await inTheMiddle(await sit(shortOf(id)), [ann, bob]));
  return { people, tables, aims: { open: open.id, running: fresh.id, host: ann.token!, outsider: cleo.token! } };
}

async function seated(viewers: readonly [Guest, Guest, Guest], wish: object): Promise<GuardedTable> {
  const [ann, bob] = viewers;
  const { table } = await ann.open(wish);
  await bob.ok('POST', `/api/tables/${table.id}/seats`, {});
  return { id: table.id, code: table.code, viewers };
}

async function inTheMiddle(table: GuardedTable, players: readonly [Guest, Guest]): Promise<GuardedTable> {
  await begin(players[0], table.id);
  await playSome(players, table.id, MOVES_BEFORE);
  return table;
}

async function ended(table: GuardedTable, players: readonly [Guest, Guest]): Promise<GuardedTable> {
  await begin(players[0], table.id);
  await playToEnd(players, table.id);
  return table;
}
