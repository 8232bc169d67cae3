import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../engine/game.ts';
import type { Viewer } from '../../../engine/seats.ts';
import type { Str8EightEvent } from '../../../games/str8-eight/events.ts';
import { str8Eight as game } from '../../../games/str8-eight/game.ts';
import { dealt, position, type Setup } from '../../../games/str8-eight/testing/position.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { str8Eight } from './index.ts';
import { PLAIN } from '../../screen/style.ts';

const NAMES = ['Ada', 'Mira', 'Otto', 'Bruno'];

function context(viewer: Viewer, seats = 3): TableContext {
  return { names: NAMES.slice(0, seats), viewer, options: { target: 500 }, rules: game.rules };
}

/** What is said of the events as that viewer may see them. */
function news(events: readonly Str8EightEvent[], viewer: Viewer, from = 0, seats = 3): string[] {
  const seen = events.flatMap((event) => game.project(event, viewer) ?? []);
  return str8Eight.news(seen, from, context(viewer, seats), PLAIN).map((line) => line.trim());
}

/** As a match tells it: each event when it happens. */
function live(events: readonly Str8EightEvent[], viewer: Viewer): string[] {
  return events.flatMap((_, at) => news(events.slice(0, at + 1), viewer, at));
}

const HANDS = ['2x7 8x5 pass-left', '', ''];
const SETUP: Setup = { hands: HANDS, sequences: ['3x4', '', ''], phase: 'draw', discard: '5x5 6x3', draws: '6x6' };

describe('a turn is one line', () => {
  test.each([
    [['draw pile', 'lay 2x7'], 'Ada draws and lays 14 (2x7).'],
    [['draw pile', 'discard 8x5'], 'Ada draws and lays aside 40 (8x5).'],
    [['draw discard', 'lay 6x3'], 'Ada takes 18 (6x3) from the discard pile and lays it.'],
    [['draw discard', 'lay 2x7'], 'Ada takes 18 (6x3) from the discard pile and lays 14 (2x7).'],
    [['draw discard', 'discard 6x3'], 'Ada takes 18 (6x3) from the discard pile and lays it aside.'],
    [['draw pile', 'discard pass-left'], 'Ada draws and lays aside pass left.'],
  ])('%j: %s', (moves, says) => {
    const events = position(SETUP).plays(...moves);
    expect(news(events, 1)).toEqual([says]);
    expect(live(events, 1)).toEqual([says]);
  });

  test('one’s own is told as it goes, and afterwards as a whole', () => {
    const events = position(SETUP).plays('draw pile', 'lay 2x7');
    expect(live(events, 0)).toEqual(['You draw 36 (6x6).', 'You lay 14 (2x7).']);
    expect(news(events, 0)).toEqual(['You draw 36 (6x6) and lay 14 (2x7).']);
    expect(live(position(SETUP).plays('draw discard'), 0)).toEqual(['You take 18 (6x3) from the discard pile.']);
  });

  test('whoever sees every card is told every card', () => {
    const events = position(SETUP).plays('draw pile', 'discard 6x6');
    const said = events.flatMap((_, at) => str8Eight.news(events.slice(0, at + 1), at, context('watcher'), PLAIN));
    expect(said).toEqual([' Ada draws 36 (6x6).', ' Ada lays aside 36 (6x6).']);
    expect(str8Eight.news(events, 0, context('watcher'), PLAIN)).toEqual([' Ada draws 36 (6x6) and lays it aside.']);
  });
});

describe('E9 a pass card', () => {
  test.each<[Viewer, string]>([
    [1, 'Ada draws and plays pass left: your hand goes to Otto, Ada’s comes to you.'],
    [0, 'You draw 36 (6x6) and play pass left: your hand goes to Mira, Otto’s comes to you.'],
    [
      'watcher',
      'Ada draws and plays pass left: Ada’s hand goes to Mira, Mira’s hand goes to Otto and Otto’s hand goes to Ada.',
    ],
  ])('told to %s', (viewer, says) => {
    expect(news(position(SETUP).plays('draw pile', 'play pass-left'), viewer).join(' ')).toBe(says);
  });

  test('to the right; and among two', () => {
    const right = position({ ...SETUP, hands: ['pass-right', '', ''] }).plays('draw pile', 'play pass-right');
    expect(news(right, 1)[0]).toBe('Ada draws and plays pass right: your hand goes to Ada, Otto’s comes to you.');
    const two = position({ hands: ['pass-right', ''], discard: '1x1' }).plays('play pass-right');
    expect(news(two, 1, 0, 2)[0]).toBe('Ada plays pass right: you change hands with Ada.');
    expect(news(two, 'watcher', 0, 2)[0]).toBe('Ada plays pass right: they change hands.');
  });
});

