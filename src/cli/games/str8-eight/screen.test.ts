import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../engine/seats.ts';
import { str8Eight as game } from '../../../games/str8-eight/game.ts';
import type { Str8EightMove } from '../../../games/str8-eight/moves.ts';
import { position, type Setup, type Table } from '../../../games/str8-eight/testing/position.ts';
import type { Reading, TableContext } from '../../screen/terminal-game.ts';
import { str8Eight } from './index.ts';
import { PLAIN } from '../../screen/style.ts';

const NAMES = ['Ada', 'Mira', 'Otto', 'Bruno'];

function context(table: Table, viewer: Viewer): TableContext {
  return { names: NAMES.slice(0, table.state.seats), viewer, options: table.state.options, rules: game.rules };
}

function shown(table: Table, viewer: Viewer = 0): { table: string; hand: string; open: string } {
  const view = table.view(viewer);
  const around = context(table, viewer);
  const ask = viewer === view.turn ? table.offers(viewer) : [];
  return {
    table: str8Eight.table(view, around, PLAIN).join('\n'),
    hand: str8Eight.hand(view, ask, around, PLAIN).join('\n'),
    open: str8Eight.open(view, around, PLAIN).join('\n'),
  };
}

const SEQUENCES: Setup['sequences'] = ['4x1 4x2 3x4', '8x1', ''];
const HANDS = ['2x7 8x5 7x2 pass-left', '6x6 6x7 6x8', ''];

function playing(setup: Partial<Setup> = {}): Table {
  return position({ hands: HANDS, sequences: SEQUENCES!, ...setup });
}

function drawing(setup: Partial<Setup> = {}): Table {
  return playing({ hands: ['2x7 8x5 pass-left', '', ''], phase: 'draw', discard: '5x5 6x3', ...setup });
}

describe('the table', () => {
  test('shows piles, scores, sequences and what may follow', () => {
    const { table } = shown(drawing({ passed: 'pass-left pass-right pass-right', number: 2, scores: [12, -3, 1] }));
    expect(table).toContain(' Hand 2 · Otto deals · 500 points win\n');
    expect(table).toMatch(/^ Draw pile \d+ · discard pile 2, top 18 \(6x3\) · passed left 1, right 2$/m);
    expect(table).toMatch(/^ {3}Mira +−3 points +1\/8, total 8 +3 cards\n {5}▁8 8x1 {2}then 10 12 16$/m);
    expect(table).toMatch(/^ {3}Otto +1 point +0\/8, total 0 +3 cards\n {5}begins with 1–8$/m);
    expect(table).toMatch(/^ ▸ You +12 points +3\/8, total 24$/m);
  });

  test('the own steps rise', () => {
    const { table } = shown(playing({ sequences: ['1x1 1x2 2x2 3x2 1x8 5x2', '', ''] }));
    expect(table.split('\n').slice(-3)).toEqual([
      '                                     8 1x8   10 5x2  then 12 15',
      '     1 1x1   2 1x2   4 2x2   6 3x2   ▂▂▂▂▂▂▂▂▄▄▄▄▄▄▄▄',
      '     ▂▂▂▂▂▂▂▂▄▄▄▄▄▄▄▄▆▆▆▆▆▆▆▆████████████████████████',
    ]);
    expect(shown(playing({ sequences: ['', '', ''] })).table).toMatch(/total 0\n {5}begins with 1–8$/);
  });

  test('in a narrow window they stand on lines, no step broken in two', () => {
    const table = playing({ sequences: ['1x1 1x2 2x2 3x2 1x8 5x2', '', ''] });
    const lines = str8Eight.table(table.view(0), context(table, 0), { ...PLAIN, columns: 40 });
    expect(lines.slice(-2)).toEqual(['     ▁1 1x1 ▂2 1x2 ▃4 2x2 ▄6 3x2 ▅8 1x8', '     ▆10 5x2  then 12 15']);
  });

  test('E8 a sequence that nothing can follow says so; E14 one of a single group too', () => {
    expect(shown(playing({ sequences: ['8x7 8x8', '', ''] })).table).toContain('nothing can follow');
    expect(shown(playing({ sequences: ['5x1 5x2 5x3', '', ''] })).table).toContain('total 30   all of group 5');
    expect(shown(playing()).table).not.toContain('of group');
  });

  test('E11a many turns without a step are told', () => {
    expect(shown(playing({ barren: 24 })).table).not.toContain('without a step');
    expect(shown(playing({ barren: 30 })).table).toContain('30 of 100 turns without a step');
  });

  test('E9 what is known of others’ hands is named', () => {
    const table = playing();
    table.plays('play pass-left');
    expect(shown(table).table).toMatch(/^ [ ▸] Mira .* 14 2x7, 14 7x2, 40 8x5(?:, \?)?$/m);
    expect(shown(table, 'watcher').table).toMatch(/^ [ ▸] Mira .* [34] cards$/m);
  });

  test('a replay shows every hand as its viewer knows it, briefly where there is little room', () => {
    const hands = ['8x8 8x7 pass-left pass-right', 'pass-left pass-left 7x7', '1x1 1x2 1x3'];
    const { open } = shown(playing({ hands }));
    expect(open).toMatch(/^ ▸ You .* 56 8x7, 64 8x8, pass-l, pass-r$/m);
    expect(open).toMatch(/^ {3}Mira .* 3 cards$/m);
    expect(open).not.toMatch(/7x7|1x3/);
  });
});

