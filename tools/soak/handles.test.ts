import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { callersOf, handlesOf } from './handles.ts';

test('a connection counts as a caller as long as the other end keeps it', async () => {
  const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  expect(callersOf(url)).toBe(0);
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const caller = connect(port, '127.0.0.1');
  const [[held]] = await Promise.all([accepted, once(caller, 'connect')]);
  expect(callersOf(url)).toBe(1);
  // both ends, and the server
  expect(handlesOf(process.pid)).toBeGreaterThanOrEqual(3);
  const ended = once(held.resume(), 'end');
  caller.end();
  await ended;
  expect(callersOf(url)).toBe(0);
  held.destroy();
  server.close();
});
