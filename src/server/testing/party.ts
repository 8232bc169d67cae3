import { movesIn } from '../../table/testing/guest.ts';
import type { Events } from './events.ts';
import { Guest } from './guest.ts';
import { inMemory, type Kept } from './stores.ts';
import { testServer, type Given, type TestServer } from './test-server.ts';

export type Name = 'ann' | 'bob' | 'cleo';

/** Ann and Bob at a table, Cleo beside it, each with a stream from the very first message on. */
export interface Party {
  readonly server: TestServer;
  readonly kept: Kept;
  readonly table: string;
  readonly ann: Guest;
  readonly bob: Guest;
  readonly cleo: Guest;
  readonly streams: Readonly<Record<Name, Events>>;
}

export async function serverOn(kept: Kept, given: Given = {}): Promise<TestServer> {
  if (kept.server !== undefined) return kept.server(given);
  return testServer({
    ...given,
    environment: { ...given.environment, store: kept.store },
    people: kept.people,
    analyses: kept.analyses,
  });
}

/** The match is still to start; two bots fill the table where there is room for them. */
export async function party(game: string, wish: object = {}, kept?: Kept, given: Given = {}): Promise<Party> {
  const home = kept ?? (await inMemory());
  const server = await serverOn(home, given);
  const [ann, bob, cleo] = await guests(server.url);
  const seats = ['me', 'open', { bot: 'medium' }, { bot: 'random' }];
  const { table } = await ann.open({ game, seats, ...wish });
  await bob.ok('POST', `/api/tables/${table.id}/seats`, {});
  const [a, b, c] = await Promise.all([ann, bob, cleo].map((guest) => guest.listen(table.id, 0)));
  return { server, kept: home, table: table.id, ann, bob, cleo, streams: { ann: a!, bob: b!, cleo: c! } };
}

async function guests(url: string): Promise<[Guest, Guest, Guest]> {
  return [await Guest.arrive(url, 'Ann'), await Guest.arrive(url, 'Bob'), await Guest.arrive(url, 'Cleo')];
}

/** The match has begun. */
export async function begun(game: string, wish: object = {}, kept?: Kept, given: Given = {}): Promise<Party> {
  const all = await party(game, wish, kept, given);
  await all.ann.ok('POST', `/api/tables/${all.table}/start`, {});
  await onward(all.server, () => isTold(all.streams.ann, 'playing'));
  return all;
}

/** Lets duties be done, one after the other, until something holds. */
export async function onward(server: TestServer, holds: () => boolean): Promise<void> {
  while (!holds()) await server.environment.time.pass(0);
}

function isTold({ messages }: Events, status: string): boolean {
  return messages.some(({ table }) => table?.status === status);
}

/** Whether somebody has to decide, by what their own stream shows. */
export function isAsked({ latest }: Events): boolean {
  return latest !== undefined && latest.ask !== null && latest.waiting.includes(latest.you ?? -1);
}

/** Ann and Bob play on, each time another of their moves, for so many decisions or to the end. */
export async function play(
  party: Party,
  decisions = Infinity,
  names: readonly ('ann' | 'bob')[] = ['ann', 'bob'],
): Promise<void> {
  const { server, table, streams } = party;
  for (let made = 0; made < decisions; made++) {
    const isTurn = (): boolean => names.some((name) => isAsked(streams[name])) || isOver(streams.ann);
    await onward(server, isTurn);
    const asked = names.find((name) => isAsked(streams[name]));
    if (asked === undefined) return;
    const { ask, moves } = questionIn(streams[asked]);
    const { seq } = await party[asked].ok('POST', `/api/tables/${table}/moves`, {
      ask,
      move: moves[made % moves.length],
    });
    await streams[asked].until(({ latest }) => latest!.seq >= seq);
    // whoever comes next has heard of it too: streams arrive in any order
    if (names.length > 1) await onward(server, isTurn);
  }
}

export function questionIn({ latest }: Events): { ask: number; moves: string[] } {
  return { ask: latest!.ask!.id, moves: movesIn(latest!) };
}

export function isOver({ latest }: Events): boolean {
  return latest?.table?.status === 'over';
}

/** Another process over what the first one has kept; everybody comes back with their tokens, nobody listens yet. */
export async function restarted({ server, kept, ...party }: Party): Promise<Party> {
  await server.stop();
  const found = await kept.reopen();
  const { time, random } = server.environment;
  const next = await serverOn(found, { environment: { time, random } });
  const [ann, bob, cleo] = [party.ann, party.bob, party.cleo].map(({ token, id }) => new Guest(next.url, token, id));
  return { ...party, server: next, kept: found, ann: ann!, bob: bob!, cleo: cleo! };
}

export async function leave({ server, kept }: Pick<Party, 'server' | 'kept'>): Promise<void> {
  await server.stop();
  await kept.drop();
}
