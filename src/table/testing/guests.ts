import type { OpenTable } from '../../protocol/requests.ts';
import type { Entry } from '../log/entry.ts';
import { Tables } from '../tables.ts';
import type { Environment } from '../environment.ts';
import { Guest } from './guest.ts';
import { TestEnvironment } from './environment.ts';
import { ok } from './results.ts';

export interface Wish extends Partial<OpenTable> {
  /** Parts of the world that this test brings along. */
  readonly given?: Partial<Environment>;
  /** Whether the guests commit to salts. */
  readonly salted?: boolean;
  /** False for tables where nobody does look around all the time, which makes days pass quickly. */
  readonly looksAround?: false;
}

/** A table that Ann has opened, and her friends. */
export interface TestTable {
  readonly tables: Tables;
  readonly environment: TestEnvironment;
  readonly id: string;
  readonly ann: Guest;
  readonly bob: Guest;
  readonly cleo: Guest;
  /** Who has a seat, Ann first. */
  readonly seated: readonly Guest[];
}

export function wished(game: string, request: Wish = {}): OpenTable {
  return { game, seats: ['me', 'open'], options: {}, clock: 'none', public: false, watching: true, ...request };
}

/** Ann opens a table and sits alone at it. */
export async function testTable(game: string, request: Wish = {}): Promise<TestTable> {
  const environment = new TestEnvironment(request.given);
  const tables = new Tables(environment);
  if (request.looksAround !== false) await tables.begin();
  const ann = new Guest(tables, '', 'ann');
  const commitment = request.salted === true ? { commitment: ann.commitment } : {};
  const { table } = await ok(tables.open(ann.visitor, { ...wished(game, request), ...commitment }));
  ann.table = table.id;
  const [bob, cleo] = ['bob', 'cleo'].map((name) => new Guest(tables, table.id, name)) as [Guest, Guest];
  return { tables, environment, id: table.id, ann, bob, cleo, seated: [ann] };
}

/** Bob and Cleo take the open seats, and all listen. */
export async function fullTable(game: string, request: Wish = {}): Promise<TestTable> {
  const party = await testTable(game, request);
  const { ann, bob, cleo } = party;
  const open = (await ann.card()).seats.filter(({ kind }) => kind === 'open').length;
  const others = [bob, cleo].slice(0, open);
  for (const guest of others) await ok(guest.sit(request.salted === true ? { commitment: guest.commitment } : {}));
  const seated = [ann, ...others];
  for (const guest of seated) await guest.listen();
  return { ...party, seated };
}

/** The match has begun, and the first person is asked. */
export async function begunTable(game: string, request: Wish = {}): Promise<TestTable> {
  const party = await fullTable(game, request);
  await ok(party.ann.start());
  if (request.salted === true) for (const guest of party.seated) await ok(guest.reveal());
  await party.environment.time.pass(0);
  return party;
}

/** Plays on until nobody here is asked any more, or so many moves were made. */
export async function playOn({ environment, seated }: TestTable, most = 2000): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    await environment.time.pass(0);
    const asked = seated.find((guest) => guest.isAsked);
    if (asked === undefined) return;
    await asked.answer();
  }
  await environment.time.pass(0);
}

/** Who is asked, and who is not. */
export function askedFirst({ seated }: TestTable): [asked: Guest, other: Guest] {
  const [asked, other] = [...seated].sort((a, b) => Number(b.isAsked) - Number(a.isAsked));
  return [asked!, other!];
}

export function logOf({ environment, id }: TestTable): Promise<Entry[]> {
  return environment.store.log(id);
}

export async function kindsOf(party: TestTable): Promise<string[]> {
  return (await logOf(party)).map(({ kind }) => kind);
}
