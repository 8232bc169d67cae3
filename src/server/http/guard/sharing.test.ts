import { beforeEach, describe, expect, test } from 'vitest';
import { settled, ManualTime } from '../../../table/testing/manual-time.ts';
import type { Exchange, ExchangeListener } from '../../store/exchange.ts';
import { Holdings } from './holdings.ts';
import { Sharing, TOLD_WITHIN } from './sharing.ts';
import { sharedBuckets } from './spendings.ts';
import type { Buckets } from './buckets.ts';

let time: ManualTime;
beforeEach(() => void (time = new ManualTime()));

/** Some processes that hear each other, unless a line is cut. */
class Line {
  readonly listeners: ExchangeListener[] = [];
  readonly longest: number[] = [];
  isCut = false;

  join(process: number): Exchange {
    return {
      hear: (listener) => void (this.listeners[process] = listener),
      tell: async (texts) => {
        if (this.isCut) throw new Error('cut');
        this.longest.push(...texts.map((text) => Buffer.byteLength(text)));
        const others = this.listeners.filter((_, i) => i !== process);
        for (const text of texts) for (const other of others) other.told(text, process);
      },
      claim: async () => () => undefined,
    };
  }
}

interface Process {
  readonly sharing: Sharing;
  readonly held: Holdings;
  readonly buckets: Buckets;
}

async function process(line: Line, number: number): Promise<Process> {
  const sharing = new Sharing(time, line.join(number));
  const held = new Holdings('held', sharing);
  const buckets = sharedBuckets('buckets', { perSecond: 1, atOnce: 1000 }, () => time.steady(), sharing);
  sharing.begin();
  await settled();
  return { sharing, held, buckets };
}

const both = async (line: Line): Promise<[Process, Process]> => [await process(line, 0), await process(line, 1)];
const told = (): Promise<void> => time.pass(TOLD_WITHIN);

describe('what is held', () => {
  test('counts at all processes, as long as they live', async () => {
    const [one, other] = await both(new Line());
    one.held.add('ann');
    other.held.add('ann');
    await told();
    expect([one.held.of('ann'), other.held.of('ann')]).toEqual([2, 2]);
    other.sharing.living([0, 1]);
    expect(other.held.of('ann')).toBe(2);
    other.sharing.living([1]);
    expect(other.held.of('ann')).toBe(1);
  });

  test('and was given back while nobody heard it is not held any more', async () => {
    const line = new Line();
    const [one, other] = await both(line);
    one.held.add('ann');
    one.held.add('bob');
    await told();
    line.isCut = true;
    one.held.remove('ann');
    await told();
    expect(other.held.of('ann')).toBe(1);
    line.isCut = false;
    await told();
    expect([other.held.of('ann'), other.held.of('bob')]).toEqual([0, 1]);
  });

  test('is known to whoever comes later', async () => {
    const line = new Line();
    const one = await process(line, 0);
    one.held.add('ann');
    one.buckets.spend('ann', 1000);
    await told();
    const late = await process(line, 1);
    await told();
    expect([late.held.of('ann'), late.buckets.wait('ann')]).toEqual([1, 1]);
  });
});

test('whoever hears nobody counts alone, and everything together again afterwards', async () => {
  const line = new Line();
  const [one, other] = await both(line);
  one.held.add('ann');
  await told();
  line.isCut = true;
  other.sharing.deafened();
  other.buckets.take('ann');
  other.held.add('ann');
  await told();
  expect([other.held.of('ann'), other.buckets.levels()]).toEqual([1, [['ann', 999.25]]]);
  line.isCut = false;
  other.sharing.restored();
  await told();
  await told();
  expect([one.held.of('ann'), other.held.of('ann')]).toEqual([2, 2]);
});

test('nothing is said where nothing was done, or was taken back', async () => {
  const line = new Line();
  const [one] = await both(line);
  await told();
  line.longest.length = 0;
  one.buckets.take('ann');
  one.buckets.give('ann');
  await told();
  await time.pass(10_000);
  expect(line.longest).toEqual([]);
});

test('however many there are, and whatever they are called, no message is too long', async () => {
  const line = new Line();
  const [one, other] = await both(line);
  for (let i = 0; i < 1000; i++) one.held.add(`2001:db8:${i}:1`);
  one.held.add('ÿ'.repeat(3000));
  one.held.add('x'.repeat(10_000));
  await told();
  expect(Math.max(...line.longest)).toBeLessThan(7900);
  expect([0, 999].map((i) => other.held.of(`2001:db8:${i}:1`))).toEqual([1, 1]);
});

test('who is alone remembers nothing to tell', () => {
  const sharing = new Sharing(time);
  const held = new Holdings('held', sharing);
  held.add('ann');
  expect([held.of('ann'), held.news()]).toEqual([1, []]);
});
