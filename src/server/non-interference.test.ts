import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../engine/game.ts';
import type { Table } from '../engine/laws/bench/bench.ts';
import type { Viewer } from '../engine/seats.ts';
import { IS_WHOLE_RUN } from '../engine/testing/how-many.ts';
import { courtePaille } from '../games/courte-paille/game.ts';
import { str8Eight } from '../games/str8-eight/game.ts';
import { straw } from '../games/straw/game.ts';
import { IDLE_PLAYING } from '../table/times.ts';
import { difference } from './testing/difference.ts';
import { foreseesTooMuch, LoudStore, refusesTooFrankly, rustles, showsWatchers, tellsDraws } from './testing/faults.ts';
import { twoWorlds, type Sample, type TwoWorlds } from './testing/other-world.ts';
import { SCENES } from './testing/scenes.ts';
import { inFleet } from './testing/fleet/fleet.ts';
import { witnessed, type Scene, type Witnessed, type World } from './testing/witness.ts';

/*
 * Two servers are given the same ids, tokens, times and secrets, but deal other cards wherever one viewer cannot know them.
 * Nothing that reaches the viewer may differ: not one byte of a stream or of an answer, errors included.
 */

async function leakOf(scene: Scene, { here, there }: TwoWorlds): Promise<string | undefined> {
  return difference(await witnessed(scene, here), await witnessed(scene, there));
}

/** The same with every request and every stream at either of two processes. */
async function leakOfFleet(scene: Scene, { here, there }: TwoWorlds): Promise<string | undefined> {
  const seen: Witnessed[][] = [];
  for (const world of [here, there]) {
    const kept = await inFleet();
    try {
      seen.push(await witnessed(scene, world, kept));
    } finally {
      await kept.drop();
    }
  }
  return difference(seen[0]!, seen[1]!);
}

describe('prepared matches look the same', () => {
  const cases = [
    // as many that every move there is gets its turn
    { ...SCENES.pass, tries: 30 },
    { ...SCENES.secretChoices, tries: 150 },
    { ...SCENES.movingHands, tries: 30 },
  ];

  test.each(cases)('to a player of $game.id: $says', async (scene) => {
    expect(await leakOf(scene, scene)).toBeUndefined();
  });

  test.each(cases)('to a watcher of $game.id: $says', async (scene) => {
    expect(await leakOf({ ...scene, viewer: 'watcher', tries: 1 }, scene)).toBeUndefined();
  });

  test.each(cases.map((scene) => ({ ...scene, tries: 10 })))(
    'to a player of $game.id at two processes: $says',
    async (scene) => {
      expect(await leakOfFleet(scene, scene)).toBeUndefined();
    },
  );

  test('also in when they are closed because nobody goes on', async () => {
    const scene = { ...SCENES.secretChoices, tries: 0, clock: 'none', silence: IDLE_PLAYING } as const;
    expect(await leakOf(scene, scene)).toBeUndefined();
  });
});

interface Matches {
  readonly game: AnyGame;
  readonly tables: readonly Table[];
  /** The seed of each, and how many moves are made: before the hands are shown that make a difference. */
  readonly matches: readonly (readonly [seed: number, plies: number])[];
  /** What others must have done somewhere in these matches. */
  readonly madeMoves: readonly string[];
}

const RANDOM: readonly Matches[] = [
  {
    game: straw,
    tables: [3, 2, 5].map((seats) => ({ seats, options: { ending: 'each-deals-once' } })),
    matches: [0, 1, 2, 3, 4, 5].map((seed) => [seed, 5 + 2 * seed]),
    madeMoves: ['play'],
  },
  {
    game: courtePaille,
    tables: [
      { seats: 3, options: { form: 'single', 'coco-may-sleep': true } },
      { seats: 4, options: { form: 'announced', 'coco-may-sleep': false } },
      { seats: 2, options: { form: 'declared', 'coco-may-sleep': false } },
    ],
    // those in which Cocos do something
    matches: [
      [18, 18],
      [22, 12],
      [126, 18],
      [228, 12],
      [241, 18],
      [269, 18],
    ],
    madeMoves: ['choose', 'choose again', 'take', 'peek', 'land hand', 'land pile', 'land menu', 'lesson', 'sleep'],
  },
  {
    game: str8Eight,
    tables: [4, 3, 2].map((seats) => ({ seats, options: { target: 500 } })),
    // those in which pass cards are played
    matches: [
      [0, 18],
      [1, 18],
      [7, 12],
      [9, 12],
      [16, 6],
      [32, 12],
    ],
    madeMoves: ['draw pile', 'draw discard', 'lay', 'play', 'discard'],
  },
];

