import type { Figures } from '../../server/upkeep/database-file.ts';
import { thousands } from '../figures.ts';

export function counted(count: number, one: string, more: string): string {
  return `${thousands(count)} ${count === 1 ? one : more}`;
}

/** What a database holds, for whoever has just copied it. */
export function holdingOf({ tables, finished, running, size }: Figures): string {
  const matches = counted(finished, 'finished match', 'finished matches');
  return `${counted(tables, 'table', 'tables')} (${matches}, ${running} going on), ${(size / 1e6).toFixed(1)} MB`;
}
