import { expect, test } from 'vitest';
import { usePlace } from '../testing/browser.ts';

const place = usePlace();

test('what is set in one tab is set in the other, and stays when that one sets something else', async () => {
  const visitor = await place.come({ theme: 'light' });
  const { page: first } = visitor;
  await first.goto('/settings');
  const second = await visitor.newTab();
  await second.goto('/settings');
  await second.getByRole('button', { name: 'Dark', exact: true }).click();
  await first.locator('html[data-theme=dark]').waitFor();
  await first.getByRole('switch', { name: 'Less motion' }).click();
  await second.locator('html[data-motion=off]').waitFor();
  await first.reload();
  await first.locator('html[data-motion=off]').waitFor();
  expect(await first.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('nothing at all, kept as settings, is no trouble', async () => {
  const { page, context, complaints } = await place.come({ theme: 'dark' });
  await context.addInitScript(() => localStorage.setItem('settings', 'null'));
  await page.goto('/');
  await page.locator('html[data-theme=dark] main').waitFor();
  expect(complaints).toEqual([]);
});

test('what was told is told again if somebody wants it', async () => {
  const { page } = await place.come({ settings: { tips: true } });
  await page.addInitScript(() => localStorage.setItem('told', '{"straw":["goal"]}'));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Tell all of it again' }).click();
  await page.getByText('You will be told again.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('told'))).toBe('{}');
});
