import { apply } from './log/apply.ts';
import type { Announcement } from './log/announcement.ts';
import type { Duties } from './duties/duties.ts';
import type { Entry, Fact } from './log/entry.ts';
import { limited } from './steps/extras.ts';
import { indexOf } from './store/index-of.ts';
import type { LiveTable } from './live-table.ts';
import { foldings } from './log/log.ts';
import { TableGone } from './log/lost.ts';
import type { Environment } from './environment.ts';
import { comeBack } from './duties/presence.ts';
import type { Ago, Decide, Result } from './steps/step.ts';
import type { Table } from './log/table.ts';

/** What a change needs beside its table. */
export interface Around {
  readonly environment: Environment;
  readonly duties: Duties;
}

/**
 * The order of every change, whoever wants it: a person, a bot or a clock. Decide, save, and only then say: what somebody
 * has heard of no crash undoes. Whoever calls this has the table to themselves (`LiveTable.inTurn`).
 */
export async function change<A>(
  around: Around,
  live: LiveTable,
  decide: Decide<A>,
  player?: string,
): Promise<Result<A>> {
  const { environment, duties } = around;
  // begin with the table as its log says, and with everybody back who shows a sign of life
  await catchUp(around, live);
  if (player !== undefined) await seeLife(around, live, player);
  for (;;) {
    // decide: from the table to the next fact, or to an answer or a problem that changes nothing
    const ago: Ago = (at) => live.lived.ago(at);
    const step = limited(live.table, decide(live.table, ago), ago);
    // what changes nothing holds only if no other process has moved the table on meanwhile
    if (!('fact' in step)) {
      if (await readOn(around, live)) continue;
      return step;
    }

    // write down: from here until it is saved the table in memory is ahead of the truth
    live.isStale = true;
    const { place } = live.table;
    const { entry, announcement } = writeDown(live.table, step.fact, environment.time.now());

    // save: if another process was first to write this place, read what it wrote and decide again
    const index = indexOf(live.table, announcement, environment);
    if (!(await environment.store.append(live.id, place, entry, index))) {
      await readAnew(around, live);
      continue;
    }
    live.isStale = false;
    live.lived.note(entry.at);

    // say: to all who listen; then look who is missing, and what is to be done next
    live.publish(announcement);
    if (announcement.card) live.presence.watch();
    duties.schedule(live);
    return { ok: step.answer(live.table) };
  }
}

/** A sign of life: whoever was away is back, which is a change of its own. */
export async function seeLife(around: Around, live: LiveTable, player: string): Promise<void> {
  live.presence.see(player);
  if ('fact' in comeBack(live.table, player)) await change(around, live, (table) => comeBack(table, player));
}

/** The table as its log says, where this process knows that it has more or less than that. */
export async function catchUp(around: Around, live: LiveTable): Promise<void> {
  if (live.isStale) await readAnew(around, live);
  else if (live.isBehind) await readOn(around, live);
}

/** Folds in what other processes have written, if there are any, and tells those who listen here. Answers whether that was anything. */
export async function readOn(around: Around, live: LiveTable): Promise<boolean> {
  const { environment, duties } = around;
  if (environment.store.others === undefined) return false;
  // what is heard while it is read may already be more
  live.isBehind = false;
  const entries = await environment.store.log(live.id, live.table.place).catch((error: unknown) => {
    live.isBehind = true;
    throw error;
  });
  for (const entry of entries) {
    const announcement = apply(live.table, entry);
    live.lived.note(entry.at);
    live.publish(announcement);
  }
  if (entries.length === 0) return false;
  duties.takeUp(live);
  await welcomeBack(around, live);
  return true;
}

/** Whoever was called away by a process that did not know that they are here. */
async function welcomeBack(around: Around, live: LiveTable): Promise<void> {
  for (const [, { player, away }] of live.table.people())
    if (away !== null && live.isHere(player)) await seeLife(around, live, player);
}

/** Reads the log anew, and tells those who listen here what others have written. */
async function readAnew({ environment, duties }: Around, live: LiveTable): Promise<void> {
  const log = await environment.store.log(live.id);
  if (log.length === 0) throw new TableGone();
  for (const [table, announcement] of foldings(log, environment)) {
    live.table = table;
    if (table.place > live.published) live.publish(announcement);
  }
  live.isStale = false;
  live.isBehind = false;
  duties.takeUp(live);
}

/**
 * Makes an entry of the fact and folds it into the table. No entry is older than the one before it, nor of the same date where the clock was
 * set back: dates tell what happened apart.
 */
function writeDown(table: Table, fact: Fact, now: number): { entry: Entry; announcement: Announcement } {
  const entry: Entry = { ...fact, at: now < table.changed ? table.changed + 1 : now };
  const announcement = apply(table, entry);
  const ends = entry.kind === 'moved' && table.status === 'over' && { ends: true as const };
  return { entry: { ...entry, ...ends }, announcement };
}