describe('a hand', () => {
  test('opens with who deals and begins; E6a its first card is drawn at once', () => {
    const { events } = dealt({ seats: 3, dealer: 2, deals: [{ draws: '7x7' }] });
    expect(news(events, 0)).toEqual(['Hand 1. Otto deals, you begin.', 'You draw 49 (7x7).']);
    expect(news(events, 1)).toEqual(['Hand 1. Otto deals, Ada begins.']);
  });

  test('E10 a new pile is told', () => {
    const events = position({ hands: HANDS, pile: '', discard: '1x1' }).plays('discard 8x5');
    expect(news(events, 2)).toContainEqual(
      expect.stringMatching(/^Discards and played pass cards are shuffled: \d+ to draw\.$/),
    );
  });

  const SEVEN = '1x1 1x2 2x2 3x2 1x8 5x2 4x3';

  test('E11 ends with eight steps, every total and deduction', () => {
    const hands = ['3x5 8x8 8x7 8x6', '1x3 1x4 pass-left', 'pass-right pass-right pass-right'];
    const table = position({ hands, sequences: [SEVEN, '2x1', ''], scores: [10, 20, 30] });
    const [line, ...rest] = news(table.plays('lay 3x5'), 1);
    expect(line).toBe('Ada lays 15 (3x5). Ada has eight steps: 58 points.');
    expect(rest.slice(0, 5)).toEqual([
      'steps  total  held                            less points  score',
      'Ada               8     58  48 8x6, 56 8x7, 64 8x8                  +58     68',
      'You               1      2  3 1x3, 4 1x4, pass left          −57    −55    −35',
      'Otto              0      0  pass-r, pass-r, pass-r          −150   −150   −120',
      'Hand 2. Ada deals, you begin.',
    ]);
  });

  test('E14 a Str8 Eight is celebrated', () => {
    const sequences = ['5x1 5x2 5x3 5x4 5x5 5x6 5x7', '8x1 8x2', '1x6'];
    const events = position({ hands: ['5x8', '', ''], sequences }).plays('lay 5x8');
    const text = news(events, 1).join(' ');
    expect(text).toContain('Str8 Eight! All of group 5: 180, and the others’ steps, 30. 210 for Ada.');
    expect(news(events, 0).join(' ')).toContain('210 for you.');
  });

  test('E11a ends without a winner', () => {
    const events = position({ hands: HANDS, barren: 99, discard: '1x1' }).plays('discard 8x5');
    expect(news(events, 1)[1]).toBe('Nobody laid a card for 100 turns: the hand ends.');
    expect(news(events, 1)[3]).toMatch(/^Ada .*−\d+ +−\d+ +−\d+$/);
  });

  test('E16 ends the match; E17 with the reason where the winner has not the most', () => {
    const end = (scores: number[]): string => {
      const table = position({ hands: ['3x5', '1x3 1x4 1x5', ''], sequences: [SEVEN, '', ''], scores });
      const said = news(table.plays('lay 3x5'), 1);
      return said.slice(said.findIndex((line) => line.includes('the match'))).join(' ');
    };
    expect(end([480, 0, 0])).toBe('Ada wins the match with 538 points.');
    expect(end([450, 700, 0])).toBe(
      'Ada wins the match with 508 points. You have more, 688, but Ada completed the last sequence.',
    );
  });

  test('E17a a win may be shared', () => {
    const ended: Str8EightEvent = { type: 'ended', scores: [510, 510, 3], winners: [0, 1] };
    expect(news([ended], 0)).toEqual(['Mira and you share the win with 510 points each.']);
    expect(news([{ ...ended, winners: [0] }], 0)).toEqual(['You win the match with 510 points.']);
  });
});

test.each<[Refusal, string]>([
  [{ clause: 'E6', about: { turn: 1 } }, 'It is Mira’s turn.'],
  [{ clause: 'E6', about: { first: 'draw' } }, 'First draw a card, from the draw pile or the discard pile.'],
  [{ clause: 'E6', about: { card: '3x4' } }, 'There is no 12 (3x4) in your hand.'],
  [{ clause: 'E7', about: { number: 9 } }, '9 has no bull’s-eye: a sequence begins with 1 to 8.'],
  [{ clause: 'E8', about: { number: 9, after: 7 } }, '9 does not fit on 7: only 8 and 14 do.'],
  [{ clause: 'E16', about: { target: 500 } }, 'The match is over: 500 points are reached.'],
  [{ clause: 'E99' }, 'The rules do not allow that.'],
])('%j is said as: %s', (refusal, says) => {
  expect(str8Eight.reason(refusal, context(0))).toBe(says);
});
