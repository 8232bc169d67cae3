import { expect, test } from 'vitest';
import { dealt, position } from '../../../games/courte-paille/testing/position.ts';
import type { Told } from '../show.ts';
import { linesOf, openingOf } from './log.ts';
import type { CourteView } from './shapes.ts';
import { CourteStaging } from './staging.tsx';
import { EN } from './testing/scenes.ts';

const days = (staging: CourteStaging): number =>
  linesOf(staging.events, EN).filter(({ text }) => / turns up: /.test(text)).length;

test('who comes when the match begins hears of the first day once', () => {
  const view = dealt({ seats: 4 }).view(0) as CourteView;
  const staging = new CourteStaging();
  staging.jumped(view);
  for (const event of openingOf(view)) staging.note(event as unknown as Told);
  expect(days(staging)).toBe(1);
  staging.jumped(view);
  expect(days(staging)).toBe(1);
});

test('who comes later hears of the days before', () => {
  const staging = new CourteStaging();
  staging.jumped(position({ hands: [['cook-1'], ['cook-2']], up: 2 }).view(0) as CourteView);
  expect(days(staging)).toBe(2);
});

test('a jump tells what the table shows once', () => {
  const table = dealt({
    seats: 2,
    hands: [['captain-2'], ['cook-1']],
    week: ['sailor-9'],
    menu: ['sailor-5', 'cook-2'],
  });
  table.choose('captain-2', 'cook-1');
  const staging = new CourteStaging();
  staging.jumped(table.view(0));
  staging.jumped(table.view(0));
  expect(staging.events.map(({ type }) => type)).toEqual(['part', 'turned', 'chose']);
});
