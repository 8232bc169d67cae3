import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { KillableServer, Start } from '../../src/server/testing/crash/killable-server.ts';

/** Collects garbage and says how much is left, whenever it is told to. */
const SHIM = `
import { renameSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('SIGUSR2', () => {
  for (let i = 0; i < 4; i++) gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  const file = process.env.GAUGE + process.pid;
  writeFileSync(file + '.part', JSON.stringify({ held: heapUsed + external, resident: rss }));
  renameSync(file + '.part', file);
});
`;

/** In bytes, and how many files and sockets are open. */
export interface Gauged {
  readonly held: number;
  readonly resident: number;
  readonly open: number;
}

const ANSWERS_WITHIN = 20_000;
const SETTLES_WITHIN = 20_000;
const BETWEEN_LOOKS = 20;

/** A server that can be asked how much memory it holds. */
export function withGauge(folder: string): Start {
  const shim = join(folder, 'gauge.mjs');
  writeFileSync(shim, SHIM);
  return { by: ['env', `GAUGE=${fileIn(folder)}`], nodeFlags: ['--expose-gc', '--import', `file://${shim}`] };
}

export async function gauge(folder: string, { pid }: Pick<KillableServer, 'pid'>): Promise<Gauged> {
  const file = fileIn(folder) + pid;
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  await until(() => existsSync(file), ANSWERS_WITHIN);
  return { ...JSON.parse(readFileSync(file, 'utf8')), open: openIn(pid) };
}

/** A thread that is started when it is first needed has some open, and so has a connection to the database. */
export const MORE_OPEN = 16;

/** The same as soon as hardly more is open than before: that somebody hung up may not have been noticed yet. */
export async function gaugeSettled(folder: string, server: KillableServer, before: number): Promise<Gauged> {
  await until(() => openIn(server.pid) <= before + MORE_OPEN, SETTLES_WITHIN);
  return gauge(folder, server);
}

async function until(holds: () => boolean, within: number): Promise<void> {
  const end = performance.now() + within;
  while (!holds() && performance.now() < end) await setTimeout(BETWEEN_LOOKS);
}

/** Systems that do not tell have none. */
function openIn(pid: number): number {
  return existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : 0;
}

function fileIn(folder: string): string {
  return join(folder, 'gauge-');
}
