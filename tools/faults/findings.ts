import { aligned, thousands } from '../../src/cli/figures.ts';
import type { Survived } from '../../src/server/testing/crash/driver.ts';
import type { Report } from '../drivers/run.ts';
import { KINDS, type Kind, type Orders } from './orders.ts';

const ALL_WELL = '0 acknowledged moves lost, 0 doubled; every match ended and verifies';

/** What the servers lived through, and everything that must not be. */
export function reportOf(orders: Orders, seconds: number, survived: Survived): Report {
  const { mischief, complaints, ...figures } = survived;
  const troubles = Object.fromEntries(mischief.struck);
  const json = { ...orders, seconds, troubles, losses: mischief.losses, ...figures, complaints: linesIn(complaints) };
  return { lines: linesOf(orders, seconds, survived), json, found: faultsIn(survived) };
}

/** It could not even be played to its end. */
export function reportOfFailure(orders: Orders, seconds: number, error: unknown): Report {
  const { message } = error as Error;
  return { lines: [headOf(orders, seconds)], json: { ...orders, seconds }, found: [message] };
}

function faultsIn({ faults, unfinished, verified, ownEnds, complaints, mischief }: Survived): string[] {
  const isCalm = complaints === '' || mischief.mayRefuse;
  return [
    ...faults,
    ...(unfinished === 0 ? [] : [`${unfinished} matches did not come to their end`]),
    ...(verified === 0 ? [] : ['threestraws verify does not accept the records']),
    ...(ownEnds === 0 ? [] : [`${ownEnds} servers ended by themselves`]),
    ...(isCalm ? [] : [`servers complained: ${linesIn(complaints)[0]}`]),
  ];
}

function linesOf(orders: Orders, seconds: number, survived: Survived): string[] {
  const { mischief, complaints, matches, acknowledged, changed, late, savedUnanswered, standIns, aways } = survived;
  const rows = [
    ...[...mischief.struck].map(([name, count]) => [thousands(count), name]),
    [thousands(mischief.losses), 'requests that came to nothing, and were made again word for word'],
    [thousands(matches), 'matches, each from its first message to its last from every server'],
    [
      thousands(acknowledged),
      `acknowledged moves; ${changed} were changed in time, ${late} changes came too late or too fast`,
    ],
    [thousands(savedUnanswered), 'moves saved by a server that could not say so any more'],
    [thousands(standIns), `moves of stand-ins; people were called away ${thousands(aways)} times`],
  ];
  const logged = [...loggedIn(complaints)].map(([words, count]) => [thousands(count), `times in the logs: ${words}`]);
  const verdict = faultsIn(survived).length === 0 ? ['', ALL_WELL] : [];
  return [headOf(orders, seconds), ...missing(orders, survived), '', ...aligned([...rows, ...logged]), ...verdict];
}

function headOf({ store, processes, seed }: Orders, seconds: number): string {
  return `faults · ${store} · ${processes} ${processes === 1 ? 'server' : 'servers'} · seed ${seed} · ${Math.round(seconds)} s`;
}

/** The time may have been up before. */
function missing({ counts }: Orders, { mischief }: Survived): string[] {
  const wanted = Object.keys(KINDS).reduce((sum, kind) => sum + counts[kind as Kind], 0);
  const came = [...mischief.struck.values()].reduce((sum, count) => sum + count, 0);
  return came === wanted ? [] : [`the time was up after ${came} of ${wanted} troubles`];
}

/** What stands in logs, and how often. */
function loggedIn(complaints: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of linesIn(complaints)) {
    const words = line.startsWith('{') ? wordsIn(JSON.parse(line)) : line;
    counts.set(words, 1 + (counts.get(words) ?? 0));
  }
  return counts;
}

function wordsIn({ msg, err }: { readonly msg: string; readonly err?: { readonly message: string } }): string {
  return err === undefined ? msg : `${msg}: ${err.message}`;
}

function linesIn(complaints: string): string[] {
  return complaints.split('\n').filter((line) => line !== '');
}
