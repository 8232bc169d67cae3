import { expect, test } from 'vitest';
import { soundsOf } from './sounds.ts';

test('the week drops, the reveal riffles, Coco squawks', () => {
  expect(soundsOf({ type: 'turned', position: 2, card: 'cook-3' })).toEqual(['drop']);
  expect(soundsOf({ type: 'chose', cards: ['cook-3'] })).toEqual(['riffle']);
  expect(soundsOf({ type: 'slept', seat: 0, card: 'coco-1' })).toEqual(['squawk']);
});

test('a card from the menu is laid down, one from the pile is lifted', () => {
  expect(soundsOf({ type: 'took', seat: 1, card: 'cook-3', from: 'menu' })).toEqual(['tap']);
  expect(soundsOf({ type: 'took', seat: 1, card: null, from: 'pile' })).toEqual(['lift']);
});

test('what is only told makes no sound', () => {
  expect(soundsOf({ type: 'shark', seat: 1 })).toEqual([]);
});
