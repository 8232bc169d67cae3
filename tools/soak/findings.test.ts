import { expect, test } from 'vitest';
import { growing } from './findings.ts';
import type { Sample, ServerSample } from './sampler.ts';

const QUIET: ServerSample = { rss: 300, heap: 30, handles: 80, callers: 30, timers: 200, streams: 10 };

/** Thirty looks and a night after every ten, each at one server. */
function looks(
  at: (i: number) => Partial<ServerSample>,
  night: (i: number) => Partial<ServerSample> = () => ({}),
): Sample[] {
  return Array.from({ length: 33 }, (_, i) => {
    const isNight = i % 11 === 10;
    const server = { ...QUIET, ...(isNight && { streams: 0 }), ...(isNight ? night(i) : at(i)) };
    return { hour: i, isNight, servers: [server], running: 100, ended: 0, rows: 0, connections: 0 };
  });
}

test('nothing where nothing grows', () => {
  expect(growing(looks(() => ({})))).toEqual([]);
});

test.for([
  [{ heap: 1 }, /MB of heap more/],
  [{ rss: 10 }, /MB of memory more/],
  [{ handles: 3 }, /file handles more at the end/],
  [{ timers: 20 }, /timers for each table and stream more/],
] as const)('what grows at every look: %j', ([growth, says]) => {
  const [[figure, by]] = Object.entries(growth) as [[keyof ServerSample, number]];
  const found = growing(looks((i) => ({ [figure]: QUIET[figure] + by * i })));
  expect(found).toEqual([expect.stringMatching(says)]);
});

test('more timers for more tables are no leak', () => {
  const samples = looks((i) => ({ timers: 200 + 20 * i })).map((sample, i) => ({ ...sample, running: 100 + 11 * i }));
  expect(growing(samples)).toEqual([]);
});

test('what is held for nobody at night', () => {
  const found = growing(
    looks(
      () => ({}),
      (i) => ({ streams: 2, handles: 80 + i }),
    ),
  );
  expect(found).toEqual([
    'server 1 has 2 streams when nobody is there',
    'server 1 has 22 file handles more of its own than in the first night',
  ]);
});

test('connections that others keep open at night are not the server’s own', () => {
  const night = (i: number): Partial<ServerSample> => ({ handles: 80 + 3 * i, callers: 30 + 3 * i });
  expect(growing(looks(() => ({}), night))).toEqual([]);
});
