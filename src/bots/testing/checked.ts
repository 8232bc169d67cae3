import { expect } from 'vitest';
import type { MatchRecord } from '../../engine/record/record.ts';
import { readSetup } from '../../engine/record/setup.ts';
import { GAMES, VERSIONS } from '../../games/games.ts';
import type { Thinker } from '../../table/environment.ts';
import { begunTable, playOn, type TestTable, type Wish } from '../../table/testing/guests.ts';
import { ManualTime } from '../../table/testing/manual-time.ts';
import { ok } from '../../table/testing/results.ts';
import { checkBots } from '../check.ts';
import type { Effort } from '../bot.ts';
import { effortOf } from '../search/efforts.ts';
import { think } from '../think.ts';

/** Time enough for a searching bot to say what it thinks, whenever any passes. */
export class AmpleTime extends ManualTime {
  override pass(ms: number): Promise<void> {
    return super.pass(Math.max(ms, 2000));
  }
}

/** What a check of the bots finds, as text. */
export function foundIn(record: MatchRecord): string[] {
  const setup = readSetup(record, VERSIONS);
  if ('fault' in setup) throw new Error(setup.fault.says);
  const course = checkBots(setup.ok, record.moves);
  for (;;) {
    const step = course.next();
    if (step.done === true) return step.value.map(({ path, says }) => `${path} ${says}`);
  }
}

/** The record of a match that has ended, after a journey through JSON. */
export async function recordOf({ tables, id }: TestTable): Promise<MatchRecord> {
  return JSON.parse(JSON.stringify(await ok(tables.record(id))));
}

/** Bots that plan what their level does, and are stopped before. */
export function stopped(early: Pick<Effort, 'ms' | 'made'>): Thinker {
  return {
    async think(request) {
      const habit = effortOf(request.level);
      return think(habit === undefined ? request : { ...request, effort: { iterations: habit.iterations, ...early } });
    },
  };
}

/** They search, but not for long. */
export const FEW = stopped({ made: 12 });

/** Short enough for a test that plays on to the end. */
export const SHORT: Readonly<Record<string, Wish>> = {
  straw: {},
  'courte-paille': { options: { form: 'single' } },
  'str8-eight': { options: { target: 100 } },
};
export const IDS = GAMES.map(({ id }) => id);

/** A match to its end. */
export async function played(game: string, wish: Wish, thinker: Thinker = FEW): Promise<MatchRecord> {
  const party = await begunTable(game, {
    salted: true,
    ...wish,
    given: { thinker, time: new AmpleTime(), ...wish.given },
  });
  await playOn(party);
  expect(party.environment.failures).toEqual([]);
  return recordOf(party);
}
