import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { newDatabase } from '../../testing/postgres/postgres-server.ts';
import { openPostgres, type Postgres } from './postgres.ts';

let one: Postgres;
let other: Postgres;
let isOneClosed: boolean;

beforeEach(async () => {
  const url = await newDatabase(inject('postgres'));
  [one, other] = [await openPostgres(url), await openPostgres(url)];
  isOneClosed = false;
});
afterEach(async () => {
  await other.close();
  if (!isOneClosed) await one.close();
});

async function closeOne(): Promise<void> {
  isOneClosed = true;
  await one.close();
}

/** What is heard at a process, and who is said to live. */
function heardAt({ exchange }: Postgres): { texts: string[]; living: (readonly number[])[] } {
  const heard = { texts: [] as string[], living: [] as (readonly number[])[] };
  exchange.hear({
    told: (text, process) => void heard.texts.push(`${process}: ${text}`),
    living: (processes) => void heard.living.push(processes),
    deafened: () => undefined,
    restored: () => undefined,
  });
  return heard;
}

test('what one says all others hear, in order, and nobody hears themselves', async () => {
  const [here, there] = [heardAt(one), heardAt(other)];
  await one.exchange.tell(['a', 'b c']);
  await one.exchange.tell(['d']);
  // a claim is answered after what was said before it
  await other.exchange.claim('anything');
  const { number } = one.others;
  expect([here.texts, there.texts]).toEqual([[], [`${number}: a`, `${number}: b c`, `${number}: d`]]);
});

test('what one has claimed no other has, until it is given back', async () => {
  const release = await one.exchange.claim('a');
  expect(await other.exchange.claim('a')).toBeUndefined();
  expect(await other.exchange.claim('b')).toBeDefined();
  release!();
  // after the giving back, which nobody waits for
  await one.exchange.claim('c');
  expect(await other.exchange.claim('a')).toBeDefined();
});

test('who is gone has nothing, and does not live', async () => {
  await one.exchange.claim('a');
  const { living } = heardAt(other);
  await closeOne();
  let isFree = await other.exchange.claim('a');
  while (isFree === undefined) isFree = await other.exchange.claim('a');
  while (living.at(-1)?.includes(other.others.number) !== true) await new Promise((resolve) => setImmediate(resolve));
  expect(living.at(-1)).toEqual([other.others.number]);
});