const MOST_SKIPPED = 1 / 4;

describe('random matches look the same', () => {
  test.each(RANDOM)('$game.id', async ({ game, tables, matches, madeMoves }) => {
    const samples = matches.flatMap(([seed, plies], i): Sample[] => {
      const table = tables[seed % tables.length]!;
      const viewers: Viewer[] = [seed % table.seats, 'watcher'];
      // one of them in turn; both in a whole run
      const here = IS_WHOLE_RUN ? viewers : [viewers[i % viewers.length]!];
      return here.map((viewer) => ({ game, table, viewer, seed, plies }));
    });
    const tried = samples.flatMap((sample) => {
      const worlds = twoWorlds(sample);
      return worlds === undefined ? [] : { sample, worlds };
    });
    expect(samples.length - tried.length).toBeLessThan(samples.length * MOST_SKIPPED);
    const done = new Set(tried.flatMap(({ sample, worlds }) => movesOfOthers(worlds.here, sample.viewer)));
    expect([...done]).toEqual(expect.arrayContaining([...madeMoves]));
    for (const { sample, worlds } of tried)
      expect(await leakOf(sceneOf(sample), worlds), `seed ${sample.seed}, ${sample.viewer}`).toBeUndefined();
  });
});

function sceneOf({ game, table, viewer }: Sample): Scene {
  return { game, ...table, viewer, tries: viewer === 'watcher' ? 1 : 4 };
}

function movesOfOthers({ madeMoves }: World, viewer: Viewer): string[] {
  return madeMoves.flatMap((made, i) => {
    if (made === null || made.seat === viewer) return [];
    const kind = /^(?:(?:land|draw) )?\w+/.exec(made.move)![0];
    const before = madeMoves[i - 1];
    return kind === 'choose' && before?.seat === made.seat && before.move.startsWith(kind) ? 'choose again' : kind;
  });
}

describe('a leak is found', () => {
  const { pass, secretChoices, movingHands } = SCENES;

  test('in an event', async () => {
    const leak = await leakOf({ ...pass, game: tellsDraws, tries: 0 }, pass);
    expect(leak).toMatch(/^step 1: messages: .*drew.*item-7.* here, .*carpet-9.* there$/);
  });

  test('in the view of watchers', async () => {
    const leak = await leakOf({ ...pass, game: showsWatchers, viewer: 'watcher', tries: 0 }, pass);
    expect(leak).toMatch(/^step 0: GET \/api\/tables\/:table: .*hint/);
    expect(await leakOf({ ...pass, game: showsWatchers, tries: 0 }, pass)).toBeUndefined();
  });

  test('in a refusal', async () => {
    const leak = await leakOf({ ...pass, game: refusesTooFrankly, tries: 2 }, pass);
    expect(leak).toMatch(/^step 0: refusal of play .*hint/);
  });

  test('in the preview of a move', async () => {
    const leak = await leakOf({ ...movingHands, game: foreseesTooMuch, tries: 0 }, movingHands);
    expect(leak).toMatch(/^step \d: GET \/api\/tables\/:table: .*hint/);
  });

  test('in a message that says nothing', async () => {
    const leak = await leakOf({ ...secretChoices, game: rustles, tries: 0 }, secretChoices);
    expect(leak).toMatch(/^step 2: GET \/api\/tables\/:table: .*"seq":8.* here, .*"seq":7.* there$/);
  });

  test('in when a table seems to have changed', async () => {
    const leak = await leakOf({ ...secretChoices, store: () => new LoudStore(), tries: 0 }, secretChoices);
    expect(leak).toMatch(/^step 2: GET \/api\/tables: .*changed/);
  });
});
