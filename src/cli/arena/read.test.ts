import { describe, expect, test } from 'vitest';
import { readArgs } from '../args.ts';
import { arena } from './arena.ts';
import { boutsOf, readField, type Field } from './read.ts';

function fieldOf(line: string): Field {
  return readField(readArgs(line.split(' '), arena.flags));
}

describe('who meets whom', () => {
  const pairs = (line: string): string[] => boutsOf(fieldOf(line)).map(({ bots }) => bots.join(' – '));

  test('two bots meet', () => {
    expect(pairs('straw --bots cheat:0400,medium')).toEqual(['cheat:400 – medium']);
  });

  test('more meet each other', () => {
    expect(pairs('straw --bots cheat:9,medium,random')).toEqual([
      'cheat:9 – medium',
      'cheat:9 – random',
      'medium – random',
    ]);
  });

  test('or all at once', () => {
    expect(pairs('straw --players 3 --bots cheat:9,medium,random --together')).toEqual(['cheat:9 – medium – random']);
  });

  test.each([
    ['straw', '--bots must name a bot'],
    ['straw --bots medium', '--bots must name two bots at least'],
    ['straw --bots medium,,random', '--bots must name a bot'],
    ['straw --bots medium,genius', "--bots: 'genius' is no level of straw"],
    ['straw --bots medium,random,medium', '--bots names medium twice'],
    [
      'straw --bots medium,random,cheat:9 --together',
      '--together seats one bot on each of 4 seats, and --bots names 3',
    ],
    ['straw --bots medium,random --against random', '--against needs --times'],
    ['straw --bots medium,random --plot x.svg', '--plot needs --times'],
    ['straw --bots medium --times 10', 'medium does not search'],
    ['straw --bots medium --times 30,10', '--times must be rising milliseconds'],
    ['straw --bots medium --times 10,', '--times must be rising milliseconds'],
    ['straw --bots cheat:9 --times 10', 'name it without a number'],
    ['straw --bots medium,random --matches 0', '--matches must be a whole number'],
    ['str8-eight --bots medium,random --ending race-to-100', '--ending is no option of this game'],
  ])('%s is refused', (line, says) => {
    expect(() => fieldOf(line)).toThrow(says);
  });
});
