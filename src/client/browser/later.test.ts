import { expect, test } from 'vitest';
import { usePlace } from './testing/browser.ts';

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
