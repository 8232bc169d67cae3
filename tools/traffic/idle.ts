import { get } from 'node:http';
import { GAMES } from '../../src/games/games.ts';
import { Wires, type Where } from './wire.ts';

/** Tables where a match is going on and nobody moves. */
export interface Crowd extends Where {
  readonly kind: 'crowd';
  readonly tables: number;
}

/** Streams at such tables that only wait. */
export interface Watch extends Where {
  readonly kind: 'watch';
  readonly streams: number;
  readonly tables: number;
}

export async function crowd({ tables, ...where }: Omit<Crowd, 'kind'>): Promise<string[]> {
  const wires = new Wires(where);
  const { token } = await wires.json<{ token: string }>('POST', '/api/tokens', '', {});
  const seats = ['me', { bot: 'random' }, { bot: 'random' }, { bot: 'random' }];
  const wish = { game: GAMES[0]!.id, seats, clock: '3-days' };
  const ids: string[] = [];
  for (let i = 0; i < tables; i++) {
    const { table } = await wires.json<{ table: { id: string } }>('POST', '/api/tables', token, wish);
    await wires.json('POST', `/api/tables/${table.id}/start`, token, {});
    ids.push(table.id);
  }
  wires.close();
  return ids;
}

/** Keeps the streams until it is told to stop. */
export async function watch({ streams, ...crowded }: Watch, tell: (what: string) => void): Promise<null> {
  const { host, port } = crowded;
  const ids = await crowd(crowded);
  for (let i = 0; i < streams; i++) {
    await new Promise<void>((resolve) => {
      get({ host, port, path: `/api/tables/${ids[i % ids.length]}/events`, agent: false }, (response) => {
        response.resume();
        response.once('data', () => resolve());
      });
    });
  }
  tell('measuring');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  return null;
}
