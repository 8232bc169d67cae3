import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import { courtePaille } from '../../games/courte-paille/game.ts';
import type { Card } from '../../games/courte-paille/cards.ts';
import { NONE } from '../../games/courte-paille/state.ts';
import { lastRound, position, type Setup, type Table } from '../../games/courte-paille/testing/position.ts';
import { Search, type Finding } from '../search/search.ts';
import { searching, taskOf } from '../search/searching.ts';
import { questionAt } from '../search/testing/somewhere.ts';
import { courtePailleGuide } from './guide.ts';

const EFFORT = { iterations: 200 };
const LUCKS = [1, 2, 3, 4];

const bot = searching(courtePaille, courtePailleGuide, EFFORT);
const search = new Search(courtePaille, courtePailleGuide);

/** What it plays there, one for each luck: the first seat that is waited for. */
function plays({ state }: Table, lucks: readonly number[] = LUCKS): string[] {
  const question = questionAt(courtePaille, state);
  return lucks.map((luck) => courtePaille.format(courtePaille.decode(bot.choose(question, seeded(luck)))));
}

function findings({ state }: Table): Finding[] {
  return search.think(taskOf(courtePaille, courtePailleGuide, questionAt(courtePaille, state)), seeded(1), EFFORT);
}

/** The last round of two; the captain will be eaten. */
function lastOfTwo(hands: readonly (readonly Card[])[], menu: readonly Card[]): Table {
  return position({ hands, menu, week: ['captain-9', 'captain-8', 'cook-1'], up: 2 } satisfies Setup);
}

const RIVAL: readonly Card[] = ['sailor-1', 'sailor-2', 'sailor-3', 'sailor-4', 'sailor-5'];

describe('plain decisions', () => {
  test('C7 it takes the card that wins', () => {
    const table = lastOfTwo(
      [['lookout-1', 'lookout-2', 'lookout-3', 'cook-4', 'cook-5'], RIVAL],
      ['captain-7', 'sailor-9', 'cook-9', 'lookout-9', 'fortune-teller-9'],
    );
    table.choose('lookout-1', 'sailor-5');
    expect(new Set(plays(table))).toEqual(new Set(['take captain-7']));
  });

  test('C5 it keeps what will be eaten, whatever its luck', () => {
    const hand: Card[] = ['captain-7', 'captain-6', 'captain-5', 'cook-4', 'lookout-2'];
    const table = lastOfTwo([hand, RIVAL], ['captain-1', 'captain-2', 'cook-9', 'lookout-9', 'sailor-9']);
    for (const move of plays(table)) expect(move).toMatch(/^choose (?:cook-4|lookout-2)$/);
  });

  test('C11, C12 it turns the week to what it holds', () => {
    const table = position({
      hands: [
        ['coco-1', 'cook-9', 'cook-8', 'cook-7', 'cook-6'],
        ['captain-8', 'captain-7', 'captain-6', 'captain-5', 'captain-4'],
      ],
      week: ['captain-9', 'cook-5', 'sailor-1'],
      up: 2,
    });
    table.choose('coco-1', 'captain-8');
    for (const move of plays(table)) expect(move).toMatch(/^(?:lesson 1|land hand cook-\d)$/);
  });

  test('C25 of the last two characters it banishes the one in which it would lose', () => {
    const table = lastRound({
      form: 'announced',
      characters: ['captain', 'cook'],
      hands: [
        ['captain-9', 'captain-8', 'cook-1'],
        ['captain-1', 'cook-9'],
      ],
      week: ['captain-7', 'captain-6'],
    });
    expect(new Set(plays(table))).toEqual(new Set(['banish cook']));
  });
});

describe('a secret choice', () => {
  const start = (): Table =>
    position({
      hands: [
        ['captain-3', 'cook-3', 'sailor-3', 'lookout-3', 'fortune-teller-3'],
        ['captain-4', 'cook-4', 'sailor-4', 'lookout-4', 'fortune-teller-4'],
      ],
      week: ['cabin-boy-1', 'captain-1', 'cook-1', 'sailor-1', 'lookout-1'],
      menu: ['cabin-boy-5', 'cabin-boy-6', 'cabin-boy-7', 'cabin-boy-8', 'cabin-boy-9'],
    });

  test('is drawn by lot among equals', () => {
    const lucks = Array.from({ length: 8 }, (_, i) => i);
    expect(new Set(plays(start(), lucks)).size).toBeGreaterThan(2);
  });

  test('that others have made is opened again in every world', () => {
    const table = start();
    table.plays(1, 'choose captain-4');
    courtePailleGuide.prepare?.(table.state, 0, seeded(1));
    expect(courtePaille.waitingFor(table.state)).toBe(0b11);
    expect([...table.state.chosen.subarray(0, 2)]).toEqual([NONE, NONE]);
  });

  test('the same luck gives the same move and the same numbers', () => {
    expect(plays(start())).toEqual(plays(start()));
    expect(findings(start())).toEqual(findings(start()));
  });
});

test.each(['single', 'announced', 'declared'] as const)('%s: a sure loss and a sure win are seen as such', (form) => {
  const characters = form === 'single' ? undefined : (['captain', 'cook'] as const);
  const table = position({
    form,
    ...(characters && { characters }),
    hands: [
      ['captain-9', 'captain-8', 'captain-7', 'cook-9', 'cook-8'],
      ['captain-1', 'cook-1'],
    ],
    week: ['captain-6', 'captain-5', 'cook-2'],
    menu: ['captain-2', 'captain-3', 'cook-3'],
    up: 2,
  });
  const best = Math.max(...findings(table).map(({ chance }) => chance));
  expect(best).toBeGreaterThan(0.9);
});
