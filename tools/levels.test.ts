import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const CLIENT = fileURLToPath(new URL('../src/client/', import.meta.url));

/** From below to above; those of one row know nothing of each other. */
const LEVELS = [['kit', 'words', 'link', 'worker'], ['shell'], ['play'], ['games'], ['pages'], ['app']];
const rankOf = (folder: string): number => LEVELS.findIndex((row) => row.includes(folder));

/** Of the same row, and yet one way: the worker answers as the link does, and the link starts it by its address. */
const NEIGHBOURS = new Set(['worker link', 'link worker']);

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

/** Every way in which a file names another: also those that the linter does not see, such as `import()` and globs. */
function importsOf(file: string): Import[] {
  const source = readFileSync(join(CLIENT, file), 'utf8');
  const named = source.matchAll(
    /(?:(import type [^;'"]*?from)|from|import|import\(|glob(?:<[^(]*>)?\(|URL\()\s*['"](\.[^'"]+)['"]/g,
  );
  return [...named].map(([, type, path]) => ({
    from: file,
    to: posix.join(posix.dirname(file), path!),
    isType: type !== undefined,
  }));
}

const isTest = (file: string): boolean => /\.test\.tsx?$|(^|\/)(testing|browser)\//.test(file);

const IMPORTS = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
  .flatMap(importsOf);

const levelOf = (path: string): string => path.split('/')[0]!;
const inside = IMPORTS.filter(({ to }) => !to.startsWith('..'));

test('every file of the client lies in a level', () => {
  const folders = new Set(inside.map(({ from }) => dirname(from).split('/')[0]));
  expect([...folders].filter((folder) => rankOf(folder!) < 0)).toEqual([]);
});

test('imports of the client go down only, also those that are loaded later', () => {
  const up = inside.filter(({ from, to }) => {
    const [above, below] = [levelOf(from), levelOf(to)];
    return above !== below && rankOf(above) <= rankOf(below) && !NEIGHBOURS.has(`${above} ${below}`);
  });
  expect(inside.length).toBeGreaterThan(1000);
  expect(up).toEqual([]);
});

test('no game knows another', () => {
  const gameIn = (path: string): string | undefined => /^games\/([^/.]+)\//.exec(path)?.[1];
  const across = inside.filter(({ from, to }) => {
    const game = gameIn(from);
    return game !== undefined && levelOf(to) === 'games' && gameIn(to) !== game;
  });
  expect(across).toEqual([]);
});

/** What the name of a card, or a list of them, says by itself: both sides call it, and it brings no tables along. */
const LIGHT = new Set([
  'about',
  'faces',
  'clauses',
  'rounds',
  'move-text',
  'order',
  'count',
  'tie',
  'plate',
  'sleepers',
]);

test('no page brings rules, bots or tables along: they are on the other side of the link', () => {
  const beyond = IMPORTS.filter(
    ({ from, to, isType }) => !isType && levelOf(from) !== 'worker' && to.startsWith('../'),
  );
  const heavy = beyond.filter(({ from, to }) => {
    const [, level, , file = ''] = to.split('/');
    if (level === 'games') return levelOf(from) !== 'games' || !LIGHT.has(file.replace('.ts', ''));
    return ['bots', 'table', 'server', 'cli'].includes(level!);
  });
  expect(beyond.length).toBeGreaterThan(50);
  expect(heavy).toEqual([]);
});
