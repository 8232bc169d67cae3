import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../engine/game.ts';
import type { Viewer } from '../../../engine/seats.ts';
import type { StrawEvent } from '../../../games/straw/events.ts';
import { straw as game } from '../../../games/straw/game.ts';
import { dealt, position, type Setup } from '../../../games/straw/testing/position.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { straw } from './index.ts';
import { PLAIN } from '../../screen/style.ts';

const NAMES = ['Ada', 'Mira', 'Otto', 'Bruno'];

function context(viewer: Viewer): TableContext {
  return { names: NAMES, viewer, options: { ending: 'each-deals-once' }, rules: game.rules };
}

/** What is said of the events as that viewer may see them. */
function news(events: readonly StrawEvent[], viewer: Viewer, from = 0): string[] {
  const seen = events.flatMap((event) => game.project(event, viewer) ?? []);
  return straw.news(seen, from, context(viewer), PLAIN).map((line) => line.trim());
}

/** What is said of a move after the camel was loaded with these. */
function said(setup: Setup, move: string, viewer: Viewer = 3): string {
  const table = position({ ...setup, hands: [...setup.hands, ['item-1'], ['item-1'], ['item-1']] });
  const before = (setup.camel ?? []).map((card): StrawEvent => ({
    type: 'played',
    seat: 3,
    card,
    total: 0,
    direction: 1,
  }));
  return news([...before, ...table.plays(move)], viewer, before.length)[0]!;
}

