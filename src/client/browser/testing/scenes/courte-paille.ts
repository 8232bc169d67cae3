import type { Locator, Page } from 'playwright-core';
import { RAFT, RAFT_OF_FIVE } from './raft.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { PreparedTable, type Match } from './table.ts';

function held(page: Page, name: string): Locator {
  return page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name });
}

/** Who sits there from the beginning has seen it all. */
async function sit(stage: Stage, match: Match): Promise<{ readonly page: Page; readonly table: PreparedTable }> {
  const you = await stage.come('Hanna');
  const { page } = you;
  const table = await PreparedTable.of(stage, you, match);
  await page.goto(table.path);
  await page.locator('.say').getByText('Choose a card to give up.').waitFor();
  return { page, table };
}

/** Mockup 05: the third day, Mira and Otto are ready. */
async function thirdDay(stage: Stage): Promise<Page> {
  const { page, table } = await sit(stage, RAFT);
  await table.play(2);
  await table.play(3, 2);
  await page.locator('.seat .chk').nth(1).getByText('Ready').waitFor();
  return page;
}

async function choose(stage: Stage): Promise<Page> {
  const page = await thirdDay(stage);
  await held(page, 'Lookout 1').click();
  await page.getByRole('button', { name: 'Give up Lookout 1' }).waitFor();
  return page;
}

async function chosen(stage: Stage): Promise<Page> {
  const page = await choose(stage);
  await page.getByRole('button', { name: 'Give up Lookout 1' }).click();
  await page.getByText('You give up Lookout 1.', { exact: true }).waitFor();
  return page;
}

/** Mockup 06: your Coco is up, after Otto has taken. */
async function coco(stage: Stage): Promise<Page> {
  const { page, table } = await sit(stage, RAFT);
  await table.play(3);
  await page.getByRole('dialog', { name: 'What shall Coco do?' }).waitFor();
  return page;
}

async function resolve(stage: Stage): Promise<Page> {
  const page = await coco(stage);
  await page.getByRole('button', { name: 'Land ahoy' }).click();
  await page.getByRole('button', { name: 'From my hand' }).click();
  await page.getByRole('button', { name: 'Choose from hand' }).waitFor();
  return page;
}

async function overboard(stage: Stage): Promise<Page> {
  const page = await coco(stage);
  await page.getByRole('button', { name: 'Cooking lesson' }).click();
  await page.getByRole('button', { name: 'Choose a day' }).click();
  await page.getByRole('button', { name: 'Friday: face down' }).click();
  await page.getByRole('button', { name: 'Throw Friday overboard' }).waitFor();
  return page;
}

/** Mockup 15: what you have lifted. */
async function peek(stage: Stage): Promise<Page> {
  const page = await coco(stage);
  await page.getByRole('button', { name: 'À la carte' }).click();
  await page.getByRole('button', { name: 'Choose two days' }).click();
  await page.getByRole('button', { name: 'Friday: face down' }).click();
  await page.getByRole('button', { name: 'Sunday: face down' }).click();
  await page.getByRole('button', { name: 'Look at Friday and Sunday' }).click();
  await page.getByText('Only you see this.').waitFor();
  return page;
}

async function remembered(stage: Stage): Promise<Page> {
  const page = await peek(stage);
  await page.getByRole('button', { name: 'Turn them back' }).click();
  await page.getByText('Mira takes a card.').waitFor();
  return page;
}

async function five(stage: Stage): Promise<Page> {
  const { page, table } = await sit(stage, RAFT_OF_FIVE);
  await table.play(1);
  await page.locator('.say').getByText('Take a card from the menu.').waitFor();
  await page.getByRole('button', { name: 'Sailor 5' }).click({ position: { x: 20, y: 20 } });
  await page.getByRole('button', { name: 'Take Sailor 5' }).waitFor();
  return page;
}

export const COURTE: readonly Scene[] = [
  { name: 'courte-choose', screen: '05-courte-choose', set: choose },
  { name: 'courte-chosen', screen: '05-courte-choose', set: chosen },
  { name: 'courte-resolve', screen: '06-courte-resolve', set: resolve },
  { name: 'courte-overboard', screen: '06-courte-resolve', set: overboard },
  { name: 'courte-peek', screen: '15-courte-peek', set: peek },
  { name: 'courte-remembered', screen: '15-courte-peek', set: remembered },
  { name: 'courte-five', screen: '15-courte-five', set: five },
];
