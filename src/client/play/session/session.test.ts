import { afterEach, beforeEach, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../server/testing/test-server.ts';
import { MemoryStore } from '../../../table/store/memory-store.ts';
import { movesIn } from '../../../table/testing/guest.ts';
import { HttpLink } from '../../link/http.ts';
import { cookieFetch } from '../../link/testing/cookie-fetch.ts';
import { LocalEnvironment } from '../../worker/local-environment.ts';
import { Session, type TableState } from './session.ts';

let server: TestServer;
let session: Session;
let otherDevice: HttpLink;

beforeEach(async () => {
  const { time } = new LocalEnvironment(new MemoryStore());
  server = await testServer({ environment: { time } });
  const asMe = cookieFetch();
  otherDevice = new HttpLink(server.url, asMe);
  const { table } = await otherDevice.open({ game: 'straw', seats: ['me', { bot: 'random' }] });
  await otherDevice.start(table.id);
  const here = new HttpLink(server.url, (address, request) =>
    String(address).endsWith('/moves') ? Promise.reject(new TypeError('Failed to fetch')) : asMe(address, request),
  );
  session = new Session(here, table.id);
});
afterEach(async () => {
  session.close();
  await server.stop();
});

function until(isSo: (state: TableState) => boolean): Promise<TableState> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (session.state === null || !isSo(session.state)) return;
      off();
      resolve(session.state);
    };
    const off = session.watch(look);
    look();
  });
}

/** Sends a move that no answer comes to. */
async function send(): Promise<{ ask: number; moved: Promise<unknown>; other: string }> {
  const { ask } = await until((state) => state.ask !== null);
  const [first, second] = movesIn(await otherDevice.look(session.id));
  const moved = session.move(first!);
  expect(session.state?.sent).toEqual({ ask: ask!.id, move: first });
  return { ask: ask!.id, moved, other: second! };
}

test('a move that the table went on without is dropped without a word', async () => {
  const { ask, moved, other } = await send();
  await otherDevice.move(session.id, ask, other);
  const after = await until((state) => state.ask?.id !== ask);
  expect(after.sent).toBeNull();
  expect(await moved).toBeUndefined();
});

test('a move is given up with the table', async () => {
  const { moved } = await send();
  session.close();
  expect(await moved).toBeUndefined();
});
