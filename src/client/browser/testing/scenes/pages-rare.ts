import type { Page } from 'playwright-core';
import type { Snapshot } from '../../../../protocol/table.ts';
import { Browser } from '../../../../server/testing/browser.ts';
import { devices, forget } from '../../../words/en/later/settings.ts';
import { english as words } from '../../../testing/words.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

const { pages, table: say, games } = words;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: pages.home.playNowLabel(games.straw.name) }).click();
  await page.locator('.hand > .card').first().waitFor();
}

async function givingUp(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna');
  await playNow(page);
  await page.goto('/');
  await page.getByRole('button', { name: pages.giveUp.label(games.straw.name) }).click();
  await page.getByRole('dialog', { name: pages.giveUp.ask }).waitFor();
  return page;
}

async function elsewhere(stage: Stage): Promise<Page> {
  const hanna = await stage.come('Hanna');
  const { page } = hanna;
  await playNow(page);
  const other = await hanna.newTab();
  await other.goto(page.url());
  await page.getByRole('heading', { name: pages.elsewhere.heading }).waitFor();
  return page;
}

/** One letter of a public table's code is wrong. */
async function nearCode(stage: Stage): Promise<Page> {
  const mira = await stage.guest('Mira');
  const wish = { game: 'straw', seats: ['me', 'open', 'open'], public: true };
  const { table }: Snapshot = await mira.ok('POST', '/api/tables', wish);
  const { page } = await stage.come('Hanna');
  await page.goto('/');
  const { code } = table;
  await page.getByLabel(pages.code.title).fill(code.slice(0, -1) + (/a$/i.test(code) ? 'o' : 'a'));
  await page.getByRole('button', { name: pages.code.join }).click();
  await page.getByText(pages.code.near).waitFor();
  return page;
}

/** As in a private window of some browsers. */
async function notKept(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna');
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    const denied = "Object.defineProperty(self,'indexedDB',{get(){throw new DOMException('denied','SecurityError')}});";
    await route.fulfill({ response, body: denied + (await response.text()) });
  });
  await page.goto('/');
  await page.getByText(pages.home.notKept).waitFor();
  return page;
}

async function forgetting(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna', { sound: true });
  await page.goto('/settings');
  await page.getByRole('button', { name: forget.do, exact: true }).click();
  await page.getByRole('dialog', { name: forget.ask }).waitFor();
  return page;
}

/** The same person on a phone too. */
async function signedInElsewhere(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna', { sound: true });
  const { code } = await you.ok('POST', '/api/me/link');
  await new Browser(stage.server.url, { 'user-agent': PHONE }).ok('POST', '/api/me/claim', { code });
  await you.page.goto('/settings');
  await you.page.getByRole('button', { name: devices.outOthers }).waitFor();
  return you.page;
}

async function noTableAlone(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna');
  await page.goto('/alone/nowhere');
  await page.getByRole('heading', { name: say.noTable }).waitFor();
  return page;
}

/** What happens on other pages now and then. */
export const PAGES_RARE: readonly Scene[] = [
  { name: 'home, giving a game up', screen: '01-home', set: givingUp },
  { name: 'home, a code that is nearly right', screen: '20-code', set: nearCode },
  { name: 'home, nothing is kept', screen: '20-first-visit', set: notKept },
  { name: 'game goes on in another tab', screen: '20-not-found', set: elsewhere },
  { name: 'settings, signed in elsewhere too', screen: '20-settings', set: signedInElsewhere },
  { name: 'settings, forgetting', screen: '20-settings', set: forgetting },
  { name: 'no such table alone', screen: '20-not-found', set: noTableAlone },
];
