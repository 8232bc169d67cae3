import type { Page } from 'playwright-core';
import { english as words } from '../../../testing/words.ts';
import { CARAVAN } from './caravan.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { PreparedTable } from './table.ts';

const { table: say, pages, common, games } = words;
const NEWER = '999.0.0';

/** The last round, your turn; Mira is a person. */
async function yourTurn(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, CARAVAN.lamp, { bots: ['Otto', 'Bruno'] });
  await table.play(3);
  await table.play(4, 9);
  await you.page.goto(table.path);
  await you.page.locator('.say').getByText('Your turn.').waitFor();
  return you.page;
}

async function askToLeave(page: Page, leave: string, sure: string): Promise<Page> {
  await page.getByRole('button', { name: common.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: leave }).click();
  await page.getByRole('alert').getByText(sure).waitFor();
  return page;
}

async function leaving(stage: Stage): Promise<Page> {
  return askToLeave(await yourTurn(stage), say.leaveTable, say.leaveSure);
}

async function leavingAlone(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna');
  await page.goto('/');
  await page.getByRole('button', { name: pages.home.playNowLabel(games.straw.name) }).click();
  await page.locator('.hand > .card').first().waitFor();
  return askToLeave(page, say.leaveAlone, say.leaveAloneSure);
}

async function again(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna', { motion: true, settings: { pace: 'calm' } });
  const table = await PreparedTable.of(stage, you, CARAVAN.straw, { bots: ['Otto', 'Bruno'] });
  await table.play(3);
  await table.play(4, 6);
  const { page } = you;
  await page.goto(table.path);
  await page.locator('.say').getByText('Bruno is thinking.').waitFor();
  // only what was seen can be seen again
  await table.play(4, 7);
  await page.locator('.say').getByText('Your turn.').waitFor();
  await you.stopTime();
  await page.getByRole('button', { name: say.showAgain }).click();
  await page.getByRole('region', { name: say.showAgain }).getByRole('status').waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

async function newer(stage: Stage): Promise<Page> {
  const page = await yourTurn(stage);
  await page.locator('.netbar').getByText(say.newVersion).waitFor();
  return page;
}

/** What happens at a table of Straw now and then. */
export const STRAW_RARE: readonly Scene[] = [
  { name: 'leaving, asked twice', screen: '03-straw', set: leaving },
  { name: 'giving a match alone up, asked twice', screen: '03-straw', set: leavingAlone },
  { name: 'shown again', screen: '03-straw', set: again },
  { name: 'a newer version is there', screen: '17-back', set: newer, version: NEWER },
];
