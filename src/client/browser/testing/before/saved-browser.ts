import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

interface Store {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly indexes: readonly { readonly name: string; readonly keyPath: string; readonly unique: boolean }[];
  /** With a key where the value has none in it. */
  readonly rows: readonly { readonly key?: string; readonly value: unknown }[];
}

interface Database {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly Store[];
}

/** A table alone, as it was left. */
export interface SavedTable {
  readonly game: string;
  readonly kind: 'playing' | 'over';
  readonly id: string;
  /** What the cards in the hand were called, where it was to go on. */
  readonly hand?: readonly string[];
}

interface SavedBrowser {
  readonly tables: readonly SavedTable[];
  readonly localStorage: Readonly<Record<string, string>>;
  readonly database: Database;
}

/** All that the client of commit `c1dc4d1` had kept in the browser of somebody who played each game twice. */
export const SAVED: SavedBrowser = JSON.parse(readFileSync(new URL('browser.json', import.meta.url), 'utf8'));

const NOWHERE = '/nowhere';
/** Or the browser would ask for one that is not there. */
const WITHOUT_ICON = '<link rel="icon" href="data:,">';

/** Makes this browser the one that was saved, before any of our pages has run in it. */
export async function putBack(page: Page): Promise<void> {
  await page.route(NOWHERE, (route) => route.fulfill({ contentType: 'text/html', body: WITHOUT_ICON }));
  await page.goto(NOWHERE);
  await page.unroute(NOWHERE);
  await page.evaluate((kept) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, SAVED.localStorage);
  await page.evaluate(fillDatabase, SAVED.database);
}

/** Runs in the page. */
function fillDatabase({ name, version, stores }: Database): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('error', () => reject(request.error!));
    request.addEventListener('upgradeneeded', () => {
      for (const { name, keyPath, indexes, rows } of stores) {
        const store = request.result.createObjectStore(name, { keyPath });
        for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique });
        for (const { key, value } of rows) store.add(value, key);
      }
    });
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
  });
}
