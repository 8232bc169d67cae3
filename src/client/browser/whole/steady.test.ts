import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';
import { CourtePlayer } from '../testing/players/courte-paille-player.ts';
import { Str8Player } from '../testing/players/str8-eight-player.ts';
import { StrawPlayer } from '../testing/players/straw-player.ts';
import { Pointer } from '../testing/pointer.ts';
import { forgetShifts, noteShifts, shiftsOn } from '../testing/shifts.ts';

const place = usePlace();
const { games, pages } = words;
/** A whole match, on a machine that has other things to do. */
const LONGEST = 10 * 60_000;
const MOST = 0.05;

const PLAYERS = { straw: StrawPlayer, 'courte-paille': CourtePlayer, 'str8-eight': Str8Player } as const;

test.each(['straw', 'courte-paille', 'str8-eight'] as const)(
  'a whole match of %s on a phone, and nothing makes room for anything',
  async (game) => {
    const { page } = await place.come({ size: 'phone', motion: game !== 'str8-eight', settings: { pace: 'fast' } });
    await noteShifts(page);
    await begin(page, game);
    await page.locator('.hand > .card').first().waitFor();
    await forgetShifts(page);
    const player = new PLAYERS[game](page, new Pointer(page));
    await player.playToTheEnd();
    const { sum, largest } = await shiftsOn(page);
    expect(sum, largest.join('\n')).toBeLessThanOrEqual(MOST);
  },
  LONGEST,
);

/** With few points to play for, where a match would take long. */
async function begin(page: Page, game: keyof typeof PLAYERS): Promise<void> {
  if (game !== 'str8-eight') {
    await page.goto('/');
    return page.getByRole('button', { name: pages.home.playNowLabel(games[game].name) }).click();
  }
  await page.goto('/set/str8-eight');
  await page.getByRole('button', { name: '100', exact: true }).click();
  await page.getByRole('button', { name: pages.set.start }).click();
}
