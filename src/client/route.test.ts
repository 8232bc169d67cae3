import { describe, expect, test } from 'vitest';
import { pathOf, routeOf, type Route } from './route.ts';

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'tables' },
  { page: 'settings' },
  { page: 'link' },
  { page: 'set', game: 'straw' },
  { page: 'rules', game: 'straw' },
  { page: 'rules', game: 'courte-paille' },
  { page: 'join', code: 'TAMO-KIRU' },
  { page: 'table', id: 'a b/c', isOnline: true },
  { page: 'table', id: 'abc', isOnline: false },
];

describe('addresses', () => {
  test.each(ROUTES)('there and back: %o', (route) => {
    expect(routeOf(pathOf(route))).toEqual(route);
  });

  test('name a clause of the rules behind the page', () => {
    expect(pathOf({ page: 'rules', game: 'straw', clause: 'S10' })).toBe('/rules/straw#S10');
  });

  test.each(['/rules', '/rules/straw/S10', '/nowhere'])('lead nowhere: %s', (path) => {
    expect(routeOf(path)).toEqual({ page: 'lost' });
  });
});
