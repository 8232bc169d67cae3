import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../engine/record/record.ts';
import { sealOf } from '../engine/record/seal.ts';
import { IS_WHOLE_RUN } from '../engine/testing/how-many.ts';
import { BEFORE, linesOf } from './testing/before/kept.ts';
import { testFolder, threestraws } from './testing/command.ts';
import { typed } from './testing/typed.ts';

const FOLDER = testFolder();

/** With how many matches each wrote. */
const COMMANDS: readonly (readonly [command: string, matches: number])[] = [
  ['straw --players 2 --bots random,easy --seed before', 1],
  ['straw --players 3 --bots medium --ending race-to-100 --seed before', 1],
  ['straw --players 6 --bots easy --seed before', 1],
  ['courte-paille --players 2 --bots random,easy --seed before', 1],
  ['courte-paille --players 5 --bots medium --coco-may-sleep --seed before', 2],
  ['courte-paille --players 3 --bots easy,medium,random --form announced --seed before', 1],
  ['courte-paille --players 4 --bots easy --form declared --coco-may-sleep --seed before', 1],
  ['str8-eight --players 2 --bots random,easy --target 300 --seed before', 1],
  ['str8-eight --players 3 --bots medium --seed before', 1],
  ['str8-eight --players 4 --bots easy --target 100 --seed before', 2],
  ['straw --players 2 --bots hard:20,master:30 --seed search', 1],
  ['courte-paille --players 2 --bots hard:20,master:30 --seed search', 1],
  ['str8-eight --players 2 --bots hard:20,master:30 --target 100 --seed search', 1],
];

/** Each command with the lines that it wrote. */
function simulated(): { command: string; lines: string[] }[] {
  const left = linesOf('simulated.jsonl');
  return COMMANDS.map(([command, matches]) => ({ command, lines: left.splice(0, matches) }));
}

/** Levels that play otherwise by now, as the version of bots in new records says. */
const CHANGED = /easy|hard|master/;

/** As it would have been written before: none of these matches came to where the rules are others by now. */
function byOldRules(line: string): string {
  const { seal: _seal, ...record } = JSON.parse(line) as MatchRecord;
  const before = { ...record, rules: 1 };
  return JSON.stringify({ ...before, seal: sealOf(before) });
}

describe('simulate writes the same records for the same seed', () => {
  test.each(simulated().filter(({ command }) => !CHANGED.test(command)))('$command', ({ command, lines }) => {
    const file = `${FOLDER}/simulated.ndjson`;
    const args = [...command.split(' '), '--matches', String(lines.length), '--cores', '1', '--records', file];
    expect(threestraws(['simulate', ...args])).toMatchObject({ status: 0, stderr: '' });
    const written = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(written.map(byOldRules)).toEqual(lines);
  });
});

describe.each(['simulated.jsonl', 'fair-records.jsonl'])('%s', (name) => {
  const file = fileURLToPath(new URL(name, BEFORE));
  const records = linesOf(name).map((line): MatchRecord => JSON.parse(line));

  test('is true', () => {
    const { status, stdout, stderr } = threestraws(['verify', file]);
    const said = records.flatMap(({ fairness }, i) =>
      fairness === undefined
        ? []
        : [`match ${i + 1} (line ${i + 1}): the numbers of 2 of 2 people count; sealed once\n`],
    );
    expect([status, stdout, stderr]).toEqual([0, said.join(''), '']);
  });

  test('says that nobody knows which bots played', () => {
    const { status, stdout } = threestraws(['verify', file, '--bots']);
    expect(stdout).toContain('does not say which bots played');
    expect(status).toBe(4);
  });

  test('is found out where it was changed', () => {
    const changed = `${FOLDER}/changed.ndjson`;
    writeFileSync(
      changed,
      linesOf(name)
        .at(-1)!
        .replace(/"seed":"./, '"seed":"x'),
    );
    expect(threestraws(['verify', changed]).status).toBe(1);
  });

  // one of each game; all of them in a whole run
  const numbered = records.map((record, place) => ({ ...record, place }));
  const some = numbered.filter(({ game }, i) => numbered.findIndex((other) => other.game === game) === i);
  test.each(IS_WHOLE_RUN ? numbered : some)('$place is replayed: $game', ({ moves, place }) => {
    const { code, out, err } = typed(['replay', file, '--match', String(place + 1)]);
    expect([code, err]).toEqual([0, '']);
    const steps = [...out.matchAll(/ · step (\d+) of (\d+) · /g)].map(([, step, last]) => `${step}/${last}`);
    const last = steps.length - 1;
    expect(steps).toEqual(Array.from({ length: last + 1 }, (_, step) => `${step}/${last}`));
    // secret choices are one step
    expect(last).toBeGreaterThan(moves.length / 2);
  });
});