describe('the hand', () => {
  test('says of each card what laying or playing it does, or why it cannot be', () => {
    expect(shown(playing()).hand.split('\n')).toEqual([
      ' 1  14 2x7      lay it: step 4, total 38, then 16 21',
      ' 2  14 7x2      lay it: step 4, total 38, then 16 21',
      ' 3  40 8x5      40 does not fit on 12: only 14, 15, 16 and 18 do.',
      ' 4  pass left   play it: your hand goes to Mira, Otto’s comes to you',
      ' Any of them may be laid aside instead: d 1 to d 4.',
    ]);
    expect(shown(playing({ sequences: ['', '', ''] })).hand).toContain(
      '40 has no bull’s-eye: a sequence begins with 1 to 8.',
    );
  });

  test.each<[string, string, string]>([
    ['8x1 8x2 8x3 8x4 8x5 8x6 8x7', '8x8', 'lay it: the eighth step, total 288, a Str8 Eight'],
    ['1x8 8x2 8x3 8x4 8x5 8x6 8x7', '8x8', 'lay it: the eighth step, total 288'],
    ['8x7', '8x8', 'lay it: step 2, total 120, nothing can follow'],
    ['8x8', '1x1', '1 does not fit on 64: nothing does.'],
    ['4x8', '1x1', '1 does not fit on 32: only 40 does.'],
  ])('after %s %s: %s', (sequence, card, says) => {
    const lines = shown(playing({ hands: [card, '', ''], sequences: [sequence, '', ''] })).hand.split('\n');
    expect(lines.find((line) => line.includes(` ${card} `))).toMatch(new RegExp(`${card} +${says}$`));
  });

  test('E9 two players change hands', () => {
    const { hand } = shown(playing({ hands: ['pass-left pass-right', ''], sequences: ['', ''] }));
    expect(hand.match(/play it: you change hands with Mira/g)).toHaveLength(2);
  });

  test('draws from the pile, or takes the top of the discard pile', () => {
    const { hand } = shown(drawing());
    expect(hand).toContain(' You hold  14 2x7 fits · 40 8x5 · pass left\n');
    expect(hand).toMatch(/^ 1 {2}draw from the pile, \d+ cards$/m);
    expect(hand).toContain(' 2  take 18 (6x3) from the discard pile: it fits on 12, then 21 24');
    const rare = drawing({ pile: '1x1', discard: 'pass-left' });
    expect(shown(rare).hand).toContain(
      'draw from the pile, 1 card\n 2  take pass left from the discard pile: it moves',
    );
    expect(shown(drawing({ discard: '8x8' })).hand).toContain('it does not fit on 12');
    expect(shown(drawing({ discard: '8x8', sequences: ['', '', ''] })).hand).toContain('it cannot begin');
    expect(shown(drawing({ discard: '7x1', sequences: ['', '', ''] })).hand).toContain('it can begin, then 8 14');
  });

  test('is seen while others play, and by nobody who watches', () => {
    expect(shown(drawing({ turn: 1 })).hand).toBe(' You hold  14 2x7 fits · 40 8x5 · pass left');
    expect(shown(drawing(), 'watcher').hand).toBe('');
  });
});

