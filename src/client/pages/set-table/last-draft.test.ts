import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../games/games.ts';
import { gamesDescribed } from '../../../table/games-described.ts';
import { draftIn } from './last-draft.ts';
import { firstDraft, requestOf, type Draft, type GameAbout } from './draft.ts';

const aboutOf = (game: string): GameAbout => gamesDescribed(GAMES).games.find(({ id }) => id === game)!;
const ABOUT = aboutOf('straw');
const USUAL = firstDraft(false);
const KEPT: Draft = {
  chairs: ['medium'],
  options: { ending: 'race-to-100' },
  clock: 'brisk',
  isPublic: true,
  isWatched: false,
  hasHints: true,
};

describe('the table that was set last', () => {
  test('is set again', () => {
    expect(draftIn(JSON.parse(JSON.stringify(KEPT)), ABOUT, false)).toEqual(KEPT);
    const online = { ...KEPT, chairs: ['open', 'medium', 'open'] };
    expect(draftIn(online, ABOUT, true)).toEqual(online);
  });

  test.each([null, 3, [], { chairs: 'medium', options: 5, clock: 'sundial', isPublic: 1 }])(
    'is the usual one where %j was kept',
    (kept) => expect(draftIn(kept, ABOUT, false)).toEqual(USUAL),
  );

  test.each([[[]], [Array(9).fill('medium')], [['grandmaster']], [['open']]])(
    'has seats that exist: not %j',
    (chairs) => {
      expect(draftIn({ ...KEPT, chairs }, ABOUT, false)).toEqual({ ...KEPT, chairs: USUAL.chairs });
    },
  );

  test.each(GAMES.map(({ id }) => id))('is at first one that %s can be played at', (game) => {
    const { seats, levels } = aboutOf(game);
    expect(USUAL.chairs.filter((chair) => !levels.some((level) => level === chair))).toEqual([]);
    expect(USUAL.chairs.length + 1).toBeGreaterThanOrEqual(seats.min);
    expect(USUAL.chairs.length + 1).toBeLessThanOrEqual(seats.max);
  });

  test('has house rules that exist', () => {
    const options = { ending: 'never', toString: 'x', target: 9 };
    expect(draftIn({ ...KEPT, options }, ABOUT, false).options).toEqual({});
  });

  test.each([
    ['courte-paille', { form: 'declared', 'coco-may-sleep': true }, { form: 'short', 'coco-may-sleep': 'true' }],
    ['courte-paille', { 'coco-may-sleep': false }, { 'coco-may-sleep': 1 }],
    ['str8-eight', { target: 250 }, { target: '250' }],
    ['str8-eight', { target: 1000 }, { target: 5001 }],
  ])('of %s is kept with %j, not with %j', (game, options, others) => {
    expect(draftIn({ ...KEPT, options }, aboutOf(game), false).options).toEqual(options);
    expect(draftIn({ ...KEPT, options: others }, aboutOf(game), false).options).toEqual({});
  });

  test.each([
    ['courte-paille', 4, 5],
    ['str8-eight', 3, 4],
  ])('of %s has room for %i more people, not for %i', (game, most, tooMany) => {
    const chairs = Array(most).fill('medium');
    expect(draftIn({ ...KEPT, chairs }, aboutOf(game), false).chairs).toEqual(chairs);
    const crowded = draftIn({ ...KEPT, chairs: Array(tooMany).fill('medium') }, aboutOf(game), false);
    expect(crowded.chairs).toEqual(USUAL.chairs);
  });

  test('is what the table is opened with', () => {
    expect(requestOf('straw', KEPT)).toEqual({
      game: 'straw',
      seats: ['me', { bot: 'medium' }],
      options: { ending: 'race-to-100' },
      clock: 'brisk',
      public: true,
      watching: false,
      hints: true,
    });
  });
});
