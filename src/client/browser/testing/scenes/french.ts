import type { Page } from 'playwright-core';
import type { Snapshot } from '../../../../protocol/table.ts';
import { settings as says } from '../../../words/fr/later/settings.ts';
import { french as words } from '../../../testing/words.ts';
import { CARAVAN } from './caravan.ts';
import type { Scene } from './scene.ts';
import type { Seen, Stage } from './stage.ts';
import { PreparedTable } from './table.ts';

const { table: say, straw, pages, common } = words;
const FRENCH = { language: 'fr' } as const;
const BOTS = { bots: ['Otto', 'Bruno'] };

async function at43(stage: Stage): Promise<Seen> {
  const you = await stage.come('Maximilienne', FRENCH);
  const table = await PreparedTable.of(stage, you, CARAVAN.lamp, BOTS);
  await table.play(2);
  await table.play(3, 14);
  await you.page.goto(table.path);
  await you.page.locator('.hand .fx').first().waitFor();
  return you;
}

function card(page: Page, name: string): ReturnType<Page['locator']> {
  return page.locator('.hand > .card').and(page.getByLabel(name));
}

async function breaking(stage: Stage): Promise<Page> {
  const { page } = await at43(stage);
  await card(page, straw.label('item-10')).click();
  await page.locator('.hand > .card.sel').waitFor();
  return page;
}

async function refused(stage: Stage): Promise<Page> {
  const you = await at43(stage);
  await you.stopTime();
  await card(you.page, straw.label('straw')).click({ force: true });
  await you.page.locator('.hand').getByRole('alert').waitFor();
  return you.page;
}

async function leaving(stage: Stage): Promise<Page> {
  const { page } = await at43(stage);
  await page.getByRole('button', { name: common.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: say.leaveTable }).click();
  await page.getByRole('alert').getByText(say.leaveSure).waitFor();
  return page;
}

async function lamp(stage: Stage): Promise<Page> {
  const you = await stage.come('Maximilienne', FRENCH);
  const table = await PreparedTable.of(stage, you, CARAVAN.lamp, BOTS);
  await table.play(3);
  await table.play(4, 9);
  await you.page.goto(table.path);
  await card(you.page, straw.label('lamp')).click();
  await you.page.locator('.dial [role=radio]').nth(7).click();
  await you.page.locator('.dial [aria-checked=true]').waitFor();
  return you.page;
}

async function final(stage: Stage): Promise<Page> {
  const you = await stage.come('Maximilienne', FRENCH);
  const table = await PreparedTable.of(stage, you, CARAVAN.straw, BOTS);
  await table.play(4);
  await you.page.goto(table.path);
  await you.page.getByRole('heading', { level: 1 }).waitFor();
  await you.page.locator('body.t-final').waitFor();
  return you.page;
}

async function home(stage: Stage): Promise<Page> {
  const { page } = await stage.come('', FRENCH);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: pages.home.hello }).waitFor();
  return page;
}

async function settings(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Maximilienne', { ...FRENCH, sound: true });
  await page.goto('/settings');
  await page.getByRole('button', { name: says.deviceMake }).waitFor();
  return page;
}

async function setOnline(stage: Stage): Promise<Page> {
  const { page } = await stage.come('', FRENCH);
  await page.goto('/set/straw');
  await page.getByRole('button', { name: pages.set.online }).click();
  await page.getByRole('button', { name: pages.set.openTable }).waitFor();
  return page;
}

async function waiting(stage: Stage): Promise<Page> {
  const you = await stage.come('Maximilienne', FRENCH);
  const { table }: Snapshot = await you.ok('POST', '/api/tables', { game: 'straw', seats: ['me', 'open', 'open'] });
  await you.page.goto(`/t/${table.id}`);
  await you.page.getByRole('button', { name: pages.waiting.fill(2) }).waitFor();
  return you.page;
}

/** Where French words are long. */
export const FRENCH_SCENES: readonly Scene[] = [
  { name: 'French: a card that breaks it', screen: '03-straw', set: breaking },
  { name: 'French: the reason of a refused card', screen: '03-straw', set: refused },
  { name: 'French: leaving, asked twice', screen: '03-straw', set: leaving },
  { name: 'French: the lamp’s dial', screen: '12-straw-lamp', set: lamp },
  { name: 'French: final result', screen: '13-final-straw', set: final },
  { name: 'French: home', screen: '20-first-visit', set: home },
  { name: 'French: settings', screen: '20-settings', set: settings },
  { name: 'French: set a table, on line', screen: '02-setup', set: setOnline },
  { name: 'French: waiting room', screen: '17-waiting', set: waiting },
];
