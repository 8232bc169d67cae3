import type { Kind } from './bad-values.ts';

/** Whose requests a route answers: anybody's, somebody's who becomes known by it, or only those of known players. */
type Asks = 'nobody' | 'anybody' | 'known';

/** What is needed to make bad requests for a route. */
export interface RouteCase {
  readonly asks: Asks;
  /** A body that is as it should be, with the kind of each property; none for a route that reads none. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly kinds?: Readonly<Record<string, Kind>>;
  /** Properties that have to be there. */
  readonly needs?: readonly string[];
  /** Good bodies that come at the wrong time, during the match, also from people who sit at the table. */
  readonly untimely?: readonly Readonly<Record<string, unknown>>[];
  /** Whether somebody who does not sit at the table may not do it, however well they ask. */
  readonly playersOnly?: boolean;
  readonly isStream?: boolean;
}

const HEX = 'ab'.repeat(32);
const OTHER_GAMES_MOVES = ['take cook-1', 'draw pile', 'lay 1x5', 'discard 1x1', 'bet captain', 'fold'];

/** Every route there is. */
export const ROUTE_CASES: Readonly<Record<string, RouteCase>> = {
  'GET /api/games': { asks: 'nobody' },
  'GET /api/tables': { asks: 'nobody' },
  'POST /api/tables': {
    asks: 'anybody',
    body: { game: 'straw', seats: ['me', 'open'] },
    kinds: {
      game: 'word',
      seats: 'seats',
      options: 'options',
      clock: 'word',
      public: 'flag',
      watching: 'flag',
      hints: 'flag',
      name: 'name',
      commitment: 'hex',
    },
    needs: ['game', 'seats'],
  },
  'GET /api/tables/{table}': { asks: 'anybody' },
  'POST /api/tables/{table}/seats': {
    asks: 'anybody',
    body: {},
    kinds: { seat: 'seat', name: 'name', commitment: 'hex' },
    untimely: [{ seat: 2 }, { seat: 3 }],
    playersOnly: true,
  },
  'PUT /api/tables/{table}/seats/{seat}': {
    asks: 'known',
    body: { bot: 'medium' },
    kinds: { bot: 'wordOrNull' },
    needs: ['bot'],
    untimely: [{ bot: 'medium' }, { bot: null }],
    playersOnly: true,
  },
  'DELETE /api/tables/{table}/seats/me': { asks: 'known', playersOnly: true },
  'POST /api/tables/{table}/start': {
    asks: 'known',
    body: {},
    kinds: { fill: 'word' },
    playersOnly: true,
  },
  'POST /api/tables/{table}/salt': {
    asks: 'known',
    body: { salt: HEX },
    kinds: { salt: 'hex' },
    needs: ['salt'],
    untimely: [{ salt: HEX }],
    playersOnly: true,
  },
  'GET /api/tables/{table}/events': { asks: 'anybody', isStream: true },
  'POST /api/tables/{table}/moves': {
    asks: 'known',
    body: { ask: 1, move: 'fly away' },
    kinds: { ask: 'ask', move: 'word' },
    needs: ['ask', 'move'],
    untimely: [
      ...OTHER_GAMES_MOVES.map((move) => ({ ask: 1, move })),
      ...[2, 3, 999, 2 ** 31, 2 ** 53 - 1].map((ask) => ({ ask, move: 'play item-2' })),
    ],
    playersOnly: true,
  },
  'POST /api/tables/{table}/hint': { asks: 'known', playersOnly: true },
  'POST /api/tables/{table}/phrases': {
    asks: 'known',
    body: { phrase: 'good-luck' },
    kinds: { phrase: 'word' },
    needs: ['phrase'],
    playersOnly: true,
  },
  'POST /api/tables/{table}/mutes': {
    asks: 'known',
    body: { seat: 1, muted: true },
    kinds: { seat: 'seat', muted: 'flag' },
    needs: ['seat', 'muted'],
    untimely: [
      { seat: 0, muted: true },
      { seat: 7, muted: true },
    ],
    playersOnly: true,
  },
  'POST /api/tables/{table}/rematch': { asks: 'known', untimely: [{}], playersOnly: true },
  'GET /api/tables/{table}/record': { asks: 'nobody', untimely: [{}], playersOnly: true },
  'GET /api/tables/{table}/analysis': { asks: 'nobody', untimely: [{}], playersOnly: true },
  'GET /api/me': { asks: 'anybody' },
  'PATCH /api/me': { asks: 'anybody', body: { name: 'Ann' }, kinds: { name: 'name' }, needs: ['name'] },
  'DELETE /api/me': { asks: 'known' },
  'GET /api/me/tables': { asks: 'known' },
  'POST /api/me/link': { asks: 'known' },
  'POST /api/me/claim': {
    asks: 'nobody',
    body: { code: 'no-such-code' },
    kinds: { code: 'word' },
    needs: ['code'],
    untimely: [{ code: 'no-such-code' }],
  },
  'GET /api/me/devices': { asks: 'known' },
  'DELETE /api/me/devices': { asks: 'known' },
  'DELETE /api/me/devices/{device}': { asks: 'known', untimely: [{}] },
  'POST /api/tokens': { asks: 'nobody', body: {}, kinds: { name: 'name' } },
  'GET /healthz': { asks: 'nobody' },
  'GET /api/docs': { asks: 'nobody' },
  'GET /api/openapi.json': { asks: 'nobody' },
  'GET /api/docs.css': { asks: 'nobody' },
};
