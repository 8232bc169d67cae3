import { expect, test } from 'vitest';
import type { Tap } from '../../../../play/tray/use-tap.ts';
import { EN, VIEW } from '../../testing/contexts.ts';
import { decideTap } from './decide-tap.ts';
import type { CardOffer } from './offers.ts';

const ASIDE: CardOffer = { lay: undefined, pass: undefined, aside: 'discard 6x8', refusal: undefined };
const REFUSED: CardOffer = { ...ASIDE, refusal: { clause: 'E8', about: { number: 48, after: 12 } } };
const LAID: CardOffer = {
  ...ASIDE,
  lay: { move: 'lay 6x8', preview: { length: 6, total: 81, completes: false, next: '' } },
};

function tapped(offer: CardOffer | undefined, isChosen: boolean, turn = 0): Tap {
  const held = { at: 1, card: '6x8', offer, isNew: false, suits: undefined } as const;
  return decideTap({ held, isChosen, view: { ...VIEW, turn }, you: 0, context: EN });
}

test('a card that is not asked about says what it waits for', () => {
  expect(tapped(undefined, false)).toMatchObject({
    does: 'explain',
    why: { clause: 'E6', rule: 'First draw a card.' },
  });
  expect(tapped(undefined, false, 1)).toMatchObject({ does: 'explain', why: { rule: 'Not your turn yet.' } });
});

test('the first tap chooses, the second makes the move', () => {
  expect(tapped(LAID, false)).toEqual({ does: 'choose' });
  expect(tapped(LAID, true)).toEqual({ does: 'move', move: 'lay 6x8' });
});

test('a card that can only be laid aside is not, by a tap', () => {
  expect(tapped(REFUSED, false)).toEqual({ does: 'choose' });
  expect(tapped(REFUSED, true)).toMatchObject({
    does: 'refuse',
    why: { clause: 'E8', rule: '48 does not follow 12.', fact: 'After 12: 14, 15, 16, 18.' },
  });
  expect(tapped(ASIDE, true)).toEqual({ does: 'refuse', why: undefined });
});
