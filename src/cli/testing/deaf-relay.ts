import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

const NOTIFICATION = 'A'.charCodeAt(0);

/** Leads to a database like a pooler that hands out transactions: what was listened for never arrives. Answers with the address for it. */
export async function deafRelay(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const relay = createServer((client) => lead(client, connect(Number(port), hostname)));
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  onTestFinished(() => void relay.close());
  const address = new URL(url);
  address.port = String((relay.address() as AddressInfo).port);
  return address.href;
}

function lead(client: Socket, server: Socket): void {
  let rest: Buffer = Buffer.alloc(0);
  for (const socket of [client, server]) socket.setNoDelay().on('error', () => undefined);
  client.on('data', (chunk) => server.write(chunk)).on('close', () => server.destroy());
  server.on('close', () => client.destroy());
  server.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    // a kind, and a length that counts itself
    for (let end = endOf(rest); end <= rest.length; end = endOf(rest)) {
      if (rest[0] !== NOTIFICATION) client.write(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
}

function endOf(bytes: Buffer): number {
  return bytes.length < 5 ? Infinity : 1 + bytes.readUInt32BE(1);
}
