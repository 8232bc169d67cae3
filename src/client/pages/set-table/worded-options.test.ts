import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../games/games.ts';
import { gamesDescribed } from '../../../table/games-described.ts';
import { english, french } from '../../testing/words.ts';
import { tableOf } from '../../play/testing/tables.ts';
import { optionWords } from '../tables/option-words.ts';
import { offersOf } from './offers.ts';
import { wordedOptions } from './worded-options.ts';

const ALL = gamesDescribed(GAMES).games;

describe.each([
  ['English', english],
  ['French', french],
])('in %s', (_, words) => {
  test.each(ALL.map((about) => [about.id, about] as const))('every house rule of %s is explained', (_game, about) => {
    const worded = wordedOptions(about, words.options);
    expect(worded.map(({ id }) => id)).toEqual(Object.keys(about.options));
    expect(worded.map(({ values }) => values.map(({ value }) => value))).toEqual(
      Object.values(about.options).map((option) => (option.kind === 'flag' ? [] : offersOf(option))),
    );
    expect(worded.map(({ says }) => says !== undefined)).toEqual(
      Object.values(about.options).map(({ kind }) => kind === 'flag'),
    );
  });
});

test('what a game itself would take is offered', () => {
  const options = ALL.flatMap((about) => Object.values(about.options));
  const missing = options.flatMap((option) =>
    Object.values(option.byDefault).filter((value) => !offersOf(option).includes(value)),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['straw', { ending: 'race-to-100' }, ['to 100']],
  ['courte-paille', { form: 'single', 'coco-may-sleep': false }, ['one week']],
  ['courte-paille', { form: 'declared', 'coco-may-sleep': true }, ['long, declared', 'Coco may sleep']],
  ['str8-eight', { target: 300 }, ['to 300']],
  ['chess', { opening: 'sicilian' }, []],
])('a table of %s with %j is listed in a few words', (game, options, says) => {
  expect(optionWords({ ...tableOf('Ann'), game, options }, english.options)).toEqual(says);
});
