import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { usePlace } from '../testing/browser.ts';
import { PLAIN_NAME } from '../testing/visitors.ts';

const place = usePlace();

const plainUrl = (path: string): string => place.server.url.replace('127.0.0.1', PLAIN_NAME) + path;
/** Browsers ignore this header over plain http, and say so. */
const worth = (complaints: readonly string[]) =>
  complaints.filter((one) => !one.includes('Cross-Origin-Opener-Policy'));
const hand = (page: Page) => page.getByRole('region', { name: 'Your hand' });

test('over plain http a game alone is played, and taken over by another tab', async () => {
  const visitor = await place.come();
  const { page, complaints } = visitor;
  await page.goto(plainUrl('/'));
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false]);
  await page.getByRole('button', { name: /^Play now: Straw/ }).click();
  await hand(page).waitFor();
  const second = await visitor.newTab();
  await second.goto(plainUrl('/'));
  await second.getByRole('link', { name: /^Carry on/ }).click();
  await hand(second).waitFor();
  await page.getByRole('heading', { name: 'This game goes on in another tab.' }).waitFor();
  expect(worth(complaints)).toEqual([]);
});

test('over plain http a link is selected to be copied by hand', async () => {
  const { page, complaints } = await place.come({ settings: { name: 'Mira' } });
  await page.goto(plainUrl('/set/straw'));
  await page.getByRole('button', { name: 'On line' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('copy it by hand', { exact: false }).waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(
    /^http:\/\/straws\.test:\d+\/j\/[A-Z]{4}-[A-Z]{4}$/,
  );
  expect(worth(complaints)).toEqual([]);
});
