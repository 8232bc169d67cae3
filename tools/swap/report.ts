import { aligned, thousands } from '../../src/cli/figures.ts';
import type { Report } from '../drivers/run.ts';
import type { Counts } from './counts.ts';
import type { Orders } from './orders.ts';
import { PLANTS } from './plants.ts';

/** What was compared of one game, and the first difference. */
export interface GameCompared extends Counts {
  readonly game: string;
  found: { readonly says: string; readonly seconds: number } | undefined;
}

const HEAD = ['game', 'states', 'viewers', 'same move made', 'imagined', 'messages', 'snapshots', 'refusals', 'bytes'];

/** What the words mean, so that nobody takes a figure for more than it is. */
const MEANINGS = [
  'A state is a table after the deal or after one move; viewers: every seat and the watcher of each state, each in a world of its own. In most of',
  'these the same move was made with other cards; where that could not be, or rules told something of hidden cards, only how the table stands was',
  'compared with a world that the viewer may imagine. Snapshots are compared for one in eight who got a message, and refusals for one move each.',
];

export function reportOf(orders: Orders, seconds: number, compared: readonly GameCompared[]): Report {
  const found = compared.flatMap(({ found }) => found?.says ?? []);
  const rows = compared.map(({ game, states, viewers, followed, imagined, messages, snapshots, refusals, bytes }) => [
    game,
    ...[states, viewers, followed, imagined, messages, snapshots, refusals, bytes].map(thousands),
  ]);
  const verdict = found.length > 0 ? compared.flatMap(foundAfter) : ['0 differences'];
  const lines = [
    headOf(orders, seconds),
    ...late(orders, compared),
    '',
    ...aligned([HEAD, ...rows]),
    '',
    ...MEANINGS,
    '',
  ];
  return { lines: [...lines, ...verdict], json: { ...orders, seconds, compared }, found };
}

/** Seconds of work so far, on all cores: on a busy machine that says more than the clock. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function headOf({ seed, cores, plant }: Orders, seconds: number): string {
  const planted = plant === undefined ? [] : [`planted: ${PLANTS[plant]!.says}`];
  return [
    'swap',
    `seed ${seed}`,
    `${cores} cores`,
    `${seconds.toFixed(1)} s, ${worked().toFixed(1)} s of work`,
    ...planted,
  ].join(' · ');
}

function late({ states }: Orders, compared: readonly GameCompared[]): string[] {
  const missing = compared.filter((game) => game.states < states && game.found === undefined);
  return missing.map(
    (game) => `the time was up after ${thousands(game.states)} of ${thousands(states)} states of ${game.game}`,
  );
}

function foundAfter({ game, states, found }: GameCompared): string[] {
  if (found === undefined) return [`${game}: 0 differences`];
  return [`${game}: found after ${thousands(states)} states and ${found.seconds.toFixed(1)} seconds`];
}