describe('what is typed', () => {
  const before = drawing();
  const after = playing();

  function reading(typed: string, at: Table): Reading | undefined {
    return str8Eight.read(typed, at.view(0), at.offers(0));
  }

  function answer(typed: string, at: Table): string {
    const read = reading(typed, at);
    if (read === undefined) return 'no move';
    if ('says' in read) return read.says;
    if ('asks' in read) return `${read.asks}[${read.typed}]`;
    const refusal = 'move' in read ? game.refuse(at.state, 0, read.move as Str8EightMove) : read.refusal;
    if (refusal !== undefined) return `${str8Eight.reason(refusal, context(at, 0))} (${refusal.clause})`;
    return 'move' in read ? game.format(read.move as Str8EightMove) : '';
  }

  test('every move that there is reads as its notation says, in capitals too', () => {
    for (const table of [before, after]) {
      for (const move of game.allMoves) expect(reading(game.format(move).toUpperCase(), table)).toEqual({ move });
    }
  });

  test.each([
    ['1', 'draw pile'],
    [' P ', 'draw pile'],
    ['pile', 'draw pile'],
    ['draw  1', 'draw pile'],
    ['2', 'draw discard'],
    ['d', 'draw discard'],
    ['discard', 'draw discard'],
    ['draw d', 'draw discard'],
    ['3', 'Choose 1, the draw pile, or 2, the discard pile.'],
    ['draw', 'From where? 1 the pile, 2 the discard pile (Enter: leave it): [draw]'],
    ['d 2', 'First draw a card, from the draw pile or the discard pile. (E6)'],
    ['lay', 'First draw a card, from the draw pile or the discard pile. (E6)'],
    ['2x7', 'First draw a card, from the draw pile or the discard pile. (E6)'],
    ['draw x', 'no move'],
  ])('when drawing %j is %s', (typed, says) => {
    expect(answer(typed, before)).toBe(says);
  });

  test.each([
    ['1', 'lay 2x7'],
    ['2', 'lay 7x2'],
    ['lay 2', 'lay 7x2'],
    ['2×7', 'lay 2x7'],
    ['3', '40 does not fit on 12: only 14, 15, 16 and 18 do. (E8)'],
    ['40', '40 does not fit on 12: only 14, 15, 16 and 18 do. (E8)'],
    ['4', 'play pass-left'],
    ['play 4', 'play pass-left'],
    ['pass', 'play pass-left'],
    ['Pass Left', 'play pass-left'],
    ['left', 'play pass-left'],
    ['right', 'There is no pass right in your hand. (E6)'],
    ['6x6', 'There is no 36 (6x6) in your hand. (E6)'],
    ['d 3', 'discard 8x5'],
    ['discard 3', 'discard 8x5'],
    ['d 40', 'discard 8x5'],
    ['d 8x5', 'discard 8x5'],
    ['d left', 'discard pass-left'],
    ['14', 'Which one: 1 (14 2x7) or 2 (14 7x2)? (Enter: leave it) [lay]'],
    ['d 14', 'Which one: 1 (14 2x7) or 2 (14 7x2)? (Enter: leave it) [d]'],
    ['d', 'Lay which card aside? 1 to 4 (Enter: leave it): [d]'],
    ['lay', 'Which card? 1 to 4 (Enter: leave it): [lay]'],
    ['5', 'Choose a card from 1 to 4.'],
    ['0', 'Choose a card from 1 to 4.'],
    ['d 9', 'Choose a card from 1 to 4.'],
    ['p', 'You have drawn already: lay a card, play a pass card or lay one aside. (E6)'],
    ['draw discard', 'You have drawn already: lay a card, play a pass card or lay one aside. (E6)'],
  ])('when playing %j is %s', (typed, says) => {
    expect(answer(typed, after)).toBe(says);
  });

  test.each(['abc', '-1', '1 2', 'd d', 'lay 9x9', '3x4x5', 'd2', 'dx'])('%j is no move', (typed) => {
    expect(answer(typed, after)).toBe('no move');
  });

  test('two pass cards of different sides are asked about; equal cards are one', () => {
    const both = playing({ hands: ['8x8 8x7 pass-left pass-right', '', ''] });
    expect(answer('pass', both)).toBe('Which one: 3 (pass left) or 4 (pass right)? (Enter: leave it) [lay]');
    expect(answer('lay 4', both)).toBe('play pass-right');
    const twice = playing({ hands: ['8x8 8x7 pass-right pass-right', '', ''] });
    expect(answer('pass', twice)).toBe('play pass-right');
    expect(answer('d pass', twice)).toBe('discard pass-right');
    const none = playing({ hands: ['2x7 8x5 7x2 8x6', '', ''] });
    expect(answer('pass', none)).toBe('There is no pass card in your hand. (E6)');
  });

  test('the help and every question fit a terminal', () => {
    expect(str8Eight.help.filter((line) => line.length > 78)).toEqual([]);
    expect(answer('pass', playing({ hands: ['8x8 8x7 pass-left pass-right', '', ''] })).length).toBeLessThan(80);
  });
});
