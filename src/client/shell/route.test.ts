import { describe, expect, test } from 'vitest';
import { pathOf, routeOf, type Route } from './route.ts';

const ROUTES: readonly (readonly [string, Route])[] = [
  ['/', { page: 'home' }],
  ['/tables', { page: 'tables' }],
  ['/settings', { page: 'settings' }],
  ['/link', { page: 'link' }],
  ['/set/straw', { page: 'set', game: 'straw' }],
  ['/rules/straw', { page: 'rules', game: 'straw' }],
  ['/rules/courte-paille', { page: 'rules', game: 'courte-paille' }],
  ['/j/TAMO-KIRU', { page: 'join', code: 'TAMO-KIRU' }],
  ['/t/a-b_C', { page: 'table', id: 'a-b_C', isOnline: true }],
  ['/alone/a%2Fb', { page: 'table', id: 'a/b', isOnline: false }],
  ['/t/a-b_C/back', { page: 'back', id: 'a-b_C', isOnline: true }],
  ['/alone/a%2Fb/back', { page: 'back', id: 'a/b', isOnline: false }],
];

describe('an address', () => {
  test.each(ROUTES)('%s is a page, and the page has that address', (path, route) => {
    expect(routeOf(path)).toEqual(route);
    expect(pathOf(route)).toBe(path);
  });

  test('of the rules may name a clause', () => {
    expect(pathOf({ page: 'rules', game: 'straw', clause: 'S10' })).toBe('/rules/straw#S10');
  });

  test.each([
    '/nowhere',
    '/rules',
    '/rules/straw/S10',
    '/set',
    '/t',
    '/tables/3',
    '/t/a/b',
    '/t/a/back/1',
    '/set/straw/back',
    '//',
    '/alone/',
    '/j/',
    '/%E0%A4%A',
    '/t/%',
  ])('%s leads nowhere', (path) => {
    expect(routeOf(path)).toEqual({ page: 'lost' });
  });

  test.each(['/tables/', '/set/straw/'])('%s may end with a slash', (path) => {
    expect(routeOf(path)).toEqual(routeOf(path.slice(0, -1)));
  });
});
