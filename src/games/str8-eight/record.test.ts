import { expect, test } from 'vitest';
import { hmacSha256 } from '../../engine/chance/hmac.ts';
import type { Str8EightEvent } from './events.ts';
import { str8Eight } from './game.ts';

test('the first hand that docs/chance.md deals', () => {
  const state = str8Eight.blank(2, { target: 1000 });
  const events: Str8EightEvent[] = [];
  const chance = hmacSha256.from(Uint8Array.from({ length: 32 }, (_, i) => i));
  str8Eight.start(state, chance, (event) => events.push(event));
  expect(events).toEqual([
    { type: 'hand', number: 1, dealer: 1, first: 0 },
    { type: 'dealt', seat: 0, cards: ['pass-right', '4x1', '2x3'] },
    { type: 'dealt', seat: 1, cards: ['4x6', '5x4', '8x3'] },
    { type: 'drew', seat: 0, card: '7x8', from: 'pile' },
  ]);
});
