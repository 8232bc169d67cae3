import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMAND, testFolder } from '../testing/command.ts';
import { movesOf, recordOfGame } from '../testing/records.ts';
import { ANYTHING, linesIn, stepsOf, typed } from '../testing/typed.ts';

const FOLDER = testFolder();
const FILE = join(FOLDER, 'matches.ndjson');
typed(['play', 'straw', '--seed', 'one', '--records', FILE], ANYTHING);
typed(['play', 'straw', '--seed', 'two', '--players', '2', '--records', FILE], ['1']);
const [ONE = '', TWO = ''] = linesIn(FILE);

function fileOf(text: string): string {
  const file = join(mkdtempSync(join(FOLDER, 'broken-')), 'match.ndjson');
  writeFileSync(file, text);
  return file;
}

function changed(change: (record: { moves: { seat: number; move: string }[] }) => void): string {
  const record = JSON.parse(ONE);
  change(record);
  return JSON.stringify(record);
}

describe('a replay into a pipe', () => {
  test('tells every step of the match, without escape codes', () => {
    const { code, out, err } = typed(['replay', FILE]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(stepsOf(out)).toHaveLength(JSON.parse(ONE).moves.length + 1);
    expect(out).not.toContain('\x1b');
    expect(out).not.toContain('▒');
    expect(out).toMatch(/(wins the match with|share the win with)/);
  });

  test('whoever looks through a seat’s eyes is called you', () => {
    const { out } = typed(['replay', FILE, '--seat', '2']);
    expect(out).toContain('seen by Mira (2)');
    expect(out).toMatch(/^ You /m);
    expect(out).not.toMatch(/^ Mira (loads|sends|rubs|copies|turns|draws)/m);
  });

  test('--match takes another match of the file, also an unfinished one', () => {
    const { code, out } = typed(['replay', FILE, '--match', '2']);
    expect(code).toBe(0);
    expect(stepsOf(out)).toHaveLength(JSON.parse(TWO).moves.length + 1);
  });

  test('ends quietly when nobody reads any more', () => {
    const command = `${process.execPath} ${COMMAND} replay ${FILE} | head -1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8', timeout: 30_000 });
    expect(stdout).toMatch(/^ Straw · step 0 of .*\n$/);
    expect(stderr).toBe('');
  });

  test('a name cannot command the terminal', () => {
    const file = fileOf(ONE.replace('"Guest"', '"\\u001b[2J\\u009bGuest"'));
    const { code, out } = typed(['replay', file]);
    expect(code).toBe(0);
    expect(out).not.toMatch(/(?!\n)\p{Cc}/u);
  });
});

describe('La Courte Paille', () => {
  const LINE = recordOfGame(
    'courte-paille',
    '--form',
    'announced',
    '--bots',
    'random',
    '--players',
    '4',
    '--seed',
    '2',
  );
  const RAFT = fileOf(`${LINE}\n`);

  test('C5 secret choices that were turned up together are one step', () => {
    const steps = stepsOf(typed(['replay', RAFT]).out);
    expect(steps[1]!.match(/: choose /g)).toHaveLength(4);
    expect(steps[1]).toContain('Turned up, lowest first: ');
    expect(steps.at(-1)).toMatch(/Parts won: /);
  });

  test('with every card seen all are named; a seat sees its own, and what it knows of the week', () => {
    const all = stepsOf(typed(['replay', RAFT]).out);
    expect(all.filter((step) => /^ .*\?/m.test(step))).toEqual([]);
    const own = stepsOf(typed(['replay', RAFT, '--seat', '2']).out);
    expect(own).toHaveLength(all.length);
    expect(own[0]).toMatch(/^ Coco 3|^ \S.* {2,}\?/m);
    expect(own[0]).toMatch(/^ {3}You .*, .*, .*, .*, /m);
    expect(own.join('')).toMatch(/You know of the hidden days: day \d+, /);
  });

  test('C12 a card landed unseen is not named to others, not even by the move', () => {
    const landing = movesOf(LINE, 1).filter((move) => move.startsWith('land hand'));
    expect(landing.length).toBeGreaterThan(0);
    const [others, own] = ['1', '2'].map((seat) => typed(['replay', RAFT, '--seat', seat]).out);
    for (const move of landing) expect([others!.includes(move), own!.includes(move)]).toEqual([false, true]);
    expect(others).toContain('A card from Mira’s hand joins the week.');
  });
});

describe('Str8 Eight', () => {
  const STAIRS = join(FOLDER, 'stairs.ndjson');
  const args = ['--bots', 'random', '--players', '3', '--target', '100', '--matches', '1', '--seed', '3'];
  typed(['simulate', 'str8-eight', ...args, '--records', STAIRS]);

  test('every step is told, with every card seen', () => {
    const steps = stepsOf(typed(['replay', STAIRS]).out);
    expect(steps).toHaveLength(JSON.parse(linesIn(STAIRS)[0]!).moves.length + 1);
    expect(steps.filter((step) => /^ .*(\?|\d cards)$/m.test(step))).toEqual([]);
    expect(steps.at(-1)).toMatch(/wins the match with|share the win with/);
  });

  test('E9 a seat sees its own hand, and knows others’ by passing', () => {
    const { out } = typed(['replay', STAIRS, '--seat', '2']);
    const steps = stepsOf(out);
    expect(steps.filter((step) => !/^ [ ▸] You .* \dx\d|^ [ ▸] You .* pass/m.test(step))).toEqual([]);
    expect(out).toMatch(/ (play|plays) pass (left|right): your hand goes/);
    expect(out).toMatch(/^ [ ▸] random 1 .*, \?/m);
    expect(out).not.toMatch(/^ random [13]: /m);
    expect(out).not.toMatch(/^ random [13] draws \d/m);
  });
});

describe('what cannot be replayed', () => {
  test.each([
    ['nothing', '{}', 'format'],
    ['no JSON', 'abc', 'is not JSON'],
    ['half a record', ONE.slice(0, ONE.length / 2), 'cut off'],
    ['an unknown game', ONE.replace('"straw"', '"chess"'), 'chess'],
    ['a move that is none', changed(({ moves }) => (moves[3]!.move = 'play item-11')), 'moves[3].move'],
    ['a move of a wrong seat', changed(({ moves }) => (moves[0]!.seat = (moves[0]!.seat + 1) % 4)), 'moves[0]'],
    ['a move that is refused', changed(({ moves }) => (moves[0]!.move = 'play copy')), 'moves[0]'],
    ['a move too many', changed(({ moves }) => moves.push(moves[0]!)), 'after the end'],
  ])('%s: exit code 1 and one line that names the place', (_, line, says) => {
    const file = fileOf(`${ONE}\n\n${line}\n`);
    const { code, out, err } = typed(['replay', file, '--match', '2']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^threestraws: .*\n$/);
    expect(err).toContain(`${file}, line 3: `);
    expect(err).toContain(says);
  });

  test('damage in a later line does not matter', () => {
    expect(typed(['replay', fileOf(`${ONE}\nabc\n`)]).code).toBe(0);
  });

  test.each([
    [['replay']],
    [['replay', '/nowhere/at/all.ndjson']],
    [['replay', '/']],
    [['replay', FILE, '--match', '3']],
    [['replay', FILE, '--match', '0']],
    [['replay', FILE, '--seat', '5']],
    [['replay', FILE, '--seat', 'Mira']],
    [['replay', FILE, FILE]],
  ])('%j is a wrong use: exit code 2, one line', (args) => {
    const { code, out, err } = typed(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^threestraws: .*\n$/);
  });
});
