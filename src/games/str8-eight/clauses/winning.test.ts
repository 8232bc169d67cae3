import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../engine/options.ts';
import { str8Eight } from '../game.ts';
import { dealt, position, type Setup, type Table } from '../testing/position.ts';

/** With 8x8 it makes 288. */
const MIXED = '1x8 8x2 8x3 8x4 8x5 8x6 8x7';

/** Seat 0 completes its sequence: 288 points for it, 190 for seat 1, 156 for seat 2, −18 for seat 3. */
function completed(scores: readonly number[], setup: Partial<Setup> = {}): Table {
  const seats = scores.length;
  const table = position({
    hands: ['8x8', '1x1 1x2 1x3', '2x1 2x2 2x3', '3x1 3x2 3x3'].slice(0, seats),
    sequences: [MIXED, '7x1 7x2 7x3 7x4 7x5 7x6 7x7', '6x1 6x2 6x3 6x4 6x5 6x6 6x7', ''].slice(0, seats),
    scores,
    ...setup,
  });
  table.plays('lay 8x8');
  return table;
}

/** Nobody does, and the hand ends: 151 points for seat 0, the others as above. */
function abandoned(scores: readonly number[], target?: number): Table {
  const seats = scores.length;
  const table = position({
    hands: ['8x8 4x1 5x1 pass-left', '1x1 1x2 1x3', '2x1 2x2 2x3'].slice(0, seats),
    sequences: [MIXED, '7x1 7x2 7x3 7x4 7x5 7x6 7x7', '6x1 6x2 6x3 6x4 6x5 6x6 6x7'].slice(0, seats),
    scores,
    barren: 99,
    ...(target !== undefined && { target }),
  });
  table.plays('discard pass-left');
  return table;
}

function targetOf(seats: number): unknown {
  return readOptions(str8Eight.options, seats, {});
}

describe('the target', () => {
  test('E16 is 1000 with two players, 500 with three or four', () => {
    expect(targetOf(2)).toEqual({ options: { target: 1000 } });
    expect(targetOf(3)).toEqual({ options: { target: 500 } });
    expect(targetOf(4)).toEqual({ options: { target: 500 } });
  });

  test.each([
    [2, 1000],
    [3, 500],
    [4, 500],
  ])('E16 with %d players the first to reach %d wins, and not with a point less', (seats, target) => {
    const others = Array<number>(seats - 1).fill(0);
    const won = completed([target - 288, ...others]);
    expect([won.scores[0], won.winners]).toEqual([target, [0]]);
    expect(won.events.at(-1)).toEqual({ type: 'ended', scores: won.scores, winners: [0] });
    const short = completed([target - 289, ...others]);
    expect([short.scores[0], short.winners]).toEqual([target - 1, undefined]);
    expect(short.told('hand')).toHaveLength(1);
    expect(short.told('ended')).toEqual([]);
  });

  test('E16 the option sets another, from 100 to 5000', () => {
    expect(completed([0, 0, 0], { target: 288 }).winners).toEqual([0]);
    expect(completed([0, 0, 0], { target: 289 }).winners).toBeUndefined();
    expect(completed([4712, 0], { target: 5000 }).winners).toEqual([0]);
    expect(completed([4000, 0], { target: 5000 }).winners).toBeUndefined();
    for (const target of [100, 5000]) {
      expect(readOptions(str8Eight.options, 2, { target })).toEqual({ options: { target } });
    }
    for (const target of [99, 5001, 100.5, '500', Number.NaN]) {
      expect(readOptions(str8Eight.options, 2, { target })).toHaveProperty('bad.option', 'target');
    }
  });

  test('E16 whoever reaches it wins, also if another completed the hand and has fewer', () => {
    const table = completed([100, 310, 0]);
    expect(table.events.at(-1)).toEqual({ type: 'ended', scores: [388, 500, 156], winners: [1] });
  });

  test('E16 a score below zero does not end anything', () => {
    const table = completed([-400, -700, -1000]);
    expect([table.scores, table.winners]).toEqual([[-112, -510, -844], undefined]);
  });

  test('E16 when the match is over nobody moves, and no hand is dealt', () => {
    const table = completed([400, 0, 0], { dealer: 2, number: 6 });
    expect(table.events.map(({ type }) => type)).toEqual(['laid', 'completed', 'scored', 'ended']);
    expect(str8Eight.waitingFor(table.state)).toBe(0);
    expect([0, 1, 2].map((seat) => table.legal(seat))).toEqual([[], [], []]);
    expect(table.view(1)).toMatchObject({ phase: 'over', hand: 6, dealer: 2, winners: [0] });
    expect(table.view(1)).not.toHaveProperty('turn');
  });

  test('E16 matches go on hand by hand until somebody reaches it', () => {
    const table = dealt({ seats: 3, target: 100, dealer: 1 });
    while (table.winners === undefined) table.plays(table.legal()[0]!);
    const best = table.told('scored').map(({ totals }) => Math.max(...totals));
    expect(best.map((points) => points >= 100)).toEqual([...Array(best.length - 1).fill(false), true]);
    const dealers = table.told('hand').map(({ dealer }) => dealer);
    expect(dealers).toEqual(Array.from(dealers, (_, i) => (1 + i) % 3));
  });
});

