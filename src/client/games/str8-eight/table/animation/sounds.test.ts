import { expect, test } from 'vitest';
import { viewAfter } from './view-after.ts';
import type { Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import { soundsOf } from './sounds.ts';
import { VIEW } from '../../testing/contexts.ts';

const heard = (event: Str8EightEvent): ReturnType<typeof soundsOf> => soundsOf(event, viewAfter(VIEW, event));

test('the higher the step, the higher it sounds', () => {
  const [third, fifth] = [
    heard({ type: 'laid', seat: 2, card: '1x5' })[0]!,
    heard({ type: 'laid', seat: 1, card: '5x5' })[0]!,
  ];
  expect([third.sound, fifth.sound]).toEqual(['step', 'step']);
  expect(fifth.pitch).toBeGreaterThan(third.pitch);
});

test('hands that move brush over the table, a card laid aside taps, a drawn one ticks', () => {
  const events: Str8EightEvent[] = [
    { type: 'passed', seat: 0, card: 'pass-left' },
    { type: 'discarded', seat: 0, card: '6x8' },
    { type: 'drew', seat: 0, card: '3x5', from: 'pile' },
    { type: 'reshuffled', count: 20 },
  ];
  expect(events.map((event) => heard(event).map(({ sound }) => sound))).toEqual([['brush'], ['tap'], ['lift'], []]);
});
