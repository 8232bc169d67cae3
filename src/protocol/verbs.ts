// Apart from the schemas, so that a page which calls them does not load a validator.

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Everything that can be done, by the name it has everywhere; `api/` says of each what it takes and what it answers. */
export const VERBS = {
  games: 'GET /api/games',
  lobby: 'GET /api/tables',
  open: 'POST /api/tables',
  look: 'GET /api/tables/:table',
  sit: 'POST /api/tables/:table/seats',
  setSeat: 'PUT /api/tables/:table/seats/:seat',
  leave: 'DELETE /api/tables/:table/seats/me',
  start: 'POST /api/tables/:table/start',
  reveal: 'POST /api/tables/:table/salt',
  listen: 'GET /api/tables/:table/events',
  move: 'POST /api/tables/:table/moves',
  hint: 'POST /api/tables/:table/hint',
  say: 'POST /api/tables/:table/phrases',
  mute: 'POST /api/tables/:table/mutes',
  rematch: 'POST /api/tables/:table/rematch',
  record: 'GET /api/tables/:table/record',
  analysis: 'GET /api/tables/:table/analysis',
  me: 'GET /api/me',
  rename: 'PATCH /api/me',
  forget: 'DELETE /api/me',
  mine: 'GET /api/me/tables',
  device: 'POST /api/me/link',
  claim: 'POST /api/me/claim',
  devices: 'GET /api/me/devices',
  signOutOthers: 'DELETE /api/me/devices',
  signOut: 'DELETE /api/me/devices/:device',
  token: 'POST /api/tokens',
  health: 'GET /healthz',
} as const satisfies Readonly<Record<string, `${Method} /${string}`>>;

export type VerbName = keyof typeof VERBS;
export type PathOf<V extends VerbName> = (typeof VERBS)[V] extends `${Method} ${infer Path}` ? Path : never;

export function methodOf(verb: VerbName): Method {
  return VERBS[verb].split(' ')[0] as Method;
}

export function pathOf<V extends VerbName>(verb: V): PathOf<V> {
  return VERBS[verb].split(' ')[1] as PathOf<V>;
}
