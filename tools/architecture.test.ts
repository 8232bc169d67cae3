import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PROJECT = new URL('../', import.meta.url);
const PAGE = readFileSync(new URL('docs/architecture.md', PROJECT), 'utf8');

/** All that looks like a place in the project; `<id>` stands for any game. */
const named = [...PAGE.matchAll(/`((?:src|tools|docs|rules)\/[\w./<>-]*)`/g)].map(([, path]) => path!);

test('every file and folder that the map names is there', () => {
  const paths = [...new Set(named)].flatMap((path) =>
    path.includes('<id>') ? [path.replace('<id>', 'straw')] : [path],
  );
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(new URL(path, PROJECT)))).toEqual([]);
});

test('every list of games is one that the map names', () => {
  const lists = ['games/games', 'bots/bots', 'protocol/games/games', 'cli/games/games', 'client/games/games'];
  for (const list of [...lists, 'client/worker/games/games']) expect(named).toContain(`src/${list}.ts`);
});
