import { expect, test, vi } from 'vitest';
import { hmacSha256 } from '../../../engine/chance/hmac.ts';
import { stacked } from '../../../engine/chance/stacked.ts';
import { straw } from '../../../games/straw/game.ts';
import { Guest } from '../../../server/testing/guest.ts';
import { Proxy } from '../../link/testing/proxy.ts';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';
import { Pointer } from '../testing/pointer.ts';
import { SIZES } from '../testing/visitors.ts';
import { StrawPlayer } from '../testing/players/straw-player.ts';

const { deck } = straw.blank(2, { ending: 'each-deals-once' }).cards;
/** Gus deals, so that Ben begins; six cards break the back. */
const HEAVY = ['item-10', 'item-10', 'item-9', 'item-8', 'item-10', 'item-10', 'item-9', 'item-8'];
const place = usePlace({
  generator: { name: hmacSha256.name, from: () => stacked(deck, { lots: [0], deals: { 1: HEAVY } }) },
});

test('whoever comes back to the end of a round is told both', async () => {
  const line = await Proxy.to(place.server.url);
  const gus = await Guest.arrive(place.server.url, 'Gus');
  const { table } = await gus.open({ game: 'straw', seats: ['me', 'open'] });
  const { page, context } = await place.come({ size: 'phone', settings: { name: 'Ben' } });
  await page.goto(`${line.url}/j/${table.code}`);
  await page.getByText(words.pages.waiting.guestNote).waitFor();
  await gus.ok('POST', `/api/tables/${table.id}/start`, {});
  const ben = new StrawPlayer(page, new Pointer(page), 'heavy');
  for (const move of ['play item-10', 'play item-10', 'play item-9']) {
    await ben.takeTurn();
    // Ben's card has arrived: no line is cut under it
    const ask = await askOf(gus, table.id);
    if (move === 'play item-9') {
      line.cut();
      await context.setOffline(true);
      await page.getByText(words.table.lost).waitFor();
    }
    expect((await gus.move(table.id, ask.id, move)).status).toBe(200);
  }
  line.mend();
  await context.setOffline(false);
  await page.getByText(words.straw.brokeHead({ name: 'Gus', isYou: false })).waitFor();
  expect(await page.locator('.netbar').innerText()).toContain(words.table.back);
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  line.close();
});

function askOf(guest: Guest, table: string): Promise<{ readonly id: number }> {
  return vi.waitUntil(async () => (await guest.look(table)).ask, { timeout: 15_000 });
}
