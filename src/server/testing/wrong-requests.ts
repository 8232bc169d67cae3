export interface WrongRequest {
  readonly method: string;
  /** After the table's own. */
  readonly path: string;
  readonly body?: unknown;
}

/** What a player or a watcher cannot have while a match goes on, and what changes nothing. */
export function wrongRequests(nextAsk: number, lastMove: string): WrongRequest[] {
  const move = (ask: number, move: string): WrongRequest => ({ method: 'POST', path: '/moves', body: { ask, move } });
  return [
    move(nextAsk, 'win'),
    move(nextAsk, ''),
    move(0, lastMove),
    move(Math.max(1, nextAsk - 1), lastMove),
    move(Math.max(1, nextAsk - 1), 'win'),
    move(1, lastMove),
    move(nextAsk + 1, lastMove),
    { method: 'GET', path: '/record' },
    { method: 'GET', path: '/secret' },
    { method: 'POST', path: '/start', body: {} },
    { method: 'POST', path: '/salt', body: { salt: '0'.repeat(64) } },
    { method: 'POST', path: '/rematch' },
    { method: 'PUT', path: '/seats/1', body: { bot: 'easy' } },
    { method: 'POST', path: '/seats', body: { seat: 1 } },
    { method: 'POST', path: '/seats', body: { seat: 0 } },
    { method: 'POST', path: '/mutes', body: { seat: 7, muted: true } },
    { method: 'POST', path: '/phrases', body: { phrase: 'show me' } },
  ];
}
