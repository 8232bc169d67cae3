import { describe, expect, test } from 'vitest';
import { CARDS, type Card } from '../../games/straw/cards.ts';
import { position, type Setup } from '../../games/straw/testing/position.ts';
import { ROOMY, Unseen } from './odds.ts';

const faceOf = (card: Card): number => CARDS.findIndex((line) => line.card === card);

/** The odds for a hand that somebody with these four cards has not seen. */
function caught(room: number, echo: Card, hand: number, setup: Partial<Setup> = {}): number {
  const hands: Card[][] = [['item-10', 'item-10', 'item-9', 'reverse'], []];
  const unseen = new Unseen();
  unseen.lookFrom(position({ hands, camel: ['item-1'], total: 40, ...setup }).state, 0);
  return unseen.caught(room, faceOf(echo), hand);
}

describe('the chance that somebody holds nothing that fits', () => {
  // 59 cards are unseen: 40 − 4 items, 9 carpets, 4 lamps, 5 copies, 5 − 1 reverses and the straw
  test('with room for any card there is none', () => {
    expect(caught(ROOMY, 'item-10', 4)).toBe(0);
  });

  test('at 50 only carpets, reverses and the straw fit, and copies of what weighs nothing', () => {
    const unfit = 36 + 4;
    expect(caught(0, 'reverse', 1)).toBeCloseTo(unfit / 59);
    expect(caught(0, 'item-1', 1)).toBeCloseTo((unfit + 5) / 59);
    expect(caught(0, 'lamp', 2)).toBeCloseTo(((unfit + 5) * (unfit + 4)) / (59 * 58));
  });

  test('below 50 the straw fits nowhere', () => {
    const sevens = 4 * 4 - 3;
    expect(caught(6, 'item-6', 1)).toBeCloseTo((sevens + 1) / 59);
    expect(caught(6, 'item-7', 1)).toBeCloseTo((sevens + 1 + 5) / 59);
  });

  test('more cards than are unfit cannot all be unfit', () => {
    const pile: Card[] = ['item-10', 'item-9', 'carpet-1', 'carpet-2', 'carpet-3'];
    expect(caught(0, 'reverse', 2, { pile })).toBeCloseTo((2 * 1) / (5 * 4));
    expect(caught(0, 'reverse', 3, { pile })).toBe(0);
  });
});
