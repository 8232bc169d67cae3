import { describe, expect, test } from 'vitest';
import { plainCode } from '../../../protocol/code.ts';
import { shownCode, slipIn, wayIn } from './code.ts';

const JOIN = { page: 'join', code: 'tamokiru' };

describe('what somebody types', () => {
  test.each([
    'tamokiru',
    'TAMO-KIRU',
    ' Tamo kiru ',
    'tamo–kiru',
    'https://example.org/j/TAMO-KIRU',
    'Come! http://10.0.0.7:3000/j/tamokiru?x=1#y see you',
    'example.org/j/TAMO-KIRU/',
  ])('%j leads to the table', (typed) => {
    expect(wayIn(typed)).toEqual(JOIN);
  });

  test('the address of a table leads there', () => {
    expect(wayIn('https://example.org/t/aB-_9')).toEqual({ page: 'table', id: 'aB-_9', isOnline: true });
  });

  test.each(['', '  ', '-'])('%j leads nowhere', (typed) => {
    expect(wayIn(typed)).toBeUndefined();
  });

  test('is shown as it is said', () => {
    expect(shownCode(plainCode('tamo kiru'))).toBe('TAMO-KIRU');
  });
});

describe('a slip', () => {
  test.each([
    ['tamokiru', 'tamokira', 7],
    ['namokiru', 'tamokiru', 0],
    ['tamokiru', 'tamokiru', undefined],
    ['tamokiru', 'tamokero', undefined],
    ['tamokir', 'tamokiru', undefined],
    ['', '', undefined],
  ])('%s for %s: %s', (typed, code, at) => {
    expect(slipIn(typed, code)).toBe(at);
  });
});
