import type { Page } from 'playwright-core';
import { ANNOUNCED, COMPARED, DECLARED, WEEK_OVER } from './raft-ends.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { PreparedTable, type Match } from './table.ts';

interface Sat {
  readonly page: Page;
  readonly table: PreparedTable;
}

/** The page is open when the last card of the week is turned. */
async function lastDay(stage: Stage, match: Match): Promise<Sat> {
  const you = await stage.come('Hanna');
  const { page } = you;
  const table = await PreparedTable.of(stage, you, match);
  await table.play(1);
  await page.goto(table.path);
  await page.locator('.say').waitFor();
  await table.play(2);
  return { page, table };
}

async function weekOver(stage: Stage): Promise<Page> {
  const { page } = await lastDay(stage, WEEK_OVER);
  await page.getByRole('heading', { name: 'The Sailor is eaten.' }).waitFor();
  await page.getByText('14 each.').waitFor();
  return page;
}

async function final(stage: Stage): Promise<Page> {
  const page = await weekOver(stage);
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.getByRole('heading', { name: 'You dine best.' }).waitFor();
  return page;
}

async function announced(stage: Stage): Promise<Page> {
  const { page } = await lastDay(stage, ANNOUNCED);
  await page.getByText('Yours is the highest: 14.').waitFor();
  return page;
}

async function declared(stage: Stage): Promise<Sat> {
  const sat = await lastDay(stage, DECLARED);
  await sat.page.getByText('Yours is the highest: 35.').waitFor();
  return sat;
}

/** You and Mira are level, and the Cook decides. */
async function compared(stage: Stage): Promise<Page> {
  const { page } = await lastDay(stage, COMPARED);
  await page.getByText('Mira said as much. Down the plate the Cook decides: you 9, Mira 5.').waitFor();
  return page;
}

async function banish(stage: Stage): Promise<Page> {
  const page = await announced(stage);
  await page.getByRole('button', { name: 'Choose who leaves' }).click();
  await page
    .getByRole('button', { name: /, you hold none/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Banish the/ }).waitFor();
  return page;
}

/** You look at the table first. */
async function lookAtTable(stage: Stage): Promise<Page> {
  const page = await banish(stage);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByText('You won part 1.').waitFor();
  return page;
}

async function left(stage: Stage): Promise<Sat> {
  const { page, table } = await declared(stage);
  await page.getByRole('button', { name: 'Choose who leaves' }).click();
  await page.getByRole('dialog').waitFor();
  await table.play(3);
  await page.getByRole('heading', { name: 'You banish the Captain.' }).waitFor();
  return { page, table };
}

async function out(stage: Stage): Promise<Sat> {
  const sat = await left(stage);
  await sat.page.getByRole('button', { name: 'On to part 2' }).click();
  await sat.page.getByText('You are out of cards.').waitFor();
  return sat;
}

/** The raft went on without you. */
async function partsFinal(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, DECLARED);
  await table.play(DECLARED.rounds.length);
  await you.page.goto(table.path);
  await you.page.locator('.wonpart').first().waitFor();
  return you.page;
}

const pageOf = (sat: (stage: Stage) => Promise<Sat>) => async (stage: Stage) => (await sat(stage)).page;

/** How weeks, parts and matches of La Courte Paille end. */
export const COURTE_ENDS: readonly Scene[] = [
  { name: 'courte-end', screen: '15-courte-end', set: weekOver },
  { name: 'courte-final', screen: '13-final-courte', set: final },
  { name: 'courte-announced', screen: '15-courte-announce', set: announced },
  { name: 'courte-declared', screen: '15-courte-announce', set: pageOf(declared) },
  { name: 'courte-compared', screen: '15-courte-announce', set: compared },
  { name: 'courte-banish', screen: '15-courte-banish', set: banish },
  { name: 'courte-look-first', screen: '15-courte-banish', set: lookAtTable },
  { name: 'courte-left', screen: '15-courte-banish', set: pageOf(left) },
  { name: 'courte-out', screen: '15-courte-out', set: pageOf(out) },
  { name: 'courte-final-parts', screen: '13-final-courte', set: partsFinal },
];
