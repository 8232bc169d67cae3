import { readdirSync, readFileSync } from 'node:fs';

/** As the system writes it: both ends hold the connection. One that the other end has closed is in another state. */
const ESTABLISHED = '01';

/** How many files, connections and the like a process has open. */
export function handlesOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** How many connections to this address the other end keeps open too, whether or not it asks anything. */
export function callersOf(url: string): number {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local!.endsWith(`:${port}`) && state === ESTABLISHED).length;
}
