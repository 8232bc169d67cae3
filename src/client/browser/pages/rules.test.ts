import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../../protocol/table.ts';
import { rulesCourtePaille as courteEnglish } from '../../games/courte-paille/words/en/rules.ts';
import { rulesStr8Eight as str8English } from '../../games/str8-eight/words/en/rules.ts';
import { rulesStraw as strawEnglish } from '../../games/straw/words/en/rules.ts';
import { rulesCourtePaille as courteFrench } from '../../games/courte-paille/words/fr/rules.ts';
import { rulesStr8Eight as str8French } from '../../games/str8-eight/words/fr/rules.ts';
import { rulesStraw as strawFrench } from '../../games/straw/words/fr/rules.ts';
import type { Book } from '../../play/rules/book.ts';
import { clauseOf } from '../../play/rules/clause-of.ts';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';
import { faultsOf, IS_READ_WHOLE } from '../testing/faults.ts';
import { SIZES, type Visitor } from '../testing/visitors.ts';

const place = usePlace();
const { nav, rules, set } = words.pages;
const WIDTHS = [360, 390, 820, 844, 1440];

function wordingOf(book: Book, id: string): string {
  const { printed, ruling } = clauseOf(book, id)!;
  return (printed ?? ruling)!;
}

/** With two clauses that follow each other, and what is loaded for the page of what belongs to the other two games. */
const GAMES = [
  {
    game: 'straw',
    loads: [] as string[],
    clause: 'S9a',
    next: 'S10',
    english: wordingOf(strawEnglish.book, 'S9a'),
    french: wordingOf(strawFrench.book, 'S9a'),
  },
  {
    game: 'courte-paille',
    loads: [
      'courte-paille-cards',
      'courte-paille-en',
      'courte-paille-facts',
      'courte-paille-rules',
      'courte-paille-rules-en',
    ],
    clause: 'C13a',
    next: 'C14',
    english: wordingOf(courteEnglish.book, 'C13a'),
    french: wordingOf(courteFrench.book, 'C13a'),
  },
  {
    game: 'str8-eight',
    loads: ['str8-eight-cards', 'str8-eight-facts', 'str8-eight-rules', 'str8-eight-rules-en'],
    clause: 'E5',
    next: 'E6',
    english: wordingOf(str8English.book, 'E5'),
    french: wordingOf(str8French.book, 'E5'),
  },
];

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

describe('the rules', () => {
  test('are a step away from the first page, lead from game to game, back and on', async () => {
    const { page, complaints } = await place.come({ size: 'desktop' });
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: nav.rules }).click();
    await page.getByRole('heading', { level: 1, name: 'Straw' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/rules/straw');
    expect(await page.title()).toBe('Rules of Straw · Three Straws');
    await page.getByText(nav.unofficial).waitFor();

    const contents = page.getByRole('complementary', { name: strawEnglish.contents });
    await contents.locator('[aria-current]', { hasText: strawEnglish.minute }).waitFor();
    await contents.getByRole('link', { name: strawEnglish.scoring }).click();
    await contents.locator('[aria-current]', { hasText: strawEnglish.scoring }).waitFor();

    for (const [name, lede] of [
      ['La Courte Paille', courteEnglish.lede],
      ['Str8 Eight', str8English.lede],
      ['Straw', strawEnglish.lede],
    ] as const) {
      await page.getByRole('navigation', { name: rules.games }).getByRole('link', { name, exact: true }).click();
      await page.getByText(lede).waitFor();
      expect(await page.title()).toBe(`Rules of ${name} · Three Straws`);
    }
    await page.getByRole('link', { name: 'S14' }).first().click();
    expect(await pointedOut(page)).toEqual(seen('S14'));
    await contents.getByRole('link', { name: strawEnglish.setTable }).click();
    await page.getByText(set.where).waitFor();
    expect(new URL(page.url()).pathname).toBe('/set/straw');
    await page.goto('/rules/poker');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(words.pages.lost.heading);
    expect(complaints).toEqual([]);
  });

  test.each(GAMES)('of $game show the clause that the address names, and the next one', async (one) => {
    const { page, complaints } = await place.come({ size: 'desktop' });
    const loaded = new Set<string>();
    page.on('request', (request) => loaded.add(builtFrom(request.url())));
    await page.goto(`/rules/${one.game}#${one.clause}`);
    expect(await pointedOut(page)).toEqual(seen(one.clause));
    expect(await page.locator(`#${one.clause}`).textContent()).toContain(one.english);
    await page.locator(`#${one.next}`).getByRole('link').click();
    await page.locator(`#${one.next}.here`).waitFor();
    expect(await pointedOut(page)).toEqual(seen(one.next));
    await page.goBack();
    await page.locator(`#${one.clause}.here`).waitFor();
    expect(await pointedOut(page)).toEqual(seen(one.clause));
    expect(await widthsOf(page)).toEqual(WIDTHS);
    expect([...loaded].filter((file) => /^(courte|str8)/.test(file)).toSorted()).toEqual(one.loads);
    expect(complaints).toEqual([]);
  });

  // made of the same parts: one is read here, all of them in a whole run
  const read = IS_READ_WHOLE ? GAMES : GAMES.slice(0, 1);
  test.each(read)('of $game can be read by everybody, and fit every page', async ({ game, clause, french }) => {
    const { page, complaints } = await place.come({ size: 'phone', settings: { language: 'fr' } });
    await page.goto(`/rules/${game}#${clause}`);
    expect(await pointedOut(page)).toEqual(seen(clause));
    expect(await page.locator(`#${clause}`).textContent()).toContain(french);
    expect(await widthsOf(page)).toEqual(WIDTHS);
    // long pages, and the same text in the same colours on every screen: each theme is read once
    const readings = [['phone', 'dark'] as const, ['desktop', 'light'] as const];
    expect(await faultsOf(page, readings)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

/** The name of a program of the client, without its hash. */
function builtFrom(url: string): string {
  return /\/assets\/(.*)-[\w-]{8}\.js$/.exec(url)?.[1] ?? '';
}

/** How wide the page is where there is so much room. */
async function widthsOf(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 390 });
    found.push(await page.evaluate(() => document.documentElement.scrollWidth));
  }
  return found;
}

describe('at a table', () => {
  test('the rules open beside it, and a refusal stands over its card and leads to its clause', async () => {
    const visitor = await someoneWhoWaits();
    const { page } = visitor;
    await page.getByRole('button', { name: words.common.menu }).click();
    const inTheMenu = page.getByRole('dialog').getByRole('link', { name: nav.rules });
    const rulesTab = await tabOpenedBy(visitor, () => inTheMenu.click());
    await rulesTab.getByText(strawEnglish.lede).waitFor();
    await rulesTab.close();
    await page.getByRole('button', { name: words.common.close }).click();

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
