import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Megabytes that a process uses. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
}

/** Seconds that a process has worked so far, on all cores. */
export function workOf(pid: number): number {
  const [, , , , , , , , , , , user, system] = statOf(pid);
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}

/** The same of a process with those that it has started, also those that have ended. */
export function workOfFamily(pid: number): number {
  const stat = statOf(pid);
  const ended = (Number(stat[13]) + Number(stat[14])) / TICKS_PER_SECOND;
  return workOf(pid) + ended + childrenOf(pid).reduce((sum, child) => sum + workOfFamily(child), 0);
}

function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((one) => parentOf(one) === pid);
}

/** It may have ended in this moment. */
function parentOf(pid: number): number | undefined {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return undefined;
  }
}

/** From the state of the process on: its name may hold anything. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(') ') + 2).split(' ');
}
