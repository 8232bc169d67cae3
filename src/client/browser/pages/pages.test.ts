import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { usePlace } from '../testing/browser.ts';
import type { Visitor } from '../testing/visitors.ts';

const place = usePlace();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Opens a table on line and answers with its code. */
async function openTable({ page }: Visitor, isPublic: boolean): Promise<string> {
  await page.goto('/set/straw');
  await page.getByRole('button', { name: 'On line' }).click();
  if (isPublic) await page.getByRole('switch', { name: 'Show it among the open tables' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.locator('.wcode b').innerText();
}

/** The code with another last letter. */
function mistyped(code: string): string {
  return code.slice(0, -1) + (code.endsWith('A') ? 'O' : 'A');
}

test('the first page comes in the visitor’s language', async () => {
  const { page, complaints } = await place.come({ language: 'fr', size: 'phone' });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(complaints).toEqual([]);
});

describe('a code', () => {
  test('with one slip leads to a public table, and never to a private one', async () => {
    const host = await place.come({ settings: { name: 'Mira' } });
    const guest = await place.come({ settings: { name: 'Ann' } });
    const hidden = await openTable(host, false);
    await guest.page.goto('/');
    await guest.page.getByLabel('Join a table').fill(mistyped(hidden));
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.getByText('Is every letter right?', { exact: false }).waitFor();

    const open = await openTable(host, true);
    await guest.page.getByLabel('Join a table').fill(mistyped(open));
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.getByText('Did you mean this one?', { exact: false }).waitFor();
    await guest.page.getByRole('link', { name: `${open}: Mira’s table` }).click();
    await guest.page.waitForURL('**/t/**');
    const ann = host.page.getByText('Ann', { exact: true });
    await ann.first().waitFor();
    expect(await ann.count()).toBe(1);
  });

  test('may be a whole link', async () => {
    const host = await place.come({ settings: { name: 'Mira' } });
    const code = await openTable(host, false);
    const guest = await place.come({ settings: { name: 'Ann' } });
    await guest.page.goto('/');
    await guest.page.getByLabel('Join a table').fill(`${place.server.url}/j/${code}`);
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.waitForURL('**/t/**');
    expect(guest.page.url()).toBe(host.page.url());
  });
});

describe('who opens a table', () => {
  test('is known before there is a seat', async () => {
    const { page } = await place.come({ settings: { name: 'Mira' } });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.goto('/set/straw');
    await page.getByRole('button', { name: 'On line' }).click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL('**/t/**');
    expect(asked.slice(0, 2)).toEqual(['PATCH /api/me', 'POST /api/tables']);
  });
});

describe('settings', () => {
  test('everything is forgotten, here and on the server, once that was asked', async () => {
    const { page } = await place.come();
    await page.goto('/');
    await page.getByRole('button', { name: /^Play now: Straw/ }).click();
    await page.getByRole('region', { name: 'Your hand' }).waitFor();
    await page.goto('/settings');
    await page.getByLabel('Name at the table').fill('Ann');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Forget', exact: true }).click();
    await page.getByRole('button', { name: 'Keep everything' }).click();
    await page.getByRole('button', { name: 'Forget', exact: true }).click();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'DELETE'),
      page.getByRole('button', { name: 'Forget me' }).click(),
    ]);
    expect(answer.status()).toBe(204);
    await heading(page, 'Pull up a chair.').waitFor();
    expect(await page.evaluate(async () => (await fetch('/api/me')).json())).toEqual({ player: null });
    expect(await page.getByRole('link', { name: /^Carry on/ }).count()).toBe(0);
  });

  test('colours follow the system while the page is open, until somebody chooses', async () => {
    const { page } = await place.come({ theme: 'light' });
    await page.goto('/settings');
    await heading(page, 'Settings').waitFor();
    const theme = page.locator('html[data-theme=dark]');
    await page.emulateMedia({ colorScheme: 'dark' });
    await theme.waitFor();
    await page.getByRole('button', { name: 'Light', exact: true }).click();
    await theme.waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: 'Less motion' }).click();
    await page.locator('html[data-motion=off]').waitFor();
    await page.reload();
    expect(await page.locator('html[data-theme=light]').count()).toBe(1);
    await page.locator('html[data-motion=off]').waitFor();
  });
});

describe('the way', () => {
  test('every page has its title, reading begins at its top, and back leads to where it was left', async () => {
    const { page } = await place.come({ size: 'phone' });
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Set a table: Straw' });
    await link.waitFor();
    await page.evaluate(() => scrollTo(0, 200));
    await link.click();
    await heading(page, 'Straw').waitFor();
    expect(await page.title()).toBe('Set a table of Straw · Three Straws');
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'MAIN']);
    await page.goBack();
    await heading(page, 'Pull up a chair.').waitFor();
    expect(await page.title()).toBe('Play · Three Straws');
    await page.waitForFunction(() => scrollY === 200);
  });
});
