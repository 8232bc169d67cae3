import { describe, expect, test } from 'vitest';
import { english, french } from '../testing/words.ts';

const ANNA = { name: 'Anna', isYou: false };
const YOU = { name: 'Ben', isYou: true };

describe.each([
  ['English', english],
  ['French', french],
])('%s', (_, { pages, table, straw }) => {
  test('names the heading of the first page under which a table is found again', () => {
    expect(table.goHomeMore).toContain(pages.home.carryOn);
  });

  test('promises watchers the same before a match and in it', () => {
    const round = straw.thisRound.toLowerCase();
    expect(pages.set.watchingSays).toContain(round);
    expect(table.watchingMore).toContain(round);
  });
});

test('one is one in English', () => {
  expect(english.straw.youHave(1)).toBe('You have 1 point.');
  expect(english.straw.youHave(0)).toBe('You have 0 points.');
  expect(english.straw.youWait([ANNA, YOU], -12)).toBe('Then Anna, then you. You have −12 points.');
});

test('none and one are one in French', () => {
  expect([0, 1, 2].map(french.straw.youHave)).toEqual(['Tu as 0 point.', 'Tu as 1 point.', 'Tu as 2 points.']);
  expect([0, 1, 2].map((free) => french.pages.lobby.seats(3, free))).toEqual([
    '3 à table, 0 libre',
    '3 à table, 1 libre',
    '3 à table, 2 libres',
  ]);
});

test('French elides before a vowel', () => {
  expect(french.pages.lobby.hostOf('Anna')).toBe('La table d’Anna');
  expect(french.pages.lobby.hostOf('Mira')).toBe('La table de Mira');
  expect(french.table.thinkingStandIn(ANNA)).toBe('Le remplaçant d’Anna réfléchit.');
});
