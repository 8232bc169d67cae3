import { expect, test } from 'vitest';
import { dealt } from '../../../games/courte-paille/testing/position.ts';
import { CourteStaging } from './staging.tsx';

test('a match that has just begun is told by its opening, not by a jump', () => {
  const staging = new CourteStaging();
  staging.jumped(dealt({ seats: 2 }).view(0));
  expect(staging.events).toEqual([]);
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
