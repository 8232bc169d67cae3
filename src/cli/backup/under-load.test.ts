import { DatabaseSync } from '@photostructure/sqlite';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MatchRecord } from '../../engine/record/record.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { Book } from '../../server/testing/crash/acknowledged.ts';
import { Fleet } from '../../server/testing/crash/fleet.ts';
import { Line } from '../../server/testing/crash/line.ts';
import { Mischief } from '../../server/testing/crash/mischief.ts';
import { Party, type Played } from '../../server/testing/crash/party.ts';
import { PLANS } from '../../server/testing/crash/plans.ts';
import { Guest } from '../../server/testing/guest.ts';
import { playToEnd } from '../../server/testing/play-to-end.ts';
import { COMMAND, testFolder, threestraws } from '../testing/command.ts';
import { Served } from '../testing/served.ts';

const FOLDER = testFolder();
const DATA = join(FOLDER, 'data');
const COPY = join(FOLDER, 'copy.db');
const RESTORED = join(FOLDER, 'restored');
/** Every game, with and without bots and salts. */
const SOME = PLANS.filter((_, i) => i % 2 === 0);

/** Some play on while the copy is made. */
async function backUp(): Promise<number | null> {
  const child = spawn(process.execPath, [COMMAND, 'backup', COPY, '--data', DATA], { stdio: 'ignore' });
  await once(child, 'close');
  return child.exitCode;
}

/** Everybody plays again and again until the copy is made, which is begun when the first match has ended. */
async function playAround(fleet: Fleet, book: Book, copy: () => Promise<void>): Promise<Played[]> {
  const mischief = new Mischief(fleet, [], seeded(1, 255));
  const world = { fleet, line: new Line(fleet, mischief), book, mischief };
  const parties = await Promise.all(SOME.map((plan, i) => Party.meet(world, plan, i)));
  let copying: Promise<unknown> | undefined;
  let isCopied = false;
  const goesOn = (): boolean => {
    copying ??= copy().finally(() => (isCopied = true));
    return !isCopied;
  };
  const all = (await Promise.all(parties.map((party) => party.playWhile(goesOn)))).flat();
  await copying;
  return all;
}

interface KeptTable {
  readonly status: string;
  readonly log: readonly string[];
}

function tablesIn(file: string): Map<string, KeptTable> {
  const db = new DatabaseSync(file);
  const tables = db.prepare('SELECT id, status FROM tables').all() as { id: string; status: string }[];
  const logOf = (id: string): string[] =>
    (db.prepare('SELECT entry FROM log WHERE table_id = ? ORDER BY place').all(id) as { entry: string }[]).map(
      ({ entry }) => entry,
    );
  const found = new Map(tables.map(({ id, status }) => [id, { status, log: logOf(id) }]));
  db.close();
  return found;
}

/** A table of the copy, and what became of it where it was copied from. */
interface Known extends KeptTable {
  readonly table: string;
  readonly guests: readonly Guest[];
  readonly original: MatchRecord;
}

/** Whatever goes on comes to its end. */
async function endOf({ status, table, guests }: Known): Promise<MatchRecord> {
  if (status === 'open') await startAnyhow(guests, table);
  if (status !== 'over') await playToEnd(guests, table);
  return recordOf(guests[0]!, table);
}

/** Not all may have sat down yet, and any of them may be the host. */
async function startAnyhow(guests: readonly Guest[], table: string): Promise<void> {
  for (const guest of guests) await guest.call('POST', `/api/tables/${table}/start`, { fill: 'medium' });
}

const recordOf = (guest: Guest, table: string): Promise<MatchRecord> => guest.ok('GET', `/api/tables/${table}/record`);

test('a backup under load restores to a server on which what is over is true and what was going on goes on', async () => {
  const fleet = await Fleet.launch({ DATA_DIR: DATA }, [{}], seeded(1, 254));
  const book = new Book(join(FOLDER, 'acknowledged.ndjson'));
  const around = { before: 0, after: 0, code: null as number | null };
  let played: Played[];
  let originals: MatchRecord[];
  try {
    played = await playAround(fleet, book, async () => {
      around.before = book.read().length;
      around.code = await backUp();
      around.after = book.read().length;
    });
    originals = await Promise.all(played.map(({ people, table }) => recordOf(people[0]!.who.guest, table)));
  } finally {
    await fleet.stop();
  }
  expect(around.code).toBe(0);
  expect(around.after, 'moves were made meanwhile').toBeGreaterThan(around.before);

  expect(threestraws(['restore', COPY, '--data', RESTORED])).toMatchObject({ status: 0, stderr: '' });
  const kept = tablesIn(COPY);
  const restored = await Served.on(RESTORED);
  const inCopy = played.flatMap(({ table, people }, i): Known[] => {
    const guests = people.map(({ who }) => new Guest(restored.url, who.guest.token, who.guest.id));
    return kept.has(table) ? [{ table, guests, original: originals[i]!, ...kept.get(table)! }] : [];
  });
  const records = await Promise.all(inCopy.map(endOf));
  expect([await restored.close(), restored.complaints]).toEqual([0, '']);

  const [first, second] = [tablesIn(join(DATA, 'threestraws.db')), tablesIn(join(RESTORED, 'threestraws.db'))];
  for (const [i, { table, log }] of inCopy.entries()) {
    expect(records[i]!.outcome).not.toBeNull();
    for (const later of [first, second]) expect(later.get(table)!.log.slice(0, log.length)).toEqual(log);
  }
  const overOf = <T>(all: readonly T[]): T[] => all.filter((_, i) => inCopy[i]!.status === 'over');
  expect(overOf(records)).toEqual(overOf(inCopy).map(({ original }) => original));
  const begun = records.filter((_, i) => ['over', 'playing'].includes(inCopy[i]!.status));
  expect(inCopy.map(({ status }) => status)).toEqual(expect.arrayContaining(['over', 'playing']));
  const file = join(FOLDER, 'records.ndjson');
  writeFileSync(file, begun.map((record) => `${JSON.stringify(record)}\n`).join(''));
  expect(threestraws(['verify', file])).toMatchObject({ status: 0, stderr: '' });
}, 120_000);
