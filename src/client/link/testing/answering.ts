/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that always answers the same. */
export async function answering(status: number, headers: Record<string, string>, body: string) {
  const asked: number[] = [];
  const other = createServer((_, response) => {
    asked.push(Date.now());
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  return { url, asked, close: () => other.close() };
}
