import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../src/cli/testing/program.ts';
import { Subject } from './processes.ts';

const ENV = { PORT: '0', METRICS_PORT: '0', RATE_LIMIT: '0' };
/** So slow that bots are out of the way. */
export const NO_BOTS = { BOT_PACE: '60000' };

/** On the disk that the project is on: a folder in memory would flatter. */
export function onDisk(): string {
  const folder = join(PROJECT, 'build');
  mkdirSync(folder, { recursive: true });
  return folder;
}

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(onDisk(), 'data-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With so many servers on the same data. */
export async function withServers<T>(
  count: number,
  env: Readonly<Record<string, string>>,
  work: (servers: readonly Subject[]) => Promise<T>,
): Promise<T> {
  const servers: Subject[] = [];
  try {
    for (let i = 0; i < count; i++) servers.push(await Subject.serve({ ...ENV, ...env }));
    return await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
