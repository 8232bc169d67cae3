import type { Message, TableCard } from '../../../protocol/table.ts';
import type { TableState } from '../session/session.ts';

const SEAL = '0'.repeat(64);

/** A table where these people sit; the first one is a person, the others are bots. */
export function tableOf(...names: readonly string[]): TableCard {
  return {
    id: 'table',
    code: 'CAMEL7',
    game: 'straw',
    options: { ending: 'each-deals-once' },
    clock: 'none',
    public: false,
    watching: false,
    hints: true,
    status: 'playing',
    seats: names.map((name, i) =>
      i === 0
        ? {
            kind: 'person',
            player: name,
            name,
            commitment: null,
            revealed: false,
            unsalted: false,
            away: false,
            standIn: null,
          }
        : { kind: 'bot', name, level: 'medium' },
    ),
    host: 0,
    commitment: SEAL,
    sealing: null,
    sealings: 1,
    opened: 0,
    rematch: null,
    closed: null,
  };
}

/** How it stands for the one at seat 0. */
export function stateOf(view: unknown, change: Partial<TableState> = {}): TableState {
  return {
    connection: 'open',
    table: tableOf('Ann', 'Mira', 'Otto'),
    you: 0,
    waiting: [],
    until: null,
    view,
    ask: null,
    muted: [],
    sent: null,
    ahead: 0,
    version: '1',
    at: 0,
    since: 0,
    ...change,
  };
}

export function messageOf(state: TableState, events: Message['events']): Message {
  const { at, you, waiting, until, view, ask } = state;
  return { seq: 1, at, you, waiting: [...waiting], until, view, ask, news: [], events };
}
