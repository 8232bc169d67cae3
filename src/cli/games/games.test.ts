import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/games.ts';
import { screenOf } from './games.ts';

test.each(GAMES)('$id has a screen, and rules that it can point to', ({ id }) => {
  expect(screenOf(id).id).toBe(id);
  expect(existsSync(new URL(`../../../rules/${id}.en.md`, import.meta.url))).toBe(true);
});
