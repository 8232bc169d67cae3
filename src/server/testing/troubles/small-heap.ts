import { join } from 'node:path';
import { freePort } from '../crash/free-port.ts';
import { KillableServer, type Start } from '../crash/killable-server.ts';

const SMALLEST = 16;

/** The smallest heap with which a server without a table opens here, and the usual one once that has been too small. */
export async function smallestHeap(folder: string): Promise<Start> {
  for (let megabytes = SMALLEST; ; megabytes++) {
    const how = { nodeFlags: [`--max-old-space-size=${megabytes}`] };
    const server = new KillableServer(await freePort(), { DATA_DIR: join(folder, 'data') }, how);
    const isOpen = await server.ready().then(
      () => true,
      () => false,
    );
    await server.stop();
    if (isOpen) return { ...how, afterwards: {} };
  }
}
