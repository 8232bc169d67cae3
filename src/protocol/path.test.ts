import { expect, test } from 'vitest';
import { ADDRESSES } from './addresses.ts';
import { filled, namesIn, readFrom } from './path.ts';
import { methodOf, pathOf, VERBS, type VerbName } from './verbs.ts';

test('a path is filled with what its names stand for, whatever that is', () => {
  expect(filled('/api/tables/:table/seats/:seat', { table: 'a/b ?', seat: 2 })).toBe('/api/tables/a%2Fb%20%3F/seats/2');
  expect(filled('/api/games', {})).toBe('/api/games');
});

test('what was filled in is read again', () => {
  for (const path of Object.values<string>(ADDRESSES)) {
    const params = Object.fromEntries(namesIn(path).map((name, i) => [name, `é/${i}`]));
    expect(readFrom(path, filled(path, params))).toEqual(params);
  }
  expect(readFrom('/t/:table', '/t/a/b')).toBeUndefined();
  expect(readFrom('/t/:table', '/t/')).toBeUndefined();
});

test('no two verbs are the same request', () => {
  const verbs = Object.keys(VERBS) as VerbName[];
  expect(new Set(verbs.map((verb) => `${methodOf(verb)} ${pathOf(verb)}`)).size).toBe(verbs.length);
});
