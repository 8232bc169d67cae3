import type { Page } from 'playwright-core';
import { CARAVAN } from './caravan.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { PreparedTable } from './table.ts';

const BOTS = { bots: ['Otto', 'Bruno'] };

/** The page is open when the last card of a round falls. */
async function roundEnd(stage: Stage, round: number, head: string): Promise<Page> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, CARAVAN.straw, BOTS);
  const last = { 3: 20, 4: 9 }[round]!;
  if (round > 1) await table.play(round - 1);
  await table.play(round, last);
  await you.page.goto(table.path);
  await you.page.locator('.say').waitFor();
  await table.play(round);
  await you.page.getByRole('heading', { name: head }).waitFor();
  return you.page;
}

const broken = (stage: Stage): Promise<Page> => roundEnd(stage, 3, 'Otto broke its back.');
const straw = (stage: Stage): Promise<Page> => roundEnd(stage, 4, 'You laid the last straw.');

async function final(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, CARAVAN.straw, BOTS);
  await table.play(4);
  await you.page.goto(table.path);
  await you.page.getByRole('heading', { name: 'You win with 65.' }).waitFor();
  await you.page.getByText('You laid the last straw with 19 in hand').waitFor();
  return you.page;
}

/** Cards that were laid beforehand are no shuffle: the page must say so. */
async function doubted(stage: Stage): Promise<Page> {
  const page = await final(stage);
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await page.getByText('This record does not hold').waitFor();
  return page;
}

/** The host gets up before anybody came. A match that nobody goes on with ends on the same page. */
async function closed(stage: Stage): Promise<Page> {
  const mira = await stage.guest('Mira');
  const { table } = await mira.open({ game: 'straw', seats: ['me', 'open'] });
  const { page } = await stage.come('Hanna');
  await page.goto(`/t/${table.id}`);
  await page.getByText('You are looking on.').waitFor();
  await mira.ok('DELETE', `/api/tables/${table.id}/seats/me`);
  await page.getByRole('heading', { name: 'This table is closed.' }).waitFor();
  return page;
}

/** How rounds and matches end. */
export const STRAW_ENDS: readonly Scene[] = [
  { name: 'round’s score after a break', screen: '04-straw-score', set: broken },
  { name: 'round’s score after the straw', screen: '04-straw-score', set: straw },
  { name: 'final result', screen: '13-final-straw', set: final },
  { name: 'shuffle doubted', screen: '13-final-straw', set: doubted },
  { name: 'table closed', screen: '20-abandoned', set: closed },
];
