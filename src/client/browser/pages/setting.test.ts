import { expect, test } from 'vitest';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';

const place = usePlace();
const { set } = words.pages;

test('who chooses where to play by the keyboard stays at that choice while what can be set is fetched', async () => {
  const { page, complaints } = await place.come();
  const held: (() => void)[] = [];
  await page.route('**/api/games', (route) => new Promise<void>((go) => held.push(go)).then(() => route.continue()));
  await page.goto('/set/straw');
  await page.getByRole('button', { name: set.start }).waitFor();
  const online = page.getByRole('button', { name: set.online });
  await online.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  expect(await online.evaluate((button) => button === document.activeElement)).toBe(true);
  held[0]!();
  await page.getByRole('button', { name: set.openTable }).waitFor();
  expect(await online.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test('what was set for one place is still set after a look at the other', async () => {
  const { page, complaints } = await place.come();
  await page.goto('/set/straw');
  await page.getByRole('button', { name: set.remove(4) }).click();
  await page.getByRole('button', { name: set.online }).click();
  await page.getByRole('button', { name: set.openTable }).waitFor();
  await page.getByText(set.seatsOf(4, 6)).waitFor();
  await page.getByRole('button', { name: set.bots }).click();
  await page.getByText(set.seatsOf(3, 6)).waitFor();
  expect(complaints).toEqual([]);
});

test('beside each level stands how strong it was found to be, and one sentence says what that means', async () => {
  const { page, complaints } = await place.come();
  await page.goto('/set/straw');
  await page
    .getByRole('button', { name: `${words.pages.levels.medium} 1000` })
    .first()
    .waitFor();
  await page.getByText(set.points).waitFor();
  expect(complaints).toEqual([]);
});
