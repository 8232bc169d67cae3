import type { Page } from 'playwright-core';
import { CARAVAN, OTHERS, SIX, TWO } from './caravan.ts';
import type { Scene } from './scene.ts';
import type { Seen, Stage } from './stage.ts';
import { PreparedTable } from './table.ts';

const BOTS = { bots: ['Otto', 'Bruno'] };

function card(page: Page, name: string): ReturnType<Page['getByRole']> {
  return page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name });
}

/** Opens the page at the table and waits for what it has to say. */
async function sit({ page }: Seen, table: PreparedTable, says: string): Promise<Page> {
  await page.goto(table.path);
  await page.locator('.say, .wbar').getByText(says).waitFor();
  return page;
}

/** Mockup 03: your turn at 43 in the third of four rounds. */
async function at43(stage: Stage): Promise<Seen> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, CARAVAN.lamp, BOTS);
  await table.play(2);
  await table.play(3, 14);
  await sit(you, table, 'Your turn. Load a card.');
  return you;
}

async function yourTurn(stage: Stage): Promise<Page> {
  return (await at43(stage)).page;
}

async function chosen(stage: Stage): Promise<Page> {
  const { page } = await at43(stage);
  await card(page, 'drum 6').click();
  await page.getByRole('button', { name: 'Load the drum' }).waitFor();
  return page;
}

async function refused(stage: Stage): Promise<Page> {
  const you = await at43(stage);
  await card(you.page, 'drum 6').click();
  await you.stopTime();
  // what is not allowed can be touched all the same
  await card(you.page, 'the straw').click({ force: true });
  await you.page.getByText('The straw waits for exactly 50.').waitFor();
  return you.page;
}

async function breaking(stage: Stage): Promise<Page> {
  const { page } = await at43(stage);
  await card(page, 'millstone 10').click();
  await page.getByText('That breaks it.').waitFor();
  return page;
}

async function menu(stage: Stage): Promise<Page> {
  const { page } = await at43(stage);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  return page;
}

async function log(stage: Stage): Promise<Page> {
  const { page } = await at43(stage);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'What happened' }).click();
  await page.getByRole('dialog').getByText('loaded a lantern').waitFor();
  return page;
}

async function lastRound(stage: Stage, match: (typeof CARAVAN)['lamp'], cards: number): Promise<Page> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, match, BOTS);
  await table.play(3);
  await table.play(4, cards);
  return sit(you, table, 'Your turn.');
}

async function lamp(stage: Stage): Promise<Page> {
  const page = await lastRound(stage, CARAVAN.lamp, 9);
  await card(page, 'lamp').click();
  await page.getByRole('radio', { name: '6, makes 50' }).click();
  await page.getByRole('button', { name: 'Rub the lamp: 6' }).waitFor();
  return page;
}

async function lampTooHeavy(stage: Stage): Promise<Page> {
  const page = await lamp(stage);
  await page.getByRole('radio', { name: '8, makes 52' }).click();
  await page.getByRole('button', { name: 'Break its back: 8' }).waitFor();
  return page;
}

async function copiedLamp(stage: Stage): Promise<Page> {
  const page = await lastRound(stage, CARAVAN.straw, 7);
  await card(page, 'copy').click();
  await page.getByRole('radio', { name: '7, makes 50' }).click();
  await page.getByRole('button', { name: 'Copy the lamp: 7' }).waitFor();
  return page;
}

async function strawFits(stage: Stage): Promise<Page> {
  const page = await lastRound(stage, CARAVAN.straw, 9);
  await card(page, 'the straw').click();
  await page.getByRole('button', { name: 'Lay the straw' }).waitFor();
  return page;
}

async function belowZero(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, CARAVAN.lamp, BOTS);
  await table.play(1);
  await table.play(2, 5);
  const page = await sit(you, table, 'Your turn.');
  await card(page, 'teapot 3').click();
  await page.getByRole('button', { name: 'Load the teapot' }).waitFor();
  return page;
}

async function six(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, SIX, { bots: ['Cleo', 'Finn'] });
  await table.play(1);
  return sit(you, table, 'Otto is thinking.');
}

async function two(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, TWO);
  await table.play(1);
  return sit(you, table, 'Mira is thinking.');
}

async function waiting(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, CARAVAN.waiting, BOTS);
  await table.play(3);
  await table.play(4, 6);
  return sit(you, table, 'Bruno is thinking.');
}

async function watching(stage: Stage): Promise<Page> {
  const table = await PreparedTable.of(stage, undefined, OTHERS);
  await table.play(3);
  await table.play(4, 6);
  return sit(await stage.come('Wanda'), table, 'You are watching.');
}

/** A running table of Straw, most of it alone against bots or without anything special about the line. */
export const STRAW: readonly Scene[] = [
  { name: 'your turn at 43', screen: '03-straw', set: yourTurn },
  { name: 'a card chosen', screen: '03-straw', set: chosen },
  { name: 'the reason of a refused card', screen: '03-straw', set: refused },
  { name: 'a card that breaks it', screen: '03-straw', set: breaking },
  { name: 'menu', screen: '03-straw', set: menu },
  { name: 'log', screen: '03-straw', set: log },
  { name: 'the lamp’s dial', screen: '12-straw-lamp', set: lamp },
  { name: 'the lamp’s dial, too heavy', screen: '12-straw-lamp-over', set: lampTooHeavy },
  { name: 'the copied lamp’s dial', screen: '12-straw-copy-lamp', set: copiedLamp },
  { name: 'the straw fits', screen: '12-straw-copy-lamp', set: strawFits },
  { name: 'below zero', screen: '12-straw-below-zero', set: belowZero },
  { name: 'six players', screen: '12-straw-six', set: six },
  { name: 'two players', screen: '12-straw-six', set: two },
  { name: 'waiting for another', screen: '12-straw-six', set: waiting },
  { name: 'watching', screen: '17-watch', set: watching },
];
