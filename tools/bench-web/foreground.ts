import { spawnSync } from 'node:child_process';

const MARK = 'BENCH_IN_FOREGROUND';
const FOREGROUND = ['-r', '5'];

/**
 * Starts the bench again where it and its browser go before everything else on the machine, as what is on a phone's screen
 * does; true if that was done. Only Linux's administrator may; without, other programs and the scheduler are measured too.
 */
export function wasRunInForeground(): boolean {
  if (process.env[MARK] !== undefined || spawnSync('chrt', [...FOREGROUND, 'true']).status !== 0) return false;
  const again = [...FOREGROUND, process.execPath, ...process.argv.slice(1)];
  const { status } = spawnSync('chrt', again, { stdio: 'inherit', env: { ...process.env, [MARK]: 'yes' } });
  process.exitCode = status ?? 1;
  return true;
}

/**
 * The command as one that goes before others, but not before the system itself: where a program takes a whole core for a second, the
 * scheduler halts what has the highest rank for 50 ms, and Lighthouse would take that for four times as long of the page's work.
 */
export function ahead(command: string, args: readonly string[]): readonly [string, string[]] {
  if (process.env[MARK] === undefined) return [command, [...args]];
  return ['chrt', ['-o', '0', 'nice', '-n', '-15', command, ...args]];
}
