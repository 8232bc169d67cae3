import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below all that systems hand out by themselves, so that nobody is given the port while the server is down. */
const LOWEST = 20_000;
const HOW_MANY = 12_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * HOW_MANY);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
