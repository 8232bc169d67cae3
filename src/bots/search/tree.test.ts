import { expect, test } from 'vitest';
import { mixed, NONE, Tree } from './tree.ts';

test('an entry is made once and found again', () => {
  const tree = new Tree();
  tree.clear();
  const entry = tree.at(7, 8);
  tree.learn(entry, 1);
  tree.learn(entry, 0.5);
  expect(tree.at(7, 8)).toBe(entry);
  expect([tree.tried(entry), tree.gained(entry), tree.squares(entry)]).toEqual([2, 1.5, 1.25]);
  expect([tree.offer(entry), tree.offer(entry)]).toEqual([1, 2]);
});

test('hashes that share a place have entries of their own', () => {
  const tree = new Tree();
  tree.clear();
  const entries = [tree.at(5, 1), tree.at(5, 2), tree.at(5 + (1 << 18), 1)];
  expect(new Set(entries).size).toBe(3);
  entries.forEach((entry, i) => tree.learn(entry, i));
  expect([tree.at(5, 1), tree.at(5, 2), tree.at(5 + (1 << 18), 1)].map((entry) => tree.gained(entry))).toEqual([
    0, 1, 2,
  ]);
});

test('the next search remembers nothing of the one before', () => {
  const tree = new Tree();
  tree.clear();
  tree.learn(tree.at(7, 8), 1);
  tree.clear();
  expect(tree.tried(tree.at(7, 8))).toBe(0);
});

test('a full table makes no more entries, and keeps those it has', () => {
  const tree = new Tree();
  tree.clear();
  let made = 0;
  while (tree.at(mixed(1, made, 3), made) !== NONE) made++;
  expect(made).toBeGreaterThan(100_000);
  expect(tree.at(mixed(1, 0, 3), 0)).not.toBe(NONE);
});
