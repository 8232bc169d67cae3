import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../protocol/table.ts';
import { rulesStraw as english } from '../words/en/rules-straw.ts';
import { rulesStraw as french } from '../words/fr/rules-straw.ts';
import { words } from '../words/en/words.ts';
import { usePlace } from './testing/browser.ts';
import { unreadableIn } from './testing/faults.ts';
import { SIZES, type Visitor } from './testing/visitors.ts';

const place = usePlace();
const { home, nav, rules, set } = words.pages;
const WIDTHS = [360, 390, 820, 844, 1440];

/** The clause that the page points out, and whether it can be seen. */
async function pointedOut(page: Page): Promise<{ id: string | null; isFocused: boolean; isSeen: boolean }> {
  const here = page.locator('.clauses .here');
  await here.waitFor();
  return here.evaluate((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return { id: line.id, isFocused: document.activeElement === line, isSeen: top >= 0 && bottom <= innerHeight };
  });
}

const seen = (id: string) => ({ id, isFocused: true, isSeen: true });

async function tabOpenedBy(visitor: Visitor, open: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([visitor.context.waitForEvent('page'), open()]);
  return tab;
}

describe('the rules of Straw', () => {
  test('are a step away from the first page, and lead back and on', async () => {
    const { page, complaints } = await place.come({ size: 'phone' });
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: nav.rules }).click();
    await page.getByRole('heading', { level: 1, name: 'Straw' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/rules/straw');
    expect(await page.title()).toBe('Rules of Straw · Three Straws');
    await page.getByText(nav.unofficial).waitFor();
    await page.getByRole('link', { name: 'S14' }).first().click();
    expect(await pointedOut(page)).toEqual(seen('S14'));
    await page.getByRole('link', { name: words.common.back }).click();
    await page.getByRole('heading', { level: 1, name: home.hello }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('show the clause that the address names, and the next one', async () => {
    const { page, complaints } = await place.come({ size: 'desktop' });
    await page.goto('/rules/straw#S10');
    expect(await pointedOut(page)).toEqual(seen('S10'));
    expect(await page.locator('#S10').textContent()).toContain(english.says.S10);
    await page.locator('#S11').getByRole('link').click();
    await page.locator('#S11.here').waitFor();
    expect(await pointedOut(page)).toEqual(seen('S11'));
    await page.goBack();
    await page.locator('#S10.here').waitFor();
    expect(await pointedOut(page)).toEqual(seen('S10'));
    expect(complaints).toEqual([]);
  });

  test('say on a wide page what is being read', async () => {
    const { page } = await place.come({ size: 'desktop' });
    await page.goto('/rules/straw');
    const contents = page.getByRole('complementary', { name: english.contents });
    await contents.locator('[aria-current]', { hasText: english.minute }).waitFor();
    await contents.getByRole('link', { name: english.scoring }).click();
    await contents.locator('[aria-current]', { hasText: english.scoring }).waitFor();
    await contents.getByRole('link', { name: english.setTable }).click();
    await page.getByText(set.where).waitFor();
    expect(new URL(page.url()).pathname).toBe('/set/straw');
  });

  test('come in the language that was set', async () => {
    const { page } = await place.come({ size: 'desktop', settings: { language: 'fr' } });
    await page.goto('/rules/straw#S7');
    expect(await pointedOut(page)).toEqual(seen('S7'));
    expect(await page.locator('#S7').textContent()).toContain(french.says.S7);
  });

  test.each(['courte-paille', 'str8-eight'])('of a game that is not on the web say so: %s', async (game) => {
    const { page, complaints } = await place.come({ size: 'phone' });
    await page.goto(`/rules/${game}`);
    await page.getByText(rules.notHereSays).waitFor();
    await page.getByRole('link', { name: 'Straw', exact: true }).click();
    await page.getByText(english.lede).waitFor();
    expect(complaints).toEqual([]);
  });

  test('of a game that nobody knows are not found', async () => {
    const { page } = await place.come();
    await page.goto('/rules/poker');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(words.pages.lost.heading);
  });

  test.each(['en', 'fr'] as const)('fit every page in %s', async (language) => {
    const { page, complaints } = await place.come({ size: 'phone', language });
    await page.goto('/rules/straw#S2');
    expect((await pointedOut(page)).id).toBe('S2');
    const found: number[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 390 });
      found.push(await page.evaluate(() => document.documentElement.scrollWidth));
    }
    expect(found).toEqual(WIDTHS);
    expect(complaints).toEqual([]);
  });

  test('can be read by everybody', async () => {
    const { page } = await place.come();
    await page.goto('/rules/straw#S9');
    expect((await pointedOut(page)).id).toBe('S9');
    expect(await unreadableIn(page)).toEqual([]);
  });

  test('can be read by everybody in French', async () => {
    const { page } = await place.come({ size: 'phone', language: 'fr' });
    await page.goto('/rules/straw#S9');
    expect((await pointedOut(page)).id).toBe('S9');
    expect(await unreadableIn(page)).toEqual([]);
  });

  test('can be read by everybody where there are none yet', async () => {
    const { page } = await place.come();
    await page.goto('/rules/str8-eight');
    await page.getByText(rules.notHereSays).waitFor();
    expect(await unreadableIn(page)).toEqual([]);
  });
});

describe('at a table', () => {
  test('the rules open beside it from the menu', async () => {
    const visitor = await place.come({ size: 'phone' });
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: home.playNowLabel(words.common.straw) }).click();
    await page.locator('.hand > .card').nth(3).waitFor();
    const table = page.url();
    await page.getByRole('button', { name: words.common.menu }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: nav.rules });
    const tab = await tabOpenedBy(visitor, () => link.click());
    await tab.getByText(english.lede).waitFor();
    await tab.close();
    await page.getByRole('button', { name: words.common.close }).click();
    expect(page.url()).toBe(table);
    expect(await page.locator('.hand > .card').count()).toBe(4);
    expect(visitor.complaints).toEqual([]);
  });

  test('a refusal stands over its card and leads to its clause', async () => {
    const visitor = await someoneWhoWaits();
    const { page } = visitor;
    const bubble = page.locator('.reason');
    for (const size of ['sideways', 'desktop', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      await page.locator('.hand > .card').last().click();
      await bubble.getByText(words.straw.refusals.turn(null)[0]).waitFor();
      const { left, right, above } = await bubble.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const card = document.querySelector('.hand > .card:last-of-type')!.getBoundingClientRect();
        return { left: box.left, right: innerWidth - box.right, above: card.top - box.bottom };
      });
      expect(Math.min(left, right, above), size).toBeGreaterThanOrEqual(0);
    }
    const link = bubble.getByRole('link', { name: rules.clause('S4') });
    // it does not go away from who is about to follow it
    await link.focus();
    const tab = await tabOpenedBy(visitor, () => link.click());
    expect(await pointedOut(tab)).toEqual(seen('S4'));
    expect(new URL(page.url()).pathname).toMatch(/^\/t\//);
    expect(visitor.complaints).toEqual([]);
  });
});

/** One of two people at a table on line: it is the other one's turn. */
async function someoneWhoWaits(): Promise<Visitor> {
  const [ann, bob] = [await place.come({ size: 'phone' }), await place.come({ size: 'phone' })];
  const call = async ({ page }: Visitor, path: string, data: object, method = 'POST') => {
    const answer = await page.request.fetch(`/api${path}`, { method, data, headers: { origin: place.server.url } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer;
  };
  await call(ann, '/me', { name: 'Ann' }, 'PATCH');
  await call(bob, '/me', { name: 'Bob' }, 'PATCH');
  const opened = await call(ann, '/tables', { game: 'straw', seats: ['me', 'open'] });
  const { table } = (await opened.json()) as { table: { id: string } };
  await call(bob, `/tables/${table.id}/seats`, {});
  await call(ann, `/tables/${table.id}/start`, {});
  const look = async () => (await ann.page.request.get(`/api/tables/${table.id}`)).json() as Promise<Snapshot>;
  await expect.poll(async () => (await look()).table.status).toBe('playing');
  const waiting = (await look()).waiting.includes(0) ? bob : ann;
  await waiting.page.goto(`/t/${table.id}`);
  await waiting.page.locator('.say').getByText('is thinking.').waitFor();
  return waiting;
}
