import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../games/games.ts';
import { gamesDescribed } from '../../../table/games-described.ts';
import { draftIn } from './last-draft.ts';
import { firstDraft, wishOf, type Draft } from './wish.ts';

const ABOUT = gamesDescribed(GAMES).games.find(({ id }) => id === 'straw')!;
const USUAL = firstDraft(ABOUT, false);
const KEPT: Draft = {
  chairs: ['medium'],
  options: { ending: 'race-to-100' },
  clock: 'brisk',
  isPublic: true,
  isWatched: false,
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

  test('has house rules that exist', () => {
    const options = { ending: 'never', toString: 'x', target: 9 };
    expect(draftIn({ ...KEPT, options }, ABOUT, false).options).toEqual({});
  });

  test('is what the table is opened with', () => {
    expect(wishOf('straw', KEPT)).toEqual({
      game: 'straw',
      seats: ['me', { bot: 'medium' }],
      options: { ending: 'race-to-100' },
      clock: 'brisk',
      public: true,
      watching: false,
    });
  });
});
