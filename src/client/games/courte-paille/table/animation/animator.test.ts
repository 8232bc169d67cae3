import { expect, test } from 'vitest';
import { dealt, position } from '../../../../../games/courte-paille/testing/position.ts';
import type { AnyEvent } from '../../../../play/playback/playback.ts';
import { linesOf } from '../log/lines.ts';
import { openingOf } from '../log/opening.ts';
import { CourtePailleAnimator } from './animator.tsx';
import { EN } from '../../testing/contexts.ts';

const days = (animator: CourtePailleAnimator): number =>
  linesOf(animator.events, EN).filter(({ text }) => / turns up: /.test(text)).length;

test('who comes when the match begins hears of the first day once', () => {
  const view = dealt({ seats: 4 }).view(0);
  const animator = new CourtePailleAnimator();
  animator.jumped(view);
  for (const event of openingOf(view)) animator.note(event as unknown as AnyEvent);
  expect(days(animator)).toBe(1);
  animator.jumped(view);
  expect(days(animator)).toBe(1);
});

test('who comes later hears of the days before', () => {
  const animator = new CourtePailleAnimator();
  animator.jumped(position({ hands: [['cook-1'], ['cook-2']], up: 2 }).view(0));
  expect(days(animator)).toBe(2);
});

test('a jump tells what the table shows once', () => {
  const table = dealt({
    seats: 2,
    hands: [['captain-2'], ['cook-1']],
    week: ['sailor-9'],
    menu: ['sailor-5', 'cook-2'],
  });
  table.choose('captain-2', 'cook-1');
  const animator = new CourtePailleAnimator();
  animator.jumped(table.view(0));
  animator.jumped(table.view(0));
  expect(animator.events.map(({ type }) => type)).toEqual(['part', 'turned', 'chose']);
});
