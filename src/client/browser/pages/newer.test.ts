import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { MemoryPeople } from '../../../server/people/memory-people.ts';
import { testServer } from '../../../server/testing/test-server.ts';
import { MemoryStore } from '../../../table/store/memory-store.ts';
import { REAL_TIME } from '../../../table/real-time.ts';
import { Proxy } from '../../link/testing/proxy.ts';
import { settings } from '../../words/en/later/settings.ts';
import { english as words } from '../../testing/words.ts';
import { BUILT_VERSION } from '../testing/built-version.ts';
import { usePlace } from '../testing/browser.ts';
import { Pointer } from '../testing/pointer.ts';
import { StrawPlayer } from '../testing/players/straw-player.ts';

const place = usePlace();
const { games, pages, table: say } = words;
const NEWER = '999.0.0';

test('an old page that meets a newer server offers to load the new one', async () => {
  const kept = { environment: { time: REAL_TIME, store: new MemoryStore() }, people: new MemoryPeople() };
  const older = await testServer({ ...kept, version: BUILT_VERSION });
  const line = await Proxy.to(older.url);
  const { page, complaints } = await place.come({ size: 'phone', settings: { name: 'Ann' } });
  const fingers = new Pointer(page);
  await page.goto(line.url);
  // a game alone tells nothing of the server's version
  await fingers.press(page.getByRole('button', { name: pages.home.playNowLabel(games.straw.name) }));
  const player = new StrawPlayer(page, fingers);
  await player.seeTurn();
  await page.goBack();
  await fingers.press(page.getByRole('link', { name: pages.home.setTableLabel(games.straw.name) }));
  await fingers.press(page.getByRole('button', { name: pages.set.online }));
  await fingers.press(page.getByRole('button', { name: pages.set.openTable }));
  await fingers.press(page.getByRole('button', { name: pages.waiting.fill(3) }));
  const hand = await player.handAtTurn();
  const isNewer = page.getByText(say.newVersion);
  expect(await isNewer.count()).toBe(0);

  const newer = await testServer({ ...kept, version: NEWER });
  line.turnTo(newer.url);
  await older.stop();
  await isNewer.waitFor();
  await page.route('**/assets/*.js', servePageOf(NEWER));
  const isLoaded = page.waitForEvent('load');
  await fingers.press(page.getByRole('button', { name: say.reload }));
  await isLoaded;
  await isNewer.waitFor({ state: 'detached' });
  expect(await player.handAtTurn()).toEqual(hand);
  // files that a table loads later may still be on their way
  await page.unrouteAll({ behavior: 'wait' });
  expect(complaints).toEqual([]);
  line.close();
  await newer.stop();
});

test('a page that is older than the first server it speaks to offers it too', async () => {
  const newer = await testServer({ environment: { time: REAL_TIME }, version: NEWER });
  const { page } = await place.come({ size: 'phone', settings: { name: 'Ann' } });
  const fingers = new Pointer(page);
  await page.goto(`${newer.url}/set/straw`);
  await fingers.press(page.getByRole('button', { name: pages.set.online }));
  await fingers.press(page.getByRole('button', { name: pages.set.openTable }));
  await fingers.press(page.getByRole('button', { name: pages.waiting.fill(3) }));
  await page.locator('.netbar').waitFor();
  expect(await page.locator('.netbar').innerText()).toContain(say.newVersion);
  await newer.stop();
});

test('another device goes on as the same player at the same table', async () => {
  const first = await place.come({ size: 'desktop', settings: { name: 'Ann' } });
  const mouse = new Pointer(first.page, 'click');
  await first.page.goto('/set/straw');
  await mouse.press(first.page.getByRole('button', { name: pages.set.online }));
  await mouse.press(first.page.getByRole('button', { name: pages.set.openTable }));
  await mouse.press(first.page.getByRole('button', { name: pages.waiting.fill(3) }));
  const hand = await new StrawPlayer(first.page, mouse).handAtTurn();
  const table = first.page.url();
  await first.page.goto('/settings');
  await mouse.press(first.page.getByRole('button', { name: settings.deviceMake }));
  const link = await first.page.getByRole('textbox', { name: settings.deviceLink }).inputValue();

  const second = await place.come({ size: 'phone' });
  const fingers = new Pointer(second.page);
  await second.page.goto(link);
  await fingers.press(second.page.getByRole('link', { name: pages.home.carryOn }));
  const player = new StrawPlayer(second.page, fingers);
  expect(await player.handAtTurn()).toEqual(hand);
  expect(second.page.url()).toBe(table);
  await player.takeTurn();
  await second.page.goto('/settings');
  expect(await second.page.getByLabel(pages.name.label).inputValue()).toBe('Ann');
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

/** The page as a later build would make it. */
function servePageOf(version: string): (route: Route) => Promise<void> {
  return async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(BUILT_VERSION, version) });
  };
}
