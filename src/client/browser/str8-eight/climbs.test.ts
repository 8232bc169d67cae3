import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { str8Eight as str8 } from '../../games/str8-eight/words/en/table.ts';
import { english as words } from '../../testing/words.ts';
import { ourBrowser } from '../testing/our-browser.ts';
import { CLIMBS } from '../testing/scenes/climbs.ts';
import { Stage } from '../testing/scenes/stage.ts';
import { PreparedTable, type Match } from '../testing/scenes/table.ts';
import { resultsShown } from '../testing/players/scores.ts';
import type { Visitors } from '../testing/visitors.ts';

const { table: say } = words;

let visitors: Visitors;
let stage: Stage;
let page: Page;
let table: PreparedTable;

beforeAll(async () => {
  visitors = await ourBrowser();
});
beforeEach(async () => {
  stage = await Stage.at(visitors);
});
afterEach(() => stage.close());

/** Comes to a table where all but the last of what was prepared has been played. */
async function comeTo(match: Match, says: string): Promise<void> {
  const you = await stage.come('Hanna');
  page = you.page;
  table = await PreparedTable.of(stage, you, match);
  await table.play(1, match.rounds[0]!.plays.length - 1);
  await page.goto(table.path);
  await page.locator('.say').getByText(says).waitFor();
}

function card(name: string): Locator {
  return page.getByRole('group', { name: say.hand }).getByRole('button', { name });
}

/** What is in the hand, by its numbers. */
async function hand(): Promise<readonly string[]> {
  const labels = await page.locator('.hand > .card').evaluateAll((cards) => cards.map((one) => one.ariaLabel ?? ''));
  return labels.map((label) => label.split(/[,:]/)[0]!);
}

/** What the page remembers of somebody's hand. */
function remembered(name: string): Locator {
  return page.locator('.seat', { hasText: name }).locator('.known');
}

test('a hand goes to the right, and what was given is remembered', async () => {
  await comeTo(CLIMBS.pass, 'Mira is thinking.');
  expect(await hand()).toEqual(['18', '36', '49']);
  await table.play(1);
  await remembered('Bruno').waitFor();
  expect(await remembered('Bruno').getAttribute('aria-label')).toBe(
    str8.known(['18, group 6', '36, group 6', '49, group 7']),
  );
  expect(await page.locator('.known').count()).toBe(1);
  await expect.poll(hand).toEqual(['14', '48', 'Pass left']);
  await page.getByText(str8.handNow(['14', '48', 'pass left'])).waitFor({ state: 'attached' });
});

test('a hand goes to the left when you say so', async () => {
  await comeTo(CLIMBS.left, str8.yourTurnPlay);
  await card('Pass left').click();
  await page.locator('.say').getByText('Mira gets your hand, you get Bruno’s.').waitFor();
  await page.getByRole('button', { name: str8.passTo('left') }).click();
  await remembered('Mira').waitFor();
  expect(await remembered('Mira').getAttribute('aria-label')).toBe(
    str8.known(['14, group 2', '15, group 3', '48, group 6']),
  );
  await expect.poll(hand).toEqual(['18', '36', '49']);
});

test('what may follow, whom it would help, and a step up', async () => {
  await comeTo(CLIMBS.left, str8.yourTurnPlay);
  expect(await page.locator('.nx').allInnerTexts()).toEqual(['14', '15', '16', '18']);
  await card('48, group 6').click();
  await page.getByRole('button', { name: str8.layAsideIt('6x8') }).waitFor();
  expect(await page.locator('.stair .ghost').count()).toBe(0);
  await card('15, group 3').click();
  expect(await page.locator('.stair .ghost').getAttribute('aria-label')).toBe(str8.ghost('3x5'));
  await page.getByRole('button', { name: str8.stepUp('3x5') }).click();
  await page.getByRole('list', { name: str8.stepsAre([2, 4, 6, 9, 12, 15]) }).waitFor();
});

test('a Str8 Eight is celebrated, counted, and followed by the next hand', async () => {
  await comeTo(CLIMBS.stars, str8.yourTurnPlay);
  await card('40, group 5').click();
  await page.getByRole('button', { name: str8.top('5x8') }).click();
  await page.getByRole('heading', { name: str8.cheer }).waitFor();
  expect(await page.locator('.s8eq b').allInnerTexts()).toEqual(['180', '21', '69', '42', '312']);
  await page.getByRole('button', { name: str8.toScores }).click();
  await page.getByRole('heading', { name: 'You are at the top.' }).waitFor();
  expect((await resultsShown(page)).map(({ name, total }) => [name, total])).toEqual([
    ['You', 312],
    ['Mira', -43],
    ['Bruno', -98],
    ['Otto', -131],
  ]);
  await page.getByRole('button', { name: str8.nextHand }).click();
  await page.getByText(str8.hand(2), { exact: true }).waitFor();
});
