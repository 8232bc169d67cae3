import { describe, expect, test } from 'vitest';
import { straw } from '../game.ts';
import { moveOf } from '../testing/position.ts';

describe('the notation of moves', () => {
  test('every move survives being written and read, packed and unpacked', () => {
    for (const move of straw.allMoves) {
      expect(straw.parse(straw.format(move))).toEqual(move);
      expect(straw.decode(straw.encode(move))).toEqual(move);
    }
    const texts = straw.allMoves.map((move) => straw.format(move));
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(straw.allMoves.map((move) => straw.encode(move))).size).toBe(texts.length);
  });

  test.each(['play item-6', 'play carpet-3', 'play reverse', 'play straw', 'play lamp 7', 'play copy 7', 'play copy'])(
    '%s is written as it is read',
    (text) => {
      expect(straw.format(moveOf(text))).toBe(text);
      expect(straw.format(straw.decode(straw.encode(moveOf(text))))).toBe(text);
    },
  );

  test.each([
    '',
    ' ',
    'play',
    'play ',
    'pass',
    'item-6',
    'play item',
    'play item-0',
    'play item-06',
    'play item-11',
    'play item--6',
    'play carpet-10',
    'PLAY LAMP 3',
    'Play lamp 3',
    'play Lamp 3',
    'play item-6 7',
    'play reverse 1',
    'play straw 1',
    'play lamp 0',
    'play lamp -1',
    'play lamp 1.5',
    'play lamp 07',
    'play lamp 1e1',
    'play lamp 100',
    'play lamp seven',
    'play lamp 3 4',
    'play lamp  3',
    ' play lamp 3',
    'play lamp 3 ',
    'play lamp 3\n',
    'play lamp\t3',
    'play lamp ３',
    'play toString',
    'play constructor',
    'play __proto__',
    'play lamp 3; play lamp 4',
  ])('%j is no move', (text) => {
    expect(straw.parse(text)).toBeUndefined();
  });

  test('very long text is no move', () => {
    expect(straw.parse('play '.repeat(50_000))).toBeUndefined();
    expect(straw.parse(`play ${'a'.repeat(200_000)}`)).toBeUndefined();
    expect(straw.parse(`play item-${'1'.repeat(200_000)}`)).toBeUndefined();
    expect(straw.parse(`play lamp ${'9'.repeat(200_000)}`)).toBeUndefined();
  });
});
