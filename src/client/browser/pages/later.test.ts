import { expect, test } from 'vitest';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';

const place = usePlace();
const PROGRAMS = /\/assets\/.*\.js$/;

test('a page that does not load says so, and comes when the server is back', async () => {
  const { page, context } = await place.come({ size: 'phone' });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Pull up a chair.' }).waitFor();
  await page.route(PROGRAMS, (route) => route.abort());
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'This page did not load.' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('alert').getByText('No connection.').waitFor();
  await context.setOffline(false);
  await page.unroute(PROGRAMS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings');
});

test('another page comes while the first one is shown', async () => {
  const { page, complaints } = await place.come();
  await page.goto('/');
  await page.getByRole('link', { name: 'Set a table' }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/set/straw');
  expect(complaints).toEqual([]);
});

test('who comes back to a table has its game loaded before the table answers', async () => {
  const { page } = await place.come({ size: 'phone' });
  await page.goto('/');
  const playNow = words.pages.home.playNowLabel(words.games['courte-paille'].name);
  await page.getByRole('button', { name: playNow }).click();
  await page.locator('.t-courte-paille .hand').waitFor();
  // the table is kept by the worker, which does not come
  await page.route(/\/assets\/worker-/, () => undefined);
  const files = ['courte-paille', 'courte-paille-en'].map((name) =>
    page.waitForRequest((request) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`).test(request.url())),
  );
  await page.reload();
  await Promise.all(files);
  expect(await page.locator('.t-courte-paille').count()).toBe(0);
});
