import { GAMES } from '../../src/games/games.ts';
import { playToEnd } from '../../src/server/testing/play-to-end.ts';
import type { Sent } from '../../src/server/testing/send.ts';
import { begin, playSome, shortOf } from './short.ts';
import { TapedGuest } from './taped.ts';

/** Those who send nonsense, what is theirs, and what they sent before when they still played properly. */
export interface Owned {
  readonly people: readonly TapedGuest[];
  /** Ids and codes. */
  readonly tables: readonly string[];
  readonly tape: readonly Sent[];
  /** Moves that were made or offered. */
  readonly moves: readonly string[];
}

const MOVES_BEFORE = 14;
const NAMES = ['Mallory', 'Oscar', 'Trudy'];

/** They have played a whole match, and are in the middle of others. */
export async function ownedAt(url: string): Promise<Owned> {
  const people = await Promise.all(NAMES.map((name) => TapedGuest.come(url, name)));
  const [mallory, oscar, trudy] = people as [TapedGuest, TapedGuest, TapedGuest];
  const tables = await wholeMatch(mallory, oscar);
  for (const { id: game } of GAMES) {
    tables.push(...(await together(game, mallory, oscar)), ...(await besideBots(game, trudy)));
  }
  await mallory.ok('GET', '/api/me');
  await oscar.ok('PATCH', '/api/me', { name: 'Óscar 🐫' });
  await trudy.ok('GET', '/api/me/tables');
  const tape = people.flatMap((guest) => guest.tape);
  return { people, tables, tape, moves: movesIn(tape) };
}

/** Of the game whose matches are short: whoever asks for an analysis keeps the cores busy with that. */
async function wholeMatch(host: TapedGuest, other: TapedGuest): Promise<string[]> {
  const [id] = await together('straw', host, other);
  await playToEnd([host, other], id!);
  await host.ok('GET', `/api/tables/${id}/record`);
  const next = await host.ok('POST', `/api/tables/${id}/rematch`);
  return [id!, next.table.id, next.table.code];
}

async function together(game: string, host: TapedGuest, other: TapedGuest): Promise<string[]> {
  const { table } = await host.open({ ...shortOf(game), clock: '3-days' });
  await other.ok('POST', `/api/tables/${table.code}/seats`, { seat: 1 });
  await begin(host, table.id);
  await host.ok('POST', `/api/tables/${table.id}/phrases`, { phrase: 'good-luck' });
  await other.ok('POST', `/api/tables/${table.id}/mutes`, { seat: 0, muted: true });
  await playSome([host, other], table.id, MOVES_BEFORE);
  return [table.id, table.code];
}

/** Bots do not have to think. */
async function besideBots(game: string, guest: TapedGuest): Promise<string[]> {
  const seats = ['me', { bot: 'random' }];
  const { table } = await guest.open({ game, seats, clock: '3-days', hints: false, public: true });
  await begin(guest, table.id, 1);
  await playSome([guest], table.id, MOVES_BEFORE);
  return [table.id, table.code];
}

function movesIn(tape: readonly Sent[]): string[] {
  const bodies = tape.map(({ body }) => JSON.parse(String(body ?? '{}')) as { readonly move?: string });
  return [...new Set(bodies.flatMap(({ move }) => move ?? []))];
}
