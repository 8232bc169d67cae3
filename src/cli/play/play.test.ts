import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { verify } from '../../engine/record/verify.ts';
import { GAMES } from '../../games/games.ts';
import { COMMAND } from '../testing/command.ts';
import { ANYTHING, linesIn, newFile, PROMPT, typed } from '../testing/typed.ts';
import { movesOf, read, recordOf, recordOfGame } from '../testing/records.ts';

describe('a match through pipes', () => {
  test.each([2, 4, 6])('%d players play to the end, and the record is good', (players) => {
    const file = newFile('match.ndjson');
    const args = ['play', 'straw', '--players', String(players), '--seed', 'whole', '--records', file];
    const { code, out, err } = typed(args, ANYTHING);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/(win|wins) the match with|share the win with/);
    expect(out).toContain(`Its record is in ${file}.`);
    expect(linesIn(file).map((line) => verify(line, GAMES))).toEqual([[]]);
    expect(read(linesIn(file)[0]!).outcome).not.toBeNull();
  });

  test('there are no escape codes in it, and no line is wider than a terminal', () => {
    const { out } = typed(['play', 'straw', '--seed', 'plain', '--players', '6'], [...ANYTHING, '?', 'log']);
    expect(out).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('the same seed deals the same match, another one another', () => {
    expect(recordOf('--seed', 'same')).toBe(recordOf('--seed', 'same'));
    expect(recordOf('--seed', 'same')).not.toBe(recordOf('--seed', 'other'));
  });

  test('without a seed every match is new', () => {
    expect(read(recordOf()).seed).not.toBe(read(recordOf()).seed);
  });

  test('the table’s options, levels and names go into the record', () => {
    const { options, seats } = read(
      recordOf('--ending', 'race-to-100', '--players', '3', '--bots', 'random,medium', '--name', 'otto', '--seed', 'o'),
    );
    expect(options).toEqual({ ending: 'race-to-100' });
    expect(seats).toEqual([
      { name: 'otto', kind: 'human' },
      { name: 'Mira', kind: 'bot', level: 'random' },
      { name: 'Bruno', kind: 'bot', level: 'medium' },
    ]);
  });
});

describe('what is typed', () => {
  test('moves as text play the same match as numbers', () => {
    const line = recordOf('--seed', 'text');
    const file = newFile('again.ndjson');
    typed(['play', 'straw', '--seed', 'text', '--records', file], movesOf(line, 0));
    expect(linesIn(file)).toEqual([line]);
  });

  test('what cannot be done is one sentence each, and changes nothing', () => {
    const line = recordOf('--seed', 'text');
    const file = newFile('again.ndjson');
    const nonsense = [
      '9',
      'abc',
      'play item-11',
      'play',
      '1 7 7',
      '-1',
      '\x1b[2J',
      'x'.repeat(5000),
      '',
      '?',
      'rules',
      'log',
    ];
    const lines = movesOf(line, 0).flatMap((move) => [...nonsense, move]);
    const { out } = typed(['play', 'straw', '--seed', 'text', '--records', file], lines);
    expect(linesIn(file)).toEqual([line]);
    expect(out).toContain('Choose a card from 1 to 4.');
    expect(out).toContain('“abc” is no move; ? helps.');
    expect(out).toMatch(/The rules: .*straw\.en\.md/);
    expect(out).not.toContain('\x1b');
  });

  test('a refused move says why, and by which clause', () => {
    const cards = ['play item-1', 'play straw', 'play copy', 'play lamp 11', 'play lamp'];
    const { out } = typed(['play', 'straw', '--seed', 'a'], cards);
    expect(out).toContain('There is no straw in your hand. (S4)');
    expect(out).toContain('A lamp cannot weigh 11: say a whole number from 1 to 10. (S7)');
    expect(out).toContain('What does the lamp weigh?');
  });

  test('a lamp is asked its weight, or told at once', () => {
    const asked = typed(['play', 'straw', '--seed', 'a'], ['2', '0', '7']).out;
    expect(asked).toContain('A lamp cannot weigh 0');
    expect(asked).toContain('You rub the lamp and say 7.');
    expect(typed(['play', 'straw', '--seed', 'a'], ['2 7']).out).toContain('You rub the lamp and say 7.');
  });

  test.each([[''], ['?'], ['abc'], ['drum'], ['play copy'], ['9 9']])(
    '%j leaves the question of the weight',
    (other) => {
      const { out } = typed(['play', 'straw', '--seed', 'a'], ['2', other, '1']);
      expect(out).toContain('(Enter: leave it): ');
      expect(out).toContain('You load dates, 1.');
      expect(out).not.toContain('You rub the lamp');
    },
  );

  const CARPETS = ['play', 'straw', '--seed', '3', '--players', '2'];

  test('a name that fits several cards plays none of them; the number or the whole name does', () => {
    const asked = typed(CARPETS, ['carpet', 'q']).out;
    expect(asked).toContain('Which carpet: 1 or 6?');
    expect(asked).not.toContain('You send up');
    expect(typed(CARPETS, ['carpet', '6']).out).toContain('You send up carpet 6.');
    expect(typed(CARPETS, ['carpet', 'carpet 6']).out).toContain('You send up carpet 6.');
    expect(typed(CARPETS, ['carpet-6']).out).toContain('You send up carpet 6.');
    expect(typed(CARPETS, ['carpet', '', '1']).out).toContain('You load dates, 1.');
  });

  test('a card that is not in the hand is refused by its clause', () => {
    const { out } = typed(CARPETS, ['carpet 7', 'lamp 5', 'lamp 0', 'drum', 'item-9']);
    expect(out.match(/There is no .* in your hand\. \(S4\)/g)).toEqual([
      'There is no carpet 7 in your hand. (S4)',
      'There is no lamp in your hand. (S4)',
      'There is no lamp in your hand. (S4)',
      'There is no drum 6 in your hand. (S4)',
      'There is no treasure chest 9 in your hand. (S4)',
    ]);
    expect(out).not.toContain('is no move');
  });
});

describe('La Courte Paille', () => {
  const COURTE = ['play', 'courte-paille', '--bots', 'random', '--players', '3', '--seed', 'raft'];

  test.each(['single', 'announced', 'declared'])('the %s form is played to its end, and the record is good', (form) => {
    const file = newFile('match.ndjson');
    const { code, out, err } = typed([...COURTE, '--form', form, '--coco-may-sleep', '--records', file], ANYTHING);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/(win|wins) the match|share the win/);
    expect(linesIn(file).map((line) => verify(line, GAMES))).toEqual([[]]);
    expect(read(linesIn(file)[0]!).outcome).not.toBeNull();
    expect(out).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('moves as text play the same match as numbers', () => {
    const args = ['--form', 'announced', '--bots', 'random', '--players', '4', '--seed', 'text'];
    const line = recordOfGame('courte-paille', ...args);
    const file = newFile('again.ndjson');
    typed(['play', 'courte-paille', ...args, '--records', file], movesOf(line, 0));
    expect(linesIn(file)).toEqual([line]);
  });

  test('what cannot be done says why, and changes nothing', () => {
    const { out } = typed(COURTE, ['9', 'take cook-1', 'captain 10', 'lp', 'banish cook', '?', 'log', 'rules', 'q']);
    expect(out).toContain('Choose a card: 1 to 5.');
    expect(out.match(/First everybody chooses a card to give up\. \(C5\)/g)).toHaveLength(3);
    expect(out).toContain('“captain 10” is no move; ? helps.');
    expect(out).toContain('cooking lesson: day 3 goes overboard');
    expect(out).toContain('log: this day so far');
    expect(out).toMatch(/The rules: .*courte-paille\.en\.md/);
    expect(out).not.toContain('Turned up');
  });

  test('C5 the person chooses before the others, and is shown nothing of theirs until all are turned up', () => {
    const [before = '', after = ''] = typed(COURTE, ['1']).out.split(PROMPT);
    expect(before.match(/choosing/g)).toHaveLength(3);
    expect(before).not.toMatch(/Turned up|ready/);
    expect(after).toMatch(/^1\n Turned up, lowest first: /);
  });
});

describe('Str8 Eight', () => {
  const STAIRS = ['play', 'str8-eight', '--bots', 'random', '--target', '100', '--seed', '1'];
  /** Lays what can be laid, else lays one aside. */
  const LAYING = Array.from({ length: 4000 }, (_, i) => ['1', '2', '3', '4', 'd 1'][i % 5]!);

  function whole(players: number): { line: string; out: string } {
    const file = newFile('match.ndjson');
    const args = [...STAIRS, '--players', String(players), '--records', file];
    const { code, out, err } = typed(args, LAYING);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return { line: linesIn(file)[0]!, out };
  }

  test.each([2, 4])('%d players play to the end, and the record is good', (players) => {
    const { line, out } = whole(players);
    expect(out).toMatch(/(win|wins) the match with|share the win with/);
    expect(verify(line, GAMES)).toEqual([]);
    expect(read(line).outcome).not.toBeNull();
    expect(out).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(out.split('\n').filter((text) => text.length > 80)).toEqual([]);
  });

  test('moves as text play the same match as numbers', () => {
    const { line } = whole(3);
    const file = newFile('again.ndjson');
    typed([...STAIRS, '--players', '3', '--records', file], movesOf(line, 0));
    expect(linesIn(file)).toEqual([line]);
  });

  test('what cannot be done says why; a question is answered by a number', () => {
    const lines = ['1', '5', 'draw pile', 'lay 8x8', 'captain', '?', 'log', 'rules', 'd', '1', 'd 1', 'q'];
    const { out } = typed([...STAIRS, '--players', '3'], lines);
    expect(out).toContain('9 has no bull’s-eye: a sequence begins with 1 to 8. (E7)');
    expect(out).toContain('Choose a card from 1 to 4.');
    expect(out).toContain('You have drawn already: lay a card, play a pass card or lay one aside. (E6)');
    expect(out).toContain('There is no 64 (8x8) in your hand. (E6)');
    expect(out).toContain('“captain” is no move; ? helps.');
    expect(out).toContain('log: this hand so far');
    expect(out).toMatch(/The rules: .*str8-eight\.en\.md/);
    expect(out).toContain('Lay which card aside? 1 to 4 (Enter: leave it): 1\n You lay aside 9 (3x3).');
    expect(out).toContain('First draw a card, from the draw pile or the discard pile. (E6)');
  });
});

describe('leaving', () => {
  test.each([
    ['q', ['1', 'q', '1']],
    ['the end of input', ['1']],
    ['no input', []],
  ])('by %s: exit code 0, one line, the unfinished record is kept', (_, lines) => {
    const file = newFile('left.ndjson');
    const { code, out, err } = typed(['play', 'straw', '--seed', 'a', '--records', file], lines);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/You left the match\./g)).toHaveLength(1);
    expect(linesIn(file).map((line) => verify(line, GAMES))).toEqual([[]]);
    expect(read(linesIn(file)[0]!).outcome).toBeNull();
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('by %s: exit code %d, and the record is kept', async (signal, expected) => {
    const file = newFile('left.ndjson');
    const child = spawn(process.execPath, [COMMAND, 'play', 'straw', '--records', file]);
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      const asked = out.includes(PROMPT);
      out += chunk.toString();
      if (!asked && out.includes(PROMPT)) child.kill(signal);
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(expected);
    expect(out).toContain('You left the match.');
    expect(verify(linesIn(file)[0]!, GAMES)).toEqual([]);
  });

  test('when nobody reads the output any more it ends quietly', () => {
    const command = `yes 1 | ${process.execPath} ${COMMAND} play straw | head -1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8', timeout: 30_000 });
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toBe('');
  });
});

describe('the file for records', () => {
  test('grows by one line a match, and a torn last line swallows nothing', () => {
    const file = newFile('all.ndjson');
    writeFileSync(file, '{"format":"threestr');
    typed(['play', 'straw', '--records', file], ['q']);
    typed(['play', 'straw', '--records', file], ['q']);
    const [torn, ...records] = linesIn(file);
    expect(torn).toBe('{"format":"threestr');
    expect(records.map((line) => verify(line, GAMES))).toEqual([[], []]);
    expect(readFileSync(file, 'utf8').endsWith('\n')).toBe(true);
  });

  test.each(['/', '/nowhere/at/all.ndjson'])('%s is found out before the match begins', (path) => {
    const { code, out, err } = typed(['play', 'straw', '--records', path]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^threestraws: cannot write .*\n$/);
  });
});

describe('the command line', () => {
  test.each([
    [['play']],
    [['play', 'chess']],
    [['play', 'straw', '--players', '7']],
    [['play', 'straw', '--bots', 'genius']],
    [['play', 'straw', '--bots', 'medium,medium']],
    [['play', 'straw', '--name', '']],
    [['play', 'straw', '--name', 'x'.repeat(21)]],
    [['play', 'straw', '--name', '\x1b[31mred']],
    [['play', 'straw', '--ending', 'never']],
  ])('%j is refused in one line', (args) => {
    const { code, out, err } = typed(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^threestraws: .*\n$/);
  });
});
