import { expect, test } from 'vitest';
import { FairQueue, type Whose } from './fair-queue.ts';

interface Wish extends Whose {
  readonly name: string;
}

/** `a1.2` is what the first player at the address a wants second. */
const wish = (name: string): Wish => ({ name, address: name[0]!, player: name.split('.')[0]! });

function queueOf(...names: string[]): FairQueue<Wish> {
  const queue = new FairQueue<Wish>();
  for (const name of names) queue.add(wish(name));
  return queue;
}

function served(queue: FairQueue<Wish>): string[] {
  const names: string[] = [];
  for (let next = queue.next(); next !== undefined; next = queue.next()) names.push(next.one.name);
  return names;
}

test('of one player what came first is served first', () => {
  expect(served(queueOf('a1.1', 'a1.2', 'a1.3'))).toEqual(['a1.1', 'a1.2', 'a1.3']);
});

test('addresses take turns, and so do the players of an address', () => {
  const queue = queueOf('a1.1', 'a1.2', 'a1.3', 'a2.1', 'a3.1', 'b1.1', 'b1.2');
  expect(served(queue)).toEqual(['a1.1', 'b1.1', 'a2.1', 'b1.2', 'a3.1', 'a1.2', 'a1.3']);
});

test('who comes last waits for one of each other address, however much these want', () => {
  const queue = queueOf('a1.1', 'a1.2', 'a2.1', 'a2.2', 'b1.1', 'b1.2');
  queue.next();
  queue.add(wish('c1.1'));
  expect(served(queue).indexOf('c1.1')).toBe(2);
});

test('each has the same share: addresses, then players, then what a player wants', () => {
  const queue = queueOf('a1.1', 'a1.2', 'a2.1', 'b1.1');
  const shares = Array.from({ length: 4 }, () => queue.next()!).map(({ one, share }) => [one.name, share]);
  expect(shares).toEqual([
    ['a1.1', 1 / 8],
    ['b1.1', 1 / 2],
    ['a2.1', 1 / 2],
    ['a1.2', 1],
  ]);
});

test('what is removed is not served, and is removed once', () => {
  const queue = queueOf('a1.1', 'b1.1');
  const gone = wish('a1.2');
  queue.add(gone);
  expect([queue.size, queue.countOf('a'), queue.all().length]).toEqual([3, 2, 3]);
  expect([queue.remove(gone), queue.remove(gone), queue.remove(wish('c1.1'))]).toEqual([true, false, false]);
  expect([queue.size, queue.countOf('a'), queue.countOf('c')]).toEqual([2, 1, 0]);
  expect(served(queue)).toEqual(['a1.1', 'b1.1']);
  expect(queue.size).toBe(0);
});
