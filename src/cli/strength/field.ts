import { botsOf } from '../../bots/bots.ts';
import { levelsOf } from '../../bots/levels.ts';
import { HARD_ITERATIONS, MASTER_ITERATIONS } from '../../bots/search/efforts.ts';
import type { Level } from '../../engine/record/record.ts';
import type { AnyGame } from '../../engine/game.ts';
import { readOptions, type Options } from '../../engine/options.ts';

/** Which question a meeting answers. */
export type Part = 'field' | 'strangers' | 'mixed' | 'sight' | 'iterations';

/** Some bots that are to meet, and how much time that is worth beside the others of the table. */
export interface Asked {
  readonly bots: readonly string[];
  readonly parts: readonly Part[];
  readonly weight: number;
}

/** A game with so many players, where strength is measured. */
export interface Place {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
}

const SEATS = [2, 3, 4];

/** Two, three, four and the most players. */
export function placesOf({ id, seats, options }: AnyGame): Place[] {
  const counts = new Set([...SEATS.filter((count) => count <= seats.max), seats.max]);
  return [...counts].map((players) => {
    const read = readOptions(options, players, botsOf(id)!.shortMatch);
    if ('bad' in read) throw new Error(`${read.bad.option} ${read.bad.says}`);
    return { game: id, players, options: read.options };
  });
}

const EFFORTS: Partial<Record<Level, number>> = { hard: HARD_ITERATIONS, master: MASTER_ITERATIONS };

/** All levels, weakest first, without a clock: the same seed gives the same matches. */
export function fieldOf(game: string): string[] {
  return levelsOf(game).map((level) => {
    const iterations = EFFORTS[level];
    return iterations === undefined ? level : `${level}:${iterations}`;
  });
}

/** Each level with the one below it, weakest first. */
export function neighboursIn(field: readonly string[]): [string, string][] {
  return field.slice(1).map((bot, i) => [bot, field[i]!]);
}

export const USUAL = 'medium';
const HARD = `hard:${HARD_ITERATIONS}`;
const MASTER = `master:${MASTER_ITERATIONS}`;
/** A search that knows no network: nobody met it while learning. */
const STRANGER = `search:${HARD_ITERATIONS}`;
/** One on each seat. */
const MIXED = [HARD, STRANGER, 'easy', 'random'];
const SEEING = `cheat:${HARD_ITERATIONS}`;

/** The iterations that the searching level is tried with. */
const ITERATIONS = [50, 150, 500, 1500, 5000, 20_000];
const OVER_ITERATIONS = 2;
/** With so many players it is also asked what strangers and sight bring. */
const ASIDE: ReadonlySet<number> = new Set([2, 4]);

/** What is asked at a place, each meeting once. */
export function askedAt({ game, players }: Place): Asked[] {
  const aside = ASIDE.has(players) ? [...strangers(players), ...sight()] : [];
  const all = [...fieldPairs(fieldOf(game)), ...aside, ...overIterations(players)];
  const merged = new Map<string, Asked>();
  for (const one of all) {
    const { parts = [], weight = 0 } = merged.get(one.bots.join()) ?? {};
    merged.set(one.bots.join(), {
      bots: one.bots,
      parts: [...parts, ...one.parts],
      weight: Math.max(weight, one.weight),
    });
  }
  return [...merged.values()];
}

/** By how many levels two are apart: where the one wins nearly always, little is learnt. */
const WEIGHTS = [5, 1, 0.25];

/** All of the field meet each other. */
function fieldPairs(field: readonly string[]): Asked[] {
  return field.flatMap((bot, i) =>
    field.slice(0, i).map((other, j): Asked => {
      const weight = WEIGHTS[Math.min(i - j, WEIGHTS.length) - 1]!;
      return { bots: [bot, other], parts: ['field'], weight };
    }),
  );
}

function strangers(players: number): Asked[] {
  const pairs = [HARD, MASTER].map((bot): Asked => ({ bots: [bot, STRANGER], parts: ['strangers'], weight: 0.75 }));
  return players === MIXED.length ? [...pairs, { bots: MIXED, parts: ['mixed'], weight: 0.5 }] : pairs;
}

function sight(): Asked[] {
  return [USUAL, HARD].map((bot): Asked => ({ bots: [SEEING, bot], parts: ['sight'], weight: 0.5 }));
}

/** Whoever thinks longer has more of the time, and fewer deals all the same. */
function overIterations(players: number): Asked[] {
  if (players !== OVER_ITERATIONS) return [];
  return ITERATIONS.map((iterations) => ({
    bots: [`hard:${iterations}`, USUAL],
    parts: ['iterations'],
    weight: Math.sqrt(iterations) / 60,
  }));
}
