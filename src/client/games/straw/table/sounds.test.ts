import { expect, test } from 'vitest';
import type { Card } from '../../../../games/straw/cards.ts';
import type { Played } from '../../../../games/straw/events.ts';
import type { Direction } from '../../../../games/straw/state.ts';
import type { Loaded } from '../../../../games/straw/view.ts';
import { soundsOf } from './sounds.ts';

const BELOW: Loaded[] = [{ seat: 0, card: 'item-4', total: 20 }];

function played(card: Card, total: number, direction: Direction = 1): Played {
  return { type: 'played', seat: 1, card, total, direction };
}

const namesOf = (event: Played, camel = BELOW): string[] => soundsOf(event, camel).map(({ sound }) => sound);

test('what is heavier sounds deeper', () => {
  const [light, heavy] = [soundsOf(played('item-1', 21), BELOW)[0]!, soundsOf(played('item-10', 30), BELOW)[0]!];
  expect([light.sound, heavy.sound]).toEqual(['tap', 'tap']);
  expect(light.pitch).toBeGreaterThan(heavy.pitch);
});

test('a copy sounds like what it repeats', () => {
  expect(namesOf(played('copy', 15), [{ seat: 0, card: 'carpet-5', total: 20 }])).toEqual(['whoosh']);
  expect(namesOf(played('copy', 20, -1), [{ seat: 0, card: 'reverse', total: 20 }])).toEqual(['bells-falling']);
});

test('the camel creaks from 35 on, faster from 45, and not when it has broken', () => {
  const creaks = [34, 35, 44, 45, 50, 51].map((total) => namesOf(played('item-1', total))[1]);
  expect(creaks).toEqual([undefined, 'creak', 'creak', 'fast-creak', 'fast-creak', undefined]);
});

test('bells rise when play goes clockwise again', () => {
  expect(namesOf(played('reverse', 20, 1))).toEqual(['bells-rising']);
});

test('a broken back cracks', () => {
  expect(soundsOf({ type: 'broke', seat: 1, card: 'item-9' }, BELOW)).toMatchObject([{ sound: 'crack' }]);
});
