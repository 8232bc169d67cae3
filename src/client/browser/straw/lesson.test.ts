import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lesson as says } from '../../words/en/later/lesson.ts';
import { lesson as steps } from '../../games/straw/words/en/lesson.ts';
import { deal } from '../../games/straw/lesson/deal.ts';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';

const place = usePlace();

async function begin(page: Page): Promise<void> {
  await page.goto('/rules/straw');
  await page.getByRole('button', { name: says.begin }).click();
}

/** Waits for a step; the end of the round is looked at before the last. */
async function seeStep(page: Page, at: number): Promise<void> {
  if (at === steps.length - 1) await page.getByRole('button', { name: words.straw.nextRound }).click();
  await page.locator('.lesson').getByText(steps[at]![0]).waitFor();
}

test('the lesson to its end by the keyboard', async () => {
  const { page, complaints } = await place.come();
  await begin(page);
  for (const [at, move] of deal.moves.entries()) {
    await seeStep(page, at);
    if (move === null) {
      await page.locator('.lesson .btn').focus();
      await page.keyboard.press('Enter');
      continue;
    }
    const cards = page.locator('.hand > .card');
    const names = await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['card']));
    await page.keyboard.press(String(names.indexOf(move.split(' ')[1]) + 1));
    await page.locator('.hand > .sel').waitFor();
    await page.keyboard.press('Enter');
  }
  await page.waitForURL('**/set/straw');
  expect(complaints).toEqual([]);
});

test('the lesson to its end by taps, left in the middle and taken up', async () => {
  const { page, complaints } = await place.come({ size: 'phone' });
  await begin(page);
  for (const [at, move] of deal.moves.entries()) {
    await seeStep(page, at);
    const wanted = page.locator(`.hand [data-card="${move?.split(' ')[1]}"]`);
    const other = page.locator('.hand > .card').last();
    // nothing else can be played
    if (at < 2) await other.tap();
    expect(await page.locator('.hand > .sel').count()).toBe(0);
    if (at === 2) await page.reload();
    if (move === null) await page.locator('.lesson .btn').tap();
    else {
      await wanted.tap();
      await page.locator('.hand > .sel').waitFor();
      await page.locator('.actions .primary').tap();
    }
  }
  await page.waitForURL('**/set/straw');
  expect(complaints).toEqual([]);
});
