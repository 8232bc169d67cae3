import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/games.ts';
import { newestOf } from '../../engine/versions.ts';
import { putBack, SAVED, type SavedTable } from './testing/before/saved-browser.ts';
import { usePlace } from './testing/browser.ts';
import { CourtePlayer } from './testing/players/courte-paille-player.ts';
import { Pointer } from './testing/pointer.ts';
import { Str8Player } from './testing/players/str8-eight-player.ts';
import { StrawPlayer } from './testing/players/straw-player.ts';
import type { Visitor } from './testing/visitors.ts';

const place = usePlace();
const playing = SAVED.tables.filter(({ kind }) => kind === 'playing');
const over = SAVED.tables.filter(({ kind }) => kind === 'over');

/** Somebody whose browser the version before has filled. */
async function comeFromBefore(): Promise<Visitor> {
  const visitor = await place.come({ size: 'phone', theme: 'light' });
  await putBack(visitor.page);
  return visitor;
}

const linkTo = (page: Page, { id }: SavedTable) => page.locator(`a[href="/alone/${id}"]`);

/** Waits for the turn, and then for it to have been taken. */
const TURNS: Readonly<Record<string, (page: Page, before: () => Promise<void>) => Promise<void>>> = {
  straw: async (page, before) => {
    const player = new StrawPlayer(page, new Pointer(page));
    await player.seeTurn();
    await before();
    await player.takeTurn();
    await player.seeTurn();
  },
  'courte-paille': async (page, before) => {
    const player = new CourtePlayer(page, new Pointer(page));
    await player.until('choose');
    await before();
    await player.takeTurn();
    await player.see();
  },
  'str8-eight': async (page, before) => {
    const player = new Str8Player(page, new Pointer(page));
    await player.until('draw');
    await before();
    await player.takeTurn();
    await player.until('play');
  },
};

test('the settings and the tables are those that were left', async () => {
  const { page, complaints } = await comeFromBefore();
  await page.goto('/');
  await page.locator('html[data-theme=dark][data-motion=off]').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Pull up a chair, Ann.' }).waitFor();
  // the last one that was changed
  await linkTo(page, playing.at(-1)!)
    .and(page.getByText('Carry on', { exact: true }))
    .waitFor();
  for (const table of playing) expect(await linkTo(page, table).count()).toBe(1);
  await page.goto('/set/str8-eight');
  await page.locator('button[aria-pressed=true]').getByText('100', { exact: true }).waitFor();
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Sound', exact: true, checked: false }).waitFor();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toEqual(SAVED.localStorage);
  expect(complaints).toEqual([]);
});

test('a new table is kept beside the old ones, under the name that was kept with them', async () => {
  const { page, complaints } = await comeFromBefore();
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now: Straw/ }).click();
  await new StrawPlayer(page, new Pointer(page)).seeTurn();
  const tables = await page.evaluate(rowsIn, { name: SAVED.database.name, store: 'tables' });
  const names = (tables as TableRow[]).map(({ card }) => card.seats.find(({ kind }) => kind === 'person')!.name);
  expect(names).toEqual(Array.from({ length: SAVED.tables.length + 1 }, () => 'Ann'));
  expect(complaints).toEqual([]);
});

test.each(playing)('a match goes on: $game', async ({ id, game, hand }) => {
  const { page, complaints } = await comeFromBefore();
  await page.goto(`/alone/${id}`);
  await TURNS[game]!(page, async () => {
    const cards = page.locator('.hand > .card');
    expect(await cards.evaluateAll((all) => all.map((card) => card.ariaLabel))).toEqual(hand);
  });
  expect(complaints).toEqual([]);
});

const LONGEST = 3 * 60_000;

/** How a match is played to its end. */
const ENDS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  straw: (page) => new StrawPlayer(page, new Pointer(page)).playToTheEnd(),
  'courte-paille': (page) => new CourtePlayer(page, new Pointer(page)).playToTheEnd(),
  'str8-eight': (page) => new Str8Player(page, new Pointer(page)).playToTheEnd(),
};
const byEarlierRules = playing.filter(({ game }) => newestOf(GAMES, game)!.rules > 1);

test.each(byEarlierRules)(
  'a match by rules of an earlier version goes on to its end, and its shuffle is proven: $game',
  async ({ id, game }) => {
    const { page, complaints } = await comeFromBefore();
    await page.goto(`/alone/${id}`);
    await ENDS[game]!(page);
    await page.getByRole('button', { name: 'Check the shuffle' }).click();
    await page.getByText('Shuffle verified').waitFor();
    const entries = (await page.evaluate(rowsIn, { name: SAVED.database.name, store: 'entries' })) as Row[];
    const opened = entries.find(({ table, entry }) => table === id && entry.kind === 'opened');
    expect(opened?.entry).toMatchObject({ game, rules: 1 });
    expect(complaints).toEqual([]);
  },
  LONGEST,
);

test.each(over)('a match that is over is looked back at, and its shuffle is proven: $game', async ({ id }) => {
  const { page, complaints } = await comeFromBefore();
  await page.goto(`/alone/${id}`);
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await page.getByText('Shuffle verified').waitFor();
  await page.goto(`/alone/${id}/back`);
  await page.getByRole('heading', { name: 'The deal' }).waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  const { rows } = SAVED.database.stores.find(({ name }) => name === 'entries')!;
  const moves = rows.filter(({ value }) => isMoveAt(value as Row, id)).length;
  await page.getByRole('heading', { name: `Move ${moves} of ${moves}` }).waitFor();
  expect(complaints).toEqual([]);
});

interface TableRow {
  readonly card: { readonly seats: readonly { readonly kind: string; readonly name: string }[] };
}

/** Runs in the page. */
function rowsIn({ name, store }: { readonly name: string; readonly store: string }): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('error', () => reject(opening.error!));
    opening.addEventListener('success', () => {
      const rows = opening.result.transaction(store).objectStore(store).getAll();
      rows.addEventListener('success', () => resolve(rows.result));
    });
  });
}

interface Row {
  readonly table: string;
  readonly entry: { readonly kind: string };
}

function isMoveAt({ table, entry }: Row, id: string): boolean {
  return table === id && entry.kind === 'moved';
}
