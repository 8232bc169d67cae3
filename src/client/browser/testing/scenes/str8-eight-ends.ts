import type { Page } from 'playwright-core';
import { CLIMBS } from './climbs.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { PreparedTable, type Match } from './table.ts';

const BOTS = { bots: ['Otto', 'Bruno'] };

/** The page is open when the eighth step is climbed. */
async function handEnd(stage: Stage, match: Match, head: string): Promise<Page> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, match, BOTS);
  await table.play(1, match.rounds[0]!.plays.length - 1);
  await you.page.goto(table.path);
  await you.page.locator('.say').waitFor();
  await table.play(1);
  await you.page.getByRole('heading', { name: head }).waitFor();
  return you.page;
}

const top = (stage: Stage): Promise<Page> => handEnd(stage, CLIMBS.top, 'Otto is at the top.');
const straight = (stage: Stage): Promise<Page> => handEnd(stage, CLIMBS.stars, 'Str8 Eight!');

async function straightScores(stage: Stage): Promise<Page> {
  const page = await straight(stage);
  await page.getByRole('button', { name: 'See the scores' }).click();
  await page.getByRole('heading', { name: 'You are at the top.' }).waitFor();
  return page;
}

async function final(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, CLIMBS.match, BOTS);
  await table.play(2);
  await you.page.goto(table.path);
  await you.page.getByRole('heading', { name: 'You win with 248.' }).waitFor();
  await you.page.getByText('Your Str8 Eight was worth 312.').waitFor();
  return you.page;
}

/** How hands and matches of Str8 Eight end. */
export const STR8_ENDS: readonly Scene[] = [
  { name: 'Str8: the end of a hand', screen: '16-str8-hand-end', set: top },
  { name: 'Str8: a Str8 Eight', screen: '16-str8-straight', set: straight },
  { name: 'Str8: what a Str8 Eight brought', screen: '16-str8-straight', set: straightScores },
  { name: 'Str8: the winner on the eighth step', screen: '13-final-str8', set: final },
];
