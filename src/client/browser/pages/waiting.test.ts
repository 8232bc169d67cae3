import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AWAY } from '../../../table/times.ts';
import { usePlace } from '../testing/browser.ts';
import { MovedTime } from '../testing/moved-time.ts';

const time = new MovedTime();
const place = usePlace({ time });

/** The lobby looks by itself within that time. */
const UNTIL_NEXT_LOOK = 10_000;

const seats = (page: Page) => page.getByRole('list', { name: 'Players' });

async function openTable(page: Page): Promise<string> {
  await page.goto('/set/straw');
  await page.getByRole('button', { name: 'On line' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.locator('.wcode b').innerText();
}

test('people come and go, the host fills and frees seats, and hands the table on by leaving', async () => {
  const host = await place.come({ settings: { name: 'Mira' } });
  const guest = await place.come({ settings: { name: 'Ann' }, size: 'phone' });
  const code = await openTable(host.page);
  await guest.page.goto(`/j/${code}`);
  await seats(host.page).getByText('Ann').waitFor();
  await guest.page.getByText('Mira starts the game', { exact: false }).waitFor();
  expect(await guest.page.getByRole('button', { name: /^Start/ }).count()).toBe(0);

  await seats(host.page)
    .getByRole('button', { name: /Free seat/ })
    .first()
    .click();
  await host.page.getByRole('button', { name: 'Seat a bot: Fair' }).click();
  await seats(guest.page).getByText('bot, fair').waitFor();
  await seats(host.page)
    .getByRole('button', { name: /bot, fair/ })
    .click();
  await host.page.getByRole('button', { name: 'Open the seat' }).click();
  await seats(guest.page).getByText('bot, fair').waitFor({ state: 'detached' });

  await host.page.getByRole('button', { name: 'Get up and leave' }).click();
  await seats(guest.page).getByText('Mira').waitFor({ state: 'detached' });
  await guest.page.getByRole('button', { name: 'Start with 3 more bots' }).click();
  await guest.page.getByRole('region', { name: 'Your hand' }).waitFor();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test('who loses the seat to the host is told so, and may sit down again; who gets up is told nothing', async () => {
  const host = await place.come({ settings: { name: 'Mira' } });
  const guest = await place.come({ settings: { name: 'Ann' }, size: 'phone' });
  const code = await openTable(host.page);
  await guest.page.goto(`/j/${code}`);
  await seats(host.page).getByRole('button', { name: /Ann/ }).click();
  await host.page.getByRole('button', { name: 'Ask Ann to get up' }).click();
  await guest.page.getByRole('alert').getByText('The host has taken your seat away.').waitFor();
  await guest.page.getByRole('link', { name: 'Back to all games' }).waitFor();
  await guest.page.getByRole('link', { name: 'Sit down' }).click();
  await seats(host.page).getByText('Ann').waitFor();
  // in another tab
  const tab = await guest.newTab();
  await tab.goto(guest.page.url());
  await tab.getByRole('button', { name: 'Get up and leave' }).click();
  await guest.page.getByText('You are looking on.', { exact: false }).waitFor();
  expect(await guest.page.getByRole('alert').count()).toBe(0);
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test('an invitation to a full table leads to the seat that becomes free, and tells when it is too late', async () => {
  const host = await place.come({ settings: { name: 'Mira' } });
  const guest = await place.come({ size: 'phone' });
  const late = await place.come();
  await host.context.request.patch('/api/me', { data: { name: 'Mira' } });
  const wish = { game: 'straw', seats: ['me', { bot: 'medium' }] };
  const { table } = await (await host.context.request.post('/api/tables', { data: wish })).json();
  await host.page.goto(`/t/${table.id}`);
  for (const { page } of [guest, late]) {
    await page.goto(`/j/${table.code}`);
    await page.getByRole('heading', { name: 'All seats are taken.' }).waitFor();
  }
  await seats(host.page)
    .getByRole('button', { name: /bot, fair/ })
    .click();
  await host.page.getByRole('button', { name: 'Open the seat' }).click();
  for (const { page } of [guest, late]) await page.getByRole('heading', { name: 'A seat has become free.' }).waitFor();
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.getByLabel('Name at the table').fill('Ann');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await seats(host.page).getByText('Ann').waitFor();
  await late.page.getByRole('heading', { name: 'All seats are taken.' }).waitFor();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await late.page.getByRole('heading', { name: 'The match has started.' }).waitFor();
  await guest.page.getByRole('region', { name: 'Your hand' }).waitFor();
  expect([...host.complaints, ...guest.complaints, ...late.complaints]).toEqual([]);
});

test('while the host is away a guest may start', async () => {
  const host = await place.come({ settings: { name: 'Mira' } });
  const guest = await place.come({ settings: { name: 'Ann' } });
  const code = await openTable(host.page);
  await guest.page.goto(`/j/${code}`);
  await guest.page.getByText('Mira starts the game', { exact: false }).waitFor();
  await host.page.goto('about:blank');
  const isAway = guest.page.getByText('The host is away.', { exact: false });
  const later = (): Promise<boolean> => {
    // only counts from when the server knows that the host's line is gone
    time.move(AWAY);
    return isAway.isVisible();
  };
  await expect.poll(later, { timeout: 15_000 }).toBe(true);
  await guest.page.getByRole('button', { name: 'Start with 2 more bots' }).click();
  await guest.page.getByRole('region', { name: 'Your hand' }).waitFor();
  expect(guest.complaints).toEqual([]);
});

test('a table that was closed says so, and an empty lobby invites', async () => {
  const host = await place.come({ settings: { name: 'Mira' } });
  const watcher = await place.come();
  const code = await openTable(host.page);
  await watcher.page.goto(host.page.url());
  await watcher.page.getByText('You are looking on.', { exact: false }).waitFor();
  await host.page.getByRole('button', { name: 'Get up and leave' }).click();
  await watcher.page.getByRole('heading', { name: 'This table is closed.' }).waitFor();
  await watcher.page.goto(`/j/${code}`);
  await watcher.page.getByRole('heading', { name: 'This table has closed.' }).waitFor();
  await watcher.page.goto('/tables');
  await watcher.page.getByRole('heading', { name: 'No tables yet' }).waitFor();
  expect(watcher.complaints).toEqual([]);
});

test('the lobby keeps its tables while the server is gone, and finds it again', async () => {
  const host = await place.come({ settings: { name: 'Mira' } });
  await host.page.goto('/set/straw');
  await host.page.getByRole('button', { name: 'On line' }).click();
  await host.page.getByRole('switch', { name: 'Show it among the open tables' }).click();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.locator('.wcode').waitFor();
  const { page, context } = await place.come();
  await page.clock.install();
  await page.goto('/tables');
  await page.getByRole('heading', { name: 'Mira’s table' }).waitFor();
  await context.setOffline(true);
  await page.clock.fastForward(UNTIL_NEXT_LOOK);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('heading', { name: 'Mira’s table' }).isVisible()).toBe(true);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
});
