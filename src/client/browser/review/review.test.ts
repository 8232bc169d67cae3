import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { MatchRecord } from '../../../engine/record/record.ts';
import { english } from '../../testing/words.ts';
import { review as back } from '../../words/en/later/review.ts';
import { usePlace } from '../testing/browser.ts';
import { Keys } from '../testing/keys.ts';
import { Pointer } from '../testing/pointer.ts';
import { StrawPlayer } from '../testing/players/straw-player.ts';
import { SIZES } from '../testing/visitors.ts';

const place = usePlace();

test('a match alone is looked back at with taps, then with keys, and gone on with', async () => {
  const visitor = await place.come({ size: 'phone' });
  const { page } = visitor;
  const fingers = new Pointer(page);
  const { home, set } = english.pages;
  await page.goto('/');
  await fingers.press(page.getByRole('link', { name: home.setTableLabel(english.games.straw.name) }));
  await fingers.press(page.getByRole('button', { name: set.remove(4) }));
  await fingers.press(page.getByRole('button', { name: set.remove(3) }));
  await fingers.press(page.getByRole('button', { name: set.start }));
  await new StrawPlayer(page, fingers, 'heavy').playToTheEnd();
  await fingers.press(page.getByRole('link', { name: english.table.lookBack }));
  await page.waitForURL(/\/alone\/[\w-]+\/back$/);

  await page.getByRole('heading', { name: back.deal }).waitFor();
  expect(await hands(page)).toEqual([4, 4]);
  await fingers.press(page.getByRole('button', { name: back.next }));
  const record = await saved(page, fingers);
  const last = record.moves.length;
  await page.getByRole('heading', { name: back.moveOf(1, last) }).waitFor();
  expect(await page.locator('.mlist [aria-current=step]').innerText()).toContain('1');
  expect(await hiddenCards(page)).toBe(0);
  await fingers.press(page.getByRole('button', { name: back.asISaw }));
  expect(await hiddenCards(page)).toBe(4);
  await fingers.press(page.getByRole('button', { name: back.last }));
  await page.getByRole('heading', { name: back.moveOf(last, last) }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(fingers.small).toEqual([]);

  await page.setViewportSize(SIZES.desktop);
  const keys = new Keys(page);
  await keys.press(page.getByRole('button', { name: back.allHands }));
  await page.keyboard.press('Home');
  await page.getByRole('heading', { name: back.deal }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('heading', { name: back.moveOf(2, last) }).waitFor();
  const total = await page.locator('.weigh .big').innerText();

  await keys.press(page.getByRole('button', { name: back.playOn }));
  await page.waitForURL((url) => /\/alone\/[\w-]+$/.test(url.pathname));
  const player = new StrawPlayer(page, keys, 'heavy');
  const { hand } = await player.seeTurn();
  expect(hand).toHaveLength(4);
  await page.goto(`${page.url()}/back`);
  await page.getByRole('heading', { name: back.notYet }).waitFor();
  await page.goBack();
  await player.playToTheEnd();
  await page.goto('/tables');
  await keys.press(page.getByRole('link', { name: english.pages.lobby.lookBackAt(english.games.straw.name) }).first());
  await page.getByRole('heading', { name: back.deal }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: /^Move 2 of/ }).waitFor();
  await page.locator('.graph').waitFor({ timeout: 60_000 });
  await page.getByRole('heading', { name: back.luck }).waitFor();
  expect(await page.locator('.weigh .big').innerText()).toBe(total);
  await page.keyboard.press('Home');
  for (let ply = 1; ply <= Number(await page.locator('.timeline input').getAttribute('max')); ply++) {
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: new RegExp(`^Move ${ply} of`) }).waitFor();
    const { list, graph, sentence } = await costs(page, ply);
    expect(list).toBe(graph);
    expect(sentence).toBe(graph >= 5 ? graph : 0);
  }
  expect(visitor.complaints).toEqual([]);
});

/** How many cards each hand has. */
function hands(page: Page): Promise<number[]> {
  return page.locator('.oh .cards').evaluateAll((all) => all.map((hand) => hand.children.length));
}

/** What the move cost, wherever that is told: 0 where it is not. */
function costs(page: Page, ply: number): Promise<{ list: number; graph: number; sentence: number }> {
  return page.evaluate((at) => {
    const numberIn = (text: string | null | undefined): number => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
    return {
      list: numberIn(document.querySelector('.mlist [aria-current=step] .dl .num')?.textContent),
      graph: numberIn(document.querySelector(`.costs [data-move="${at}"]`)?.getAttribute('data-cost')),
      sentence: numberIn(/\d+ in 100/.exec(document.querySelector('.note p')?.textContent ?? '')?.[0]),
    };
  }, ply);
}

/** As whoever hears the page counts them. */
async function hiddenCards(page: Page): Promise<number> {
  const labels = await page.locator('.oh .cards').evaluateAll((all) => all.map((one) => one.ariaLabel));
  return labels.join().split(back.hidden).length - 1;
}

async function saved(page: Page, fingers: Pointer): Promise<MatchRecord> {
  await fingers.press(page.getByRole('button', { name: back.share }));
  const download = page.waitForEvent('download');
  await fingers.press(page.getByRole('button', { name: back.download }));
  const path = await (await download).path();
  await fingers.press(page.getByRole('button', { name: english.common.close }));
  return JSON.parse(readFileSync(path, 'utf8')) as MatchRecord;
}
