import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ShakyStore } from '../../table/testing/world.ts';
import { testServer } from '../testing/test-server.ts';

test('who asks on an open connection while the server closes is told so, and what was asked before is finished', async () => {
  const store = new ShakyStore();
  const server = await testServer({ environment: { store } });
  let release = (): void => undefined;
  store.hold = new Promise((resolve) => (release = resolve));
  const { hostname, port, host } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString()));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const ask = (path: string): boolean => socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  ask('/api/tables/nowhere');
  await expect.poll(() => store.hold === undefined).toBe(true);
  const stopped = server.stop();
  await expect.poll(() => isOpen(Number(port), hostname)).toBe(false);
  ask('/api/games');
  release();
  await Promise.all([stopped, closed]);
  const [first, second, ...more] = said.split(/(?=HTTP\/1\.1 )/);
  expect(more).toEqual([]);
  expect(first).toMatch(/^HTTP\/1\.1 404 /);
  expect(second).toMatch(/^HTTP\/1\.1 503 /);
  for (const header of ['connection: close', 'retry-after: 2', 'content-type: application/problem+json'])
    expect(second!.toLowerCase()).toContain(`\r\n${header}`);
  expect(JSON.parse(second!.split('\r\n\r\n')[1]!)).toEqual({
    type: '/api/docs#closing',
    title: 'The server is closing',
    status: 503,
    detail: 'Try again in a moment.',
  });
});

/** Whether somebody new is let in. */
function isOpen(port: number, hostname: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, hostname, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
