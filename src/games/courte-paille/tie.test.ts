import { expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import { lastRound } from './testing/position.ts';
import type { Card } from './cards.ts';
import { CASTAWAYS } from './faces.ts';
import { countOf, pointsOf } from './count.ts';
import { stepsOf, tieSteps } from './tie.ts';

const CARDS = CASTAWAYS.flatMap((castaway) =>
  Array.from({ length: castaway === 'coco' ? 5 : 9 }, (_, i): Card => `${castaway}-${i + 1}`),
);

/** Weeks and hands as they come, of few and low cards, so that many are level. */
function randomEnds(count: number): { week: Card[]; hands: Card[][] }[] {
  const chance = seeded(7);
  return Array.from({ length: count }, () => {
    const low = CARDS.filter((card) => /[1-4]$/.test(card));
    const draw = (): Card => low.splice(chance.below(low.length), 1)[0]!;
    const week = Array.from({ length: 2 + chance.below(5) }, draw);
    const hands = Array.from({ length: 2 + chance.below(4) }, () => Array.from({ length: 1 + chance.below(3) }, draw));
    return { week, hands };
  });
}

test('C17 C18 C18a tells of every end the points and winners that the table tells', () => {
  const lengths = new Set<number>();
  for (const end of randomEnds(300)) {
    const table = lastRound(end);
    const [scored] = table.told('scored');
    const [eaten] = table.told('eaten');
    const hands = scored!.hands!;
    expect(hands.map((hand) => pointsOf(countOf(hand, eaten!.characters)))).toEqual(scored!.points);
    const most = Math.max(...scored!.points.map(Number));
    const tied = [...hands.keys()].filter((seat) => scored!.points[seat] === most);
    const steps = tieSteps(eaten!.totals, hands, tied);
    expect(steps.at(-1)?.ahead ?? tied).toEqual(scored!.winners);
    if (tied.length > 1) lengths.add(steps.length);
  }
  // some were parted at once, some after steps that did not part them
  expect([...lengths]).toEqual(expect.arrayContaining([1, 2, 3]));
});

test('C18 the second on the plate parts those who are level', () => {
  const totals = { sailor: 10, cook: 9, lookout: 7 };
  const hands: Card[][] = [
    ['sailor-8', 'sailor-4', 'coco-2', 'cook-9', 'lookout-1'],
    ['sailor-7', 'sailor-6', 'coco-1', 'cook-5', 'fortune-teller-9'],
  ];
  expect(tieSteps(totals, hands, [0, 1])).toEqual([
    {
      castaways: ['cook'],
      total: 9,
      held: [
        { seat: 0, points: 9, count: { own: ['cook-9'], cocos: [], idle: [] } },
        { seat: 1, points: 5, count: { own: ['cook-5'], cocos: [], idle: [] } },
      ],
      ahead: [0],
    },
  ]);
});

test('C18a equal totals are one step, and Cocos count in the first step where their holder has a card', () => {
  const hands: Card[][] = [['lookout-1', 'cook-2', 'coco-3'], ['cook-4']];
  const steps = tieSteps({ sailor: 9, cook: 5, lookout: 5 }, hands, [0, 1]);
  expect(steps.map(({ castaways, ahead }) => [castaways, ahead])).toEqual([[['cook', 'lookout'], [0]]]);
  expect(steps[0]!.held.map(({ points }) => points)).toEqual([6, 4]);
});

test('C16a an empty week parts nobody', () => {
  expect([stepsOf({}), tieSteps({}, [['cook-1'], ['cook-2']], [0, 1])]).toEqual([[], []]);
});

test('C17a a Coco without a card to add to counts nothing; one that is eaten counts as itself', () => {
  expect(countOf(['coco-5', 'cook-8'], ['sailor'])).toEqual({ own: [], cocos: [], idle: ['coco-5'] });
  expect(countOf(['coco-5', 'cook-8'], ['coco'])).toEqual({ own: ['coco-5'], cocos: [], idle: [] });
});
