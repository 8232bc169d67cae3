import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SOUNDS } from '../../kit/motion/sounds.ts';
import { english as words } from '../../testing/words.ts';
import { CARAVAN } from '../testing/scenes/caravan.ts';
import { Stage, type Seen } from '../testing/scenes/stage.ts';
import { PreparedTable } from '../testing/scenes/table.ts';
import { ourBrowser } from '../testing/our-browser.ts';
import type { Visitors } from '../testing/visitors.ts';

const { table: say, pages } = words;
const BRISK = 30_000;
const LOUDSPEAKER = 90_000;
/** So many cards of the fourth round lie when it is your turn. */
const YOURS = 7;

let visitors: Visitors;
let stage: Stage;
let you: Seen;
let page: Page;
let table: PreparedTable;

beforeAll(async () => {
  visitors = await ourBrowser();
});
beforeEach(async () => {
  stage = await Stage.at(visitors);
  you = await stage.come('Hanna', { sound: true });
  page = you.page;
  table = await PreparedTable.of(stage, you, CARAVAN.waiting, { clock: 'brisk' });
  await table.play(3);
  await table.play(4, YOURS - 1);
  await page.goto(table.path);
  await page.locator('.say').getByText('Bruno is thinking.').waitFor();
});
afterEach(() => stage.close());

async function comeToYourTurn(): Promise<void> {
  await table.play(4, YOURS);
  await page.locator('.say').getByText('Your turn.').waitFor();
}

/** Chooses the card that the script wants, and plays it. */
async function playSix(): Promise<void> {
  const card = page.getByRole('group', { name: say.hand }).getByRole('button', { name: /drum 6/i });
  await card.click();
  await card.click();
}

describe('your turn', () => {
  test('is told in the title and aloud, but not while a stand-in plays it', async () => {
    await comeToYourTurn();
    const called = page.locator('p[aria-live]').getByText('Your turn.');
    await called.waitFor({ state: 'attached' });
    expect(await page.title()).toContain(say.yourTurn);
    await stage.pass(BRISK);
    await page.getByText(say.standInHolds).waitFor();
    await called.waitFor({ state: 'detached' });
    expect(await page.title()).not.toContain(say.yourTurn);
  });

  test('sounds for who looks elsewhere, and nothing else does', async () => {
    await page.locator('.camel, main').first().click();
    await page.waitForFunction(() => navigator.userActivation.hasBeenActive);
    await page.evaluate(lookAway);
    await comeToYourTurn();
    const voices = page.locator('html[data-voices]');
    // a computer without a loudspeaker may look for one for long
    await voices.waitFor({ state: 'attached', timeout: LOUDSPEAKER });
    expect(await voices.getAttribute('data-voices')).toBe(String(SOUNDS.turn.length));
  });
});

test('the same number key twice in one breath picks a card, and plays none', async () => {
  await comeToYourTurn();
  const cards = page.getByRole('group', { name: say.hand }).getByRole('button');
  const held = await cards.count();
  const six = await cards.evaluateAll((all) =>
    all.findIndex((card) => /drum 6/i.test(card.getAttribute('aria-label')!)),
  );
  await page.evaluate(
    (key) => {
      for (let times = 0; times < 2; times++) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    },
    String(six + 1),
  );
  await cards.nth(six).and(page.locator('[aria-pressed=true]')).waitFor();
  expect(await cards.count()).toBe(held);
  await page.locator('.say').getByText('Your turn.').waitFor();
});

describe('what could not be done', () => {
  const tooFast = { type: '/api/docs#too-fast', title: 'Too fast', status: 429, detail: 'Too fast' };
  const sorry = pages.errors['too-fast'];

  beforeEach(async () => {
    await comeToYourTurn();
    await page.route('**/moves', (route) =>
      route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(tooFast) }),
    );
    await playSix();
    await page.locator('.say').getByText(sorry).waitFor();
  });

  test('is told no longer than its question stands', async () => {
    await table.play(4, YOURS + 1);
    await page.locator('.say').getByText('Mira is thinking.').waitFor();
    expect(await page.getByText(sorry).count()).toBe(0);
  });

  test('does not hide that the line is cut', async () => {
    stage.line.cut();
    await page.locator('.say').getByText(say.safe).waitFor();
    // nothing was chosen that could be sent
    expect(await page.getByText(say.safeMore).count()).toBe(0);
  });

  test('does not hide that a stand-in plays', async () => {
    await stage.pass(BRISK);
    await page.locator('.say').getByText(say.standInHolds).waitFor();
    expect(await page.getByText(sorry).count()).toBe(0);
  });
});

test('a card that was played while the line was cut is sent when it is back', async () => {
  await comeToYourTurn();
  await page.route('**/moves', (route) => route.abort());
  await playSix();
  stage.line.cut();
  await page.locator('.say').getByText(say.safeMore).waitFor();
  await page.unroute('**/moves');
  stage.line.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.locator('.say').getByText('Mira is thinking.').waitFor();
  expect(await page.getByRole('img', { name: /The camel carries/ }).getAttribute('aria-label')).toContain('37');
});

test('ears are told what others say, and how many cards they hold', async () => {
  const seat = page.locator('.seat', { hasText: 'Mira' });
  expect(await seat.locator('.cc').textContent()).toBe('4 cards in hand');
  await table.as(1).ok('POST', `/api/tables/${table.id}/phrases`, { phrase: 'take-your-time' });
  const aloud = page.locator('[aria-live=polite]').getByText('Mira: Take your time');
  await aloud.waitFor({ state: 'attached' });
  await aloud.waitFor({ state: 'detached' });
});

/** Runs in the page: from now on it is not seen, and counts what sounds. */
function lookAway(): void {
  Object.defineProperty(document, 'hidden', { value: true });
  window.requestAnimationFrame = () => 0;
  let voices = 0;
  for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (this: AudioScheduledSourceNode, ...when: []): void {
      document.documentElement.dataset['voices'] = String(++voices);
      start.apply(this, when);
    };
  }
}