describe('two or more reach it with the same hand', () => {
  test('E17 the one among them who completed the last sequence wins, also with fewer points', () => {
    const table = completed([300, 400, 0]);
    expect(table.events.at(-1)).toEqual({ type: 'ended', scores: [588, 590, 156], winners: [0] });
  });

  test('E17 also with the fewest of three', () => {
    const table = completed([212, 499, 450, 0]);
    expect(table.events.at(-1)).toEqual({ type: 'ended', scores: [500, 689, 606, -18], winners: [0] });
  });

  test('E17 with two players', () => {
    const table = completed([712, 900]);
    expect(table.events.at(-1)).toEqual({ type: 'ended', scores: [1000, 1090], winners: [0] });
  });

  test('E17 if whoever completed it is not among them, the one with the most points', () => {
    const table = completed([100, 350, 400]);
    expect(table.events.at(-1)).toEqual({ type: 'ended', scores: [388, 540, 556], winners: [2] });
  });

  test('E17 E11a if nobody completed it, the one with the most points', () => {
    const table = abandoned([360, 330, 350]);
    expect(table.told('completed')).toEqual([]);
    expect(table.events.at(-1)).toEqual({ type: 'ended', scores: [511, 520, 506], winners: [1] });
  });

  test('E17 E11a the target can be reached by one alone without a completed sequence', () => {
    const table = abandoned([0, 310, 0]);
    expect(table.events.at(-1)).toEqual({ type: 'ended', scores: [151, 500, 156], winners: [1] });
  });
});

describe('equal even then', () => {
  test('E17a they share the win', () => {
    const table = completed([100, 350, 384]);
    expect(table.events.at(-1)).toEqual({ type: 'ended', scores: [388, 540, 540], winners: [1, 2] });
    expect(table.view('watcher').winners).toEqual([1, 2]);
  });

  test('E17a E11a also where nobody completed a sequence; who has fewer does not share it', () => {
    const table = abandoned([380, 350, 384]);
    expect(table.events.at(-1)).toEqual({ type: 'ended', scores: [531, 540, 540], winners: [1, 2] });
  });

  test('E17a three can share it', () => {
    const table = abandoned([449, 410, 444], 600);
    expect(table.events.at(-1)).toEqual({ type: 'ended', scores: [600, 600, 600], winners: [0, 1, 2] });
  });

  test('E17 whoever completed the last sequence does not share it', () => {
    const table = completed([252, 350, 384]);
    expect(table.events.at(-1)).toEqual({ type: 'ended', scores: [540, 540, 540], winners: [0] });
  });
});
