import type { Page } from 'playwright-core';
import type { Snapshot } from '../../../../protocol/table.ts';
import { CARAVAN } from './caravan.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { PreparedTable } from './table.ts';

const STRAW = { game: 'straw', seats: ['me', 'open', 'open', 'open'] };

function heading(page: Page, text: string): Promise<void> {
  return page.getByRole('heading', { name: text }).waitFor();
}

async function homeFirst(stage: Stage): Promise<Page> {
  const { page } = await stage.come();
  await page.goto('/');
  await heading(page, 'Pull up a chair.');
  return page;
}

async function homeCarryOn(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, CARAVAN.lamp, { bots: ['Otto', 'Bruno'] });
  await table.play(2, 5);
  await you.ok('POST', '/api/tables', STRAW);
  await you.page.goto('/');
  await you.page.getByText('Your other tables').waitFor();
  return you.page;
}

async function homeCode(stage: Stage): Promise<Page> {
  const page = await homeFirst(stage);
  await page.getByLabel('Join a table').fill('tamo-kiri');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('No table has this code.').waitFor();
  return page;
}

async function homeOffline(stage: Stage): Promise<Page> {
  const { page } = await stage.come();
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/');
  await page.getByText('The server cannot be reached.').waitFor();
  return page;
}

async function setAlone(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna');
  await page.goto('/set/straw');
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  return page;
}

async function setOnline(stage: Stage): Promise<Page> {
  const { page } = await stage.come();
  await page.goto('/set/straw');
  await page.getByText('On line', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).waitFor();
  await page.getByRole('button', { name: 'Seat a bot on seat 3' }).click();
  return page;
}

async function waitingHost(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna');
  const { table }: Snapshot = await you.ok('POST', '/api/tables', STRAW);
  const mira = await stage.guest('Mira');
  await mira.ok('POST', `/api/tables/${table.id}/seats`, {});
  await mira.listen(table.id);
  await you.ok('PUT', `/api/tables/${table.id}/seats/2`, { bot: 'medium' });
  await you.page.goto(`/t/${table.id}`);
  await you.page.getByRole('button', { name: 'Start with one more bot' }).waitFor();
  return you.page;
}

async function waitingInvite(stage: Stage): Promise<Page> {
  const page = await waitingHost(stage);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.locator('.qr path').waitFor();
  return page;
}

async function waitingSeat(stage: Stage): Promise<Page> {
  const page = await waitingHost(stage);
  await page.getByRole('button', { name: 'Free seat' }).click();
  await heading(page, 'A free seat');
  return page;
}

async function openTable(stage: Stage): Promise<Snapshot['table']> {
  const mira = await stage.guest('Mira');
  const { table }: Snapshot = await mira.ok('POST', '/api/tables', { ...STRAW, clock: 'brisk', public: true });
  await mira.listen(table.id);
  return table;
}

async function waitingGuest(stage: Stage): Promise<Page> {
  const table = await openTable(stage);
  const you = await stage.come('Hanna');
  await you.ok('POST', `/api/tables/${table.id}/seats`, {});
  await you.page.goto(`/t/${table.id}`);
  await you.page.getByText('Mira starts the game when everybody is there.').waitFor();
  return you.page;
}

async function joinName(stage: Stage): Promise<Page> {
  const { code } = await openTable(stage);
  const { page } = await stage.come();
  await page.goto(`/j/${code}`);
  await heading(page, 'Who sits down?');
  return page;
}

async function joinFull(stage: Stage): Promise<Page> {
  const { id, code } = await openTable(stage);
  for (const name of ['Otto', 'Bruno', 'Cleo']) {
    const guest = await stage.guest(name);
    await guest.ok('POST', `/api/tables/${id}/seats`, {});
  }
  const { page } = await stage.come('Hanna');
  await page.goto(`/j/${code}`);
  await heading(page, 'All seats are taken.');
  return page;
}

async function joinNotFound(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna');
  await page.goto('/j/tamokiri');
  await heading(page, 'No table has this code.');
  return page;
}

async function lobby(stage: Stage): Promise<Page> {
  await openTable(stage);
  const otto = await stage.guest('Otto');
  await otto.ok('POST', '/api/tables', { ...STRAW, options: { ending: 'race-to-100' }, public: true });
  const you = await stage.come('Hanna');
  const mine = await PreparedTable.of(stage, you, CARAVAN.lamp, { bots: ['Otto', 'Bruno'], public: true });
  await mine.play(2, 5);
  const finn = await stage.guest('Finn');
  const watched: Snapshot = await finn.ok('POST', '/api/tables', {
    game: 'straw',
    seats: ['me', { bot: 'medium' }],
    public: true,
  });
  await finn.ok('POST', `/api/tables/${watched.table.id}/start`, {});
  await stage.pass(0);
  await you.page.goto('/tables');
  await you.page.getByText('4 tables').waitFor();
  return you.page;
}

async function noTables(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna');
  await page.goto('/tables');
  await heading(page, 'No tables yet');
  return page;
}

async function settings(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna', { sound: true });
  await page.goto('/settings');
  await heading(page, 'Settings');
  return page;
}

async function settingsDevice(stage: Stage): Promise<Page> {
  const page = await settings(stage);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.locator('.qr path').waitFor();
  return page;
}

async function otherDevice(stage: Stage): Promise<Page> {
  const mira = await stage.guest('Mira');
  const { url } = await mira.ok('POST', '/api/me/link');
  const { page } = await stage.come('Hanna');
  const { pathname, hash } = new URL(url);
  await page.goto(pathname + hash);
  await heading(page, 'Go on as somebody else?');
  return page;
}

async function lost(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna');
  await page.goto('/nowhere/at/all');
  await heading(page, 'Nothing but sand here.');
  return page;
}

async function noSuchTable(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna');
  await page.goto('/t/nowhere');
  await heading(page, 'There is no such table.');
  return page;
}

/** Every page but the running table. */
export const PAGES: readonly Scene[] = [
  { name: 'home', screen: '20-first-visit', set: homeFirst },
  { name: 'home, a game waits', screen: '01-home', set: homeCarryOn },
  { name: 'home, mistyped code', screen: '20-code', set: homeCode },
  { name: 'home, off line', screen: '20-offline', set: homeOffline },
  { name: 'set a table, alone', screen: '02-setup', set: setAlone },
  { name: 'set a table, on line', screen: '02-setup', set: setOnline },
  { name: 'waiting room, host', screen: '17-waiting', set: waitingHost },
  { name: 'waiting room, invitation', screen: '17-waiting', set: waitingInvite },
  { name: 'waiting room, a seat', screen: '17-waiting', set: waitingSeat },
  { name: 'waiting room, guest', screen: '17-waiting', set: waitingGuest },
  { name: 'join, who', screen: '17-lobby', set: joinName },
  { name: 'join, full', screen: '20-not-found', set: joinFull },
  { name: 'join, not found', screen: '20-not-found', set: joinNotFound },
  { name: 'open tables', screen: '17-lobby', set: lobby },
  { name: 'no tables', screen: '20-no-tables', set: noTables },
  { name: 'settings', screen: '20-settings', set: settings },
  { name: 'settings, another device', screen: '20-settings', set: settingsDevice },
  { name: 'on another device', screen: '20-settings', set: otherDevice },
  { name: 'lost page', screen: '20-not-found', set: lost },
  { name: 'no such table', screen: '20-not-found', set: noSuchTable },
];
