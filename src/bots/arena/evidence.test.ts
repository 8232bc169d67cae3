import { describe, expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/fast.ts';
import { intervalOf, intervalOfFixed, isEnough, logCapital, type Sample } from './evidence.ts';

/** Values and their chances in twelfths. */
type Law = readonly (readonly [value: number, twelfths: number])[];

const COIN: Law = [
  [0, 6],
  [1, 6],
];
const CALM: Law = [
  [0.25, 2],
  [0.5, 8],
  [0.75, 2],
];
const SKEW: Law = [
  [0.25, 8],
  [1, 4],
];

/** Deals one after the other, with a look after each: after how many the question was decided, if it ever was. */
function decidedAfter(law: Law, mean: number, deals: number, luck: FastChance): number | undefined {
  const samples = law.map(([value]) => ({ value, times: 0 }));
  for (let deal = 1; deal <= deals; deal++) {
    let drawn = luck.below(12);
    const which = law.findIndex(([, twelfths]) => (drawn -= twelfths) < 0);
    samples[which]!.times++;
    if (isEnough(logCapital(samples, mean))) return deal;
  }
  return undefined;
}

function alarms(law: Law, mean: number, runs: number, deals: number): number {
  const luck = new FastChance(new Uint8Array(32).fill(41));
  return Array.from({ length: runs }, () => decidedAfter(law, mean, deals, luck)).filter((at) => at !== undefined)
    .length;
}

describe('looking after every deal', () => {
  test.each([
    ['a coin', COIN, 0.5],
    ['what is mostly even', CALM, 0.5],
    ['what is askew', SKEW, 0.5],
    [
      'a share of a quarter',
      [
        [0, 9],
        [1, 3],
      ] as Law,
      0.25,
    ],
  ])('decides of %s falsely in at most one of a hundred runs', (_, law, mean) => {
    expect(alarms(law, mean, 500, 80)).toBeLessThanOrEqual(5);
  });

  test('finds a difference that is there', () => {
    expect(
      alarms(
        [
          [0, 3],
          [0.5, 4],
          [1, 5],
        ],
        0.5,
        40,
        1500,
      ),
    ).toBeGreaterThanOrEqual(38);
  });

  test('does not take long where one always wins', () => {
    expect(decidedAfter([[1, 12]], 0.5, 100, new FastChance(new Uint8Array(32)))).toBeLessThan(15);
  });
});

describe('the interval of a fixed number of deals', () => {
  const laws = [
    ['a coin', COIN, 0.5],
    ['what is mostly even', CALM, 0.5],
    ['what is askew', SKEW, 0.5],
  ] as const;

  test.each(laws.flatMap((law) => [5, 40, 400].map((deals) => [...law, deals] as const)))(
    'leaves out the truth of %s (%#) in at most about one of a hundred',
    (_, law, mean, deals) => {
      const luck = new FastChance(new Uint8Array(32).fill(43));
      const missed = Array.from({ length: 1000 }, () => intervalOfFixed(drawn(law, deals, luck))).filter(
        ([low, high]) => mean < low || mean > high,
      );
      expect(missed.length).toBeLessThanOrEqual(18);
    },
  );

  test('is everything before the first deal, and narrower than one that holds whenever one stops', () => {
    expect(intervalOfFixed([])).toEqual([0, 1]);
    const samples = [0, 1].map((value) => ({ value, times: 500 }));
    const width = ([low, high]: readonly [number, number]): number => high - low;
    expect(width(intervalOfFixed(samples))).toBeLessThan(0.8 * width(intervalOf(samples)));
  });
});

function drawn(law: Law, deals: number, luck: FastChance): Sample[] {
  const samples = law.map(([value]) => ({ value, times: 0 }));
  for (let deal = 0; deal < deals; deal++) {
    let twelfth = luck.below(12);
    samples[law.findIndex(([, twelfths]) => (twelfth -= twelfths) < 0)]!.times++;
  }
  return samples;
}

describe('the interval', () => {
  const even: Sample[] = [
    { value: 0, times: 300 },
    { value: 0.5, times: 400 },
    { value: 1, times: 300 },
  ];

  test('has what was seen in its middle and is not much wider than one for a single look', () => {
    const [low, high] = intervalOf(even);
    expect((low + high) / 2).toBeCloseTo(0.5, 9);
    const single = 2.576 * Math.sqrt(0.15 / 1000);
    expect(high - 0.5).toBeGreaterThan(single);
    expect(high - 0.5).toBeLessThan(2 * single);
  });

  test('leaves out exactly what is refuted', () => {
    const [low, high] = intervalOf(even);
    expect([low - 1e-6, high + 1e-6].map((mean) => isEnough(logCapital(even, mean)))).toEqual([true, true]);
    expect([low + 1e-6, high - 1e-6].map((mean) => isEnough(logCapital(even, mean)))).toEqual([false, false]);
  });

  test('is everything before the first deal, and open to one side where one always won', () => {
    expect(intervalOf([])).toEqual([0, 1]);
    const [low, high] = intervalOf([{ value: 1, times: 50 }]);
    expect(low).toBeGreaterThan(0.8);
    expect(high).toBe(1);
  });
});