describe('what happened, in sentences', () => {
  test.each<[Setup, string, string]>([
    [{ hands: [['item-4']], total: 39 }, 'play item-4', 'Ada loads a lantern, 4. The camel carries 43.'],
    [{ hands: [['item-1']], total: 3 }, 'play item-1', 'Ada loads dates, 1. The camel carries 4.'],
    [{ hands: [['carpet-5']], total: 2 }, 'play carpet-5', 'Ada sends up carpet 5. The camel carries −3.'],
    [{ hands: [['lamp']], total: 39 }, 'play lamp 5', 'Ada rubs the lamp and says 5. The camel carries 44.'],
    [
      { hands: [['copy']], total: 43, camel: ['item-4'] },
      'play copy',
      'Ada copies the lantern, 4. The camel carries 47.',
    ],
    [{ hands: [['copy']], total: 43, camel: ['carpet-4'] }, 'play copy', 'Ada copies carpet 4. The camel carries 39.'],
    [
      { hands: [['copy']], total: 40, camel: ['lamp', 'copy'] },
      'play copy 2',
      'Ada copies the lamp and says 2. The camel carries 42.',
    ],
    [
      { hands: [['copy']], total: 40, camel: ['reverse'] },
      'play copy',
      'Ada copies the reverse and turns the caravan. Now anticlockwise; you are next.',
    ],
    [
      { hands: [['reverse']], total: 9, direction: -1 },
      'play reverse',
      'Ada turns the caravan. Now clockwise; Mira is next.',
    ],
    [
      { hands: [['item-7']], total: 47 },
      'play item-7',
      'Ada loads spices, 7. Crack! Ada made it 54. Ada scores nothing.',
    ],
    [
      { hands: [['straw']], total: 50 },
      'play straw',
      'Ada lays the straw on 50. Crack! The back breaks. Only Ada scores.',
    ],
  ])('%j, %s', (setup, move, expected) => expect(said(setup, move)).toBe(expected));

  test('whoever looks is called you, and sees what was drawn', () => {
    const setup: Setup = { hands: [['copy', 'item-2']], total: 43, camel: ['item-4'], draws: ['item-8'] };
    expect(said(setup, 'play copy', 0)).toBe('You copy the lantern, 4. The camel carries 47. You draw an oil jar, 8.');
    expect(said({ hands: [['straw']], total: 50 }, 'play straw', 0)).toContain('Only you score.');
  });

  test('S11 a forced pass is told', () => {
    const table = position({ hands: [['item-3', 'item-1'], ['straw'], ['item-1'], ['item-1']], total: 20 });
    expect(news(table.plays('play item-3'), 3)).toContain('Mira has no card that may be played, and passes.');
    expect(news([{ type: 'passed', seat: 3 }], 3)).toEqual(['You have no card that may be played, and pass.']);
  });

  test('a round opens with who deals and who begins', () => {
    expect(news(dealt({ seats: 4, dealer: 3 }).events, 3)).toEqual(['Round 1 of 4. You deal, Ada begins.']);
    expect(news(dealt({ seats: 4, dealer: 3 }).events, 'watcher')).toEqual(['Round 1 of 4. Bruno deals, Ada begins.']);
  });

  test('S13 the points stand in a table with every hand', () => {
    const hands: Setup['hands'] = [['item-7', 'item-2'], ['item-10', 'carpet-2'], ['lamp', 'straw'], ['carpet-9']];
    const table = position({ hands, total: 47, scores: [22, 31, 0, 4] });
    const text = news(table.plays('play item-7'), 0).join('\n');
    expect(text).toMatch(/^You +2 +0 +22 +broke it$/m);
    expect(text).toMatch(/^Mira +10 +−2 +\+8 +39$/m);
    expect(text).toMatch(/^Otto +lamp +straw +0 +0$/m);
    expect(text).toMatch(/^Bruno +−9 +−9 +−5$/m);
  });

  test('S12a a round nobody could play is told without a crack', () => {
    const scored: StrawEvent = { type: 'scored', hands: [[], []], points: [0, 0], totals: [0, 0] };
    expect(news([scored], 0)[0]).toBe('Nobody can play. The round ends, and the back holds.');
  });

  test.each<[number[], Viewer, string]>([
    [[0], 0, 'You win the match with 48 points.'],
    [[1], 0, 'Mira wins the match with 48 points.'],
    [[0, 1], 0, 'Mira and you share the win with 48 points each.'],
    [[0, 1, 2], 'watcher', 'Ada, Mira and Otto share the win with 48 points each.'],
  ])('S16a winners %j, seen by %s', (winners, viewer, expected) => {
    const scores = NAMES.map((_, seat) => (winners.includes(seat) ? 48 : 20 - seat));
    const [first, ...standings] = news([{ type: 'ended', scores, winners }], viewer);
    expect(first).toBe(expected);
    expect(standings.filter((line) => line.startsWith('1 '))).toHaveLength(winners.length);
  });
});

describe('why not', () => {
  test.each<[Refusal, string]>([
    [{ clause: 'S4', about: { turn: 1 } }, 'It is Mira’s turn.'],
    [{ clause: 'S4', about: { card: 'item-6' } }, 'There is no drum 6 in your hand.'],
    [{ clause: 'S7', about: { from: 1, to: 10 } }, 'A lamp needs a weight: say a whole number from 1 to 10.'],
    [
      { clause: 'S7', about: { weight: 11, from: 1, to: 10 } },
      'A lamp cannot weigh 11: say a whole number from 1 to 10.',
    ],
    [{ clause: 'S9', about: { total: 0 } }, 'A copy repeats the card before it, and the camel is still empty.'],
    [{ clause: 'S9', about: { repeats: 'item-6', weight: 3 } }, 'This copy repeats the drum 6 and takes no weight.'],
    [{ clause: 'S9', about: { from: 1, to: 10 } }, 'A copied lamp needs a weight: say a whole number from 1 to 10.'],
    [{ clause: 'S10', about: { total: 43 } }, 'The straw waits for exactly 50. The camel carries 43.'],
    [{ clause: 'S16', about: { rounds: 4 } }, 'The match is over after 4 rounds.'],
    [{ clause: 'S99' }, 'The rules do not allow that.'],
  ])('%j', (refusal, expected) => expect(straw.reason(refusal, context(0))).toBe(expected));
});
