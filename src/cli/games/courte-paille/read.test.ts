import { describe, expect, test } from 'vitest';
import { courtePaille as game } from '../../../games/courte-paille/game.ts';
import type { CourtePailleMove } from '../../../games/courte-paille/moves.ts';
import type { Table } from '../../../games/courte-paille/testing/position.ts';
import { atCoco, banishing, choosing, context, taking } from './testing/raft.ts';
import { courtePaille } from './index.ts';
import type { Reading } from '../../screen/terminal-game.ts';

describe('what is typed', () => {
  function reading(typed: string, at: Table): Reading | undefined {
    return courtePaille.read(typed, at.view(0), at.offers(0));
  }

  function answer(typed: string, at: Table): string {
    const read = reading(typed, at);
    if (read === undefined) return 'no move';
    if ('says' in read) return read.says;
    if ('asks' in read) return read.asks;
    const refusal = 'move' in read ? game.refuse(at.state, 0, read.move as CourtePailleMove) : read.refusal;
    return refusal === undefined ? 'allowed' : `${courtePaille.reason(refusal, context(at, 0))} (${refusal.clause})`;
  }

  test.each<[() => Table, string, string]>([
    [choosing, '1', 'choose cook-7'],
    [choosing, ' SAILOR ', 'choose sailor-1'],
    [choosing, 'cook 9', 'choose cook-9'],
    [choosing, 'Cook-9', 'choose cook-9'],
    [choosing, 'boy', 'choose cabin-boy-8'],
    [choosing, 'cabin boy  8', 'choose cabin-boy-8'],
    [choosing, 'choose 5', 'choose coco-2'],
    [taking, '2', 'take sailor-9'],
    [taking, 'captain 7', 'take captain-7'],
    [taking, 'take cook', 'take cook-3'],
    [atCoco, 'l 3', 'lesson 3'],
    [atCoco, '1 3', 'lesson 3'],
    [atCoco, 'lm 2', 'land menu sailor-9'],
    [atCoco, 'land menu 2', 'land menu sailor-9'],
    [atCoco, 'lm cook', 'land menu cook-3'],
    [atCoco, 'lp', 'land pile'],
    [atCoco, 'land 2', 'land pile'],
    [atCoco, 'lh 4', 'land hand sailor-1'],
    [atCoco, 'land hand cabin boy 8', 'land hand cabin-boy-8'],
    [atCoco, 'p 5 3', 'peek 3 5'],
    [atCoco, 'PEEK 3 5', 'peek 3 5'],
    [atCoco, '3 4 5', 'peek 4 5'],
    [atCoco, 's', 'sleep'],
    [banishing, '2', 'banish cook'],
    [banishing, 'fortune teller', 'banish fortune-teller'],
    [banishing, 'banish teller', 'banish fortune-teller'],
  ])('%o %j is the move %s', (at, typed, move) => {
    expect(reading(typed, at())).toEqual({ move: game.parse(move) });
  });

  test('every move that there is reads as its notation says', () => {
    const [at, coco, end] = [choosing(), atCoco(), banishing()];
    for (const move of game.allMoves) {
      if (move.verb === 'peek' && move.positions.length === 1 && move.positions[0]! <= 5) continue;
      for (const table of [at, coco, end]) expect(reading(game.format(move), table)).toEqual({ move });
    }
  });

  test.each<[() => Table, string, string, string]>([
    [choosing, 'cook', 'Which cook: 7 or 9? (Enter: leave it) ', 'choose cook'],
    [choosing, 'choose', 'Which card? 1 to 5 (Enter: leave it): ', 'choose'],
    [taking, 'captain', 'Which captain: 4 or 7? (Enter: leave it) ', 'take captain'],
    [atCoco, '1', 'Which day goes overboard? 1 to 5 (Enter: leave it): ', 'lesson'],
    [atCoco, 'l', 'Which day goes overboard? 1 to 5 (Enter: leave it): ', 'lesson'],
    [atCoco, '2', 'From where? 1 the menu, 2 the pile, 3 your hand (Enter: leave it): ', 'land'],
    [atCoco, 'land 1', 'Which card? 1 to 4 (Enter: leave it): ', 'land menu'],
    [atCoco, 'lh', 'Which card? 1 to 4 (Enter: leave it): ', 'land hand'],
    [atCoco, 'lh cook', 'Which cook: 7 or 9? (Enter: leave it) ', 'land hand cook'],
    [atCoco, '3', 'Which hidden day first? 3 to 5 (Enter: leave it): ', 'peek'],
    [atCoco, 'p 4', 'And which other hidden day? 3 to 5 (Enter: leave it): ', 'peek 4'],
    [banishing, 'banish', 'Whom? 1 to 6 (Enter: leave it): ', 'banish'],
  ])('%o %j asks back', (at, typed, asks, so) => {
    expect(reading(typed, at())).toEqual({ asks, typed: so });
  });

  test('of an empty menu or hand nothing is asked', () => {
    const bare = atCoco({ hands: [['coco-2'], ['captain-5'], ['lookout-9']], menu: [] });
    for (const typed of ['lm', 'lh', 'land 1', 'lh 1']) expect(answer(typed, bare)).toBe('There is no card there.');
  });

  test('C13a with one day hidden there is nothing to ask', () => {
    const one = atCoco({ up: 4 });
    expect(reading('p', one)).toEqual({ move: { verb: 'peek', positions: [5] } });
    expect(answer('p', atCoco({ up: 5 }))).toBe('No day is hidden any more: there is nothing to look at. (C13a)');
  });

  test.each<[() => Table, string, string]>([
    [choosing, '6', 'Choose a card: 1 to 5.'],
    [choosing, '0', 'Choose a card: 1 to 5.'],
    [choosing, 'captain', 'There is no captain in your hand. (C5)'],
    [choosing, 'captain 3', 'There is no captain 3 in your hand. (C5)'],
    [choosing, 'lp', 'First everybody chooses a card to give up. (C5)'],
    [taking, '5', 'Choose a card: 1 to 4.'],
    [taking, 'lookout', 'There is no lookout on the menu. (C7)'],
    [taking, 'lp', 'Your card is a character: take one from the menu. (C7)'],
    [taking, 'choose cook-7', 'Your card is turned up already. (C6)'],
    [atCoco, '5', 'Choose one of Coco’s powers by its number.'],
    [atCoco, '4', 'At this table a Coco that is turned up may not sleep. (C14)'],
    [atCoco, 'land 4', 'From the menu (1), the pile (2) or your hand (3).'],
    [atCoco, 'l 0', 'There is no day 0: choose from 1 to 5. (C11)'],
    [atCoco, 'l 99', 'There is no day 99: choose from 1 to 5. (C11)'],
    [atCoco, 'l 6', 'There is no day 6: choose from 1 to 5. (C11)'],
    [atCoco, 'p 3 3', 'Look at two different hidden days. (C13a)'],
    [atCoco, 'p 1', 'Day 1 lies open for all to see: look at hidden days. (C13a)'],
    [atCoco, 'p 3 70', 'There is no day 70: choose from 1 to 5. (C13)'],
    [atCoco, 'lh coco-2', 'Coco 2 is the Coco that acts, and cannot land itself. (C8)'],
    [atCoco, 'lm teller', 'There is no fortune-teller to land. (C12)'],
    [atCoco, 'take cook-3', 'Coco takes nothing from the menu: use a power. (C8)'],
    [banishing, '7', 'Choose somebody: 1 to 6.'],
    [banishing, 'coco', 'Coco cannot be banished. (C22)'],
  ])('%o %j is answered: %s', (at, typed, says) => {
    expect(answer(typed, at())).toBe(says);
  });

  test.each<[() => Table, string[]]>([
    [choosing, ['abc', '-1', 'cook 10', 'cook 0', 'coco 7', '1 2', 'lp 3']],
    [taking, ['abc', '1.5', 'p x']],
    [atCoco, ['abc', 'l x', 'l 1 2', 'p 3 4 5', 'land sky', 's 1', 'lm 1 2', 'cook 7']],
    [banishing, ['abc', 'cook 7', '1 2']],
  ])('%o what is no move', (at, lines) => {
    const table = at();
    for (const typed of lines) expect(`${typed}: ${answer(typed, table)}`).toBe(`${typed}: no move`);
  });
});
