// Apart from the schemas, so that a page which calls them does not load a validator.

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Verb {
  readonly method: Method;
  readonly path: string;
}

/** Everything that can be done, by the name it has everywhere; `api/` says of each what it takes and what it answers. */
export const VERBS = {
  games: { method: 'GET', path: '/api/games' },
  lobby: { method: 'GET', path: '/api/tables' },
  open: { method: 'POST', path: '/api/tables' },
  look: { method: 'GET', path: '/api/tables/:table' },
  sit: { method: 'POST', path: '/api/tables/:table/seats' },
  setSeat: { method: 'PUT', path: '/api/tables/:table/seats/:seat' },
  leave: { method: 'DELETE', path: '/api/tables/:table/seats/me' },
  start: { method: 'POST', path: '/api/tables/:table/start' },
  reveal: { method: 'POST', path: '/api/tables/:table/salt' },
  listen: { method: 'GET', path: '/api/tables/:table/events' },
  move: { method: 'POST', path: '/api/tables/:table/moves' },
  hint: { method: 'POST', path: '/api/tables/:table/hint' },
  say: { method: 'POST', path: '/api/tables/:table/phrases' },
  mute: { method: 'POST', path: '/api/tables/:table/mutes' },
  rematch: { method: 'POST', path: '/api/tables/:table/rematch' },
  record: { method: 'GET', path: '/api/tables/:table/record' },
  analysis: { method: 'GET', path: '/api/tables/:table/analysis' },
  me: { method: 'GET', path: '/api/me' },
  rename: { method: 'PATCH', path: '/api/me' },
  forget: { method: 'DELETE', path: '/api/me' },
  mine: { method: 'GET', path: '/api/me/tables' },
  device: { method: 'POST', path: '/api/me/link' },
  claim: { method: 'POST', path: '/api/me/claim' },
  token: { method: 'POST', path: '/api/tokens' },
  health: { method: 'GET', path: '/healthz' },
} as const satisfies Readonly<Record<string, Verb>>;

export type VerbName = keyof typeof VERBS;
