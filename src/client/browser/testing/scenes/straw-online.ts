import type { Page } from 'playwright-core';
import { CARAVAN } from './caravan.ts';
import type { Scene } from './scene.ts';
import type { Seen, Stage } from './stage.ts';
import { PreparedTable } from './table.ts';

interface Sat {
  readonly you: Seen;
  readonly page: Page;
  readonly table: PreparedTable;
}

const BRISK = 30_000;
const AWAY_TOO_LONG = 60_000;

/** The mockups' table on line: the fourth round, Bruno is to play at 36. All are people. */
async function at36(stage: Stage, { clock = 'none', cards = 6, ms = 0 } = {}): Promise<Sat> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, CARAVAN.waiting, { clock });
  await table.play(3);
  await table.play(4, cards);
  await stage.pass(ms);
  const { page } = you;
  await page.goto(table.path);
  await page
    .locator('.say')
    .getByText(cards === 6 ? 'Bruno is thinking.' : 'Your turn.')
    .waitFor();
  return { you, page, table };
}

async function clock(stage: Stage): Promise<Page> {
  const { you, page } = await at36(stage, { clock: 'brisk', ms: 21_000 });
  await page.locator('.seat.clocked').waitFor();
  await you.hold();
  return page;
}

async function yourClock(stage: Stage): Promise<Page> {
  const { you, page } = await at36(stage, { clock: 'brisk', cards: 7, ms: 12_000 });
  await page.getByText(/0:1\d left\./).waitFor();
  await you.hold();
  return page;
}

async function phrases(stage: Stage): Promise<Page> {
  const { you, page, table } = await at36(stage, { clock: 'brisk' });
  await page.getByRole('button', { name: 'Say something' }).click();
  await page.getByRole('button', { name: 'Well played' }).waitFor();
  await table.as(1).ok('POST', `/api/tables/${table.id}/phrases`, { phrase: 'take-your-time' });
  await page.locator('.pbub').waitFor();
  await you.hold();
  return page;
}

async function said(stage: Stage): Promise<Page> {
  const { you, page, table } = await at36(stage);
  await table.as(1).ok('POST', `/api/tables/${table.id}/phrases`, { phrase: 'take-your-time' });
  await page.locator('.pbub').waitFor();
  await you.hold();
  return page;
}

/** Otto has left, and your time was up: two stand-ins. */
async function standInForYou(stage: Stage): Promise<Page> {
  const { you, page, table } = await at36(stage, { clock: 'brisk', cards: 7 });
  await table.as(2).ok('DELETE', `/api/tables/${table.id}/seats/me`);
  await stage.pass(BRISK);
  await page.getByText('A stand-in holds your cards.').waitFor();
  await table.playByOther();
  await page.locator('.seat.turn').getByText('Mira').waitFor();
  await you.hold();
  return page;
}

async function standInForOther(stage: Stage): Promise<Page> {
  const { page, table } = await at36(stage, { cards: 7 });
  await table.as(2).ok('DELETE', `/api/tables/${table.id}/seats/me`);
  await page.locator('.stnd').waitFor();
  return page;
}

async function lost(stage: Stage): Promise<Page> {
  const { you, page } = await at36(stage);
  stage.line.cut();
  await page.locator('.netbar.lost').waitFor();
  await you.hold();
  return page;
}

async function reconnecting(stage: Stage): Promise<Page> {
  const { you, page } = await at36(stage);
  // the next attempt finds somebody who does not answer
  await page.route('**/events', () => undefined);
  stage.line.drop();
  await page.locator('.netbar.again').waitFor();
  await you.hold();
  return page;
}

/** You were away for so long that a stand-in played; back at once, and the seat is yours again. */
async function back(stage: Stage): Promise<Page> {
  const { you, page, table } = await at36(stage);
  stage.line.cut();
  await page.locator('.netbar.lost').waitFor();
  await stage.pass(AWAY_TOO_LONG);
  await table.play(4, 7);
  await stage.pass(0);
  await table.playByOther();
  await table.play(4, 9);
  stage.line.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.locator('.netbar.ok').waitFor();
  await you.ok('POST', `/api/tables/${table.id}/seats`, { seat: 0 });
  await page.locator('.say').getByText('Otto is thinking.').waitFor();
  await you.hold();
  return page;
}

/** What only happens among people far apart. */
export const STRAW_ONLINE: readonly Scene[] = [
  { name: 'clock running', screen: '17-phrases', set: clock },
  { name: 'your clock running', screen: '17-phrases', set: yourClock },
  { name: 'phrases', screen: '17-phrases', set: phrases },
  { name: 'a phrase said', screen: '17-phrases', set: said },
  { name: 'stand-in for you', screen: '17-stand-in', set: standInForYou },
  { name: 'stand-in for another', screen: '17-stand-in', set: standInForOther },
  { name: 'connection lost', screen: '17-lost', set: lost },
  { name: 'reconnecting', screen: '17-reconnecting', set: reconnecting },
  { name: 'back', screen: '17-back', set: back },
];
