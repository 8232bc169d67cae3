import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openPostgres, type Postgres } from '../../../server/store/postgres/postgres.ts';
import { PostgresServer } from '../../../server/testing/postgres/postgres-server.ts';
import { english as words } from '../../testing/words.ts';
import { usePlaceWith } from '../testing/browser.ts';
import { Pair } from '../testing/pair.ts';

let database: PostgresServer;
let store: Postgres;
afterAll(async () => {
  await store.close();
  await database.drop();
});
const place = usePlaceWith(async () => {
  database = await PostgresServer.start();
  store = await openPostgres(await database.database());
  return { environment: { store }, people: store, analyses: store, exchange: store.exchange };
});
const { table: say } = words;

declare global {
  interface Window {
    /** What stood in the strip over the table, one after the other. */
    notices?: string[];
  }
}

test('while the database is away a calm notice says so, and what was chosen is played once when it is there again', async () => {
  const pair = await Pair.sitDown(place);
  const { ann, ben, table } = pair;
  await table.playUntilTurnOf('Ann');
  await ann.player.seeTurn();
  const { ask } = await table.lookOf(ann.visitor);
  const before = await movesOfAnn(table.id);
  for (const { visitor } of [ann, ben]) await visitor.page.evaluate(noteNotices);
  await database.down();
  await ann.player.takeTurn();
  for (const { visitor } of [ann, ben]) await visitor.page.getByText(say.held).waitFor();
  expect(await ann.visitor.page.getByRole('status').filter({ hasText: say.heldMore }).count()).toBe(1);
  expect(await ann.visitor.page.getByRole('alert').count()).toBe(0);
  await database.up();
  await table.isAnswered(ann.visitor, ask!.id);
  for (const { visitor } of [ann, ben]) {
    await visitor.page.getByText(say.held).waitFor({ state: 'detached' });
    expect(await timesSaid(visitor.page)).toBe(1);
  }
  expect(await movesOfAnn(table.id)).toBe(before + 1);
  pair.close();
});

async function movesOfAnn(table: string): Promise<number> {
  return (await store.log(table)).filter((entry) => entry.kind === 'moved' && entry.seat === 0).length;
}

function timesSaid(page: Page): Promise<number> {
  return page.evaluate((held) => window.notices!.filter((text) => text === held).length, say.held);
}

/** Runs in the page. */
function noteNotices(): void {
  const notices: string[] = [];
  window.notices = notices;
  const note = (): void => {
    const now = document.querySelector('.netbar b')?.textContent ?? '';
    if (now !== notices.at(-1)) notices.push(now);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}
