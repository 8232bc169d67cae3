import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { fitting } from './fitting.ts';
import { outOfView } from './in-view.ts';
import { SIZES } from './visitors.ts';
import { LARGE_TEXT, resize, setTextSize, USUAL_TEXT, WINDOWS, type WindowSize } from './windows.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const NARROW = { width: 360, height: 740 };
// most scenes are set on a desk
const READ_AT = { desktop: SIZES.desktop, phone: NARROW };
type Reading = readonly [size: keyof typeof READ_AT, theme: 'light' | 'dark'];
export const IS_READ_WHOLE = process.env['ALL_READINGS'] !== undefined;
/** Pages are made of the same parts on every screen, and a theme has the same colours: the other two are read in a whole run only. */
export const READINGS: readonly Reading[] = [
  ['phone', 'light'],
  ['desktop', 'dark'],
  ...(IS_READ_WHOLE
    ? ([
        ['phone', 'dark'],
        ['desktop', 'light'],
      ] as const)
    : []),
];
/** Of a page that is read elsewhere in another language: the same parts in the same colours. */
export const OTHER_WORDS: readonly Reading[] = IS_READ_WHOLE ? [['phone', 'light']] : [];
// sideways the page is made of the same parts: they have to fit, and are read no differently
const FITS_AT = { ...READ_AT, sideways: SIZES.sideways };
/** A table has to fit every window; in a short run the smallest, beside those in which all pages have to. */
const TABLE_AT: Readonly<Record<string, WindowSize>> = IS_READ_WHOLE ? WINDOWS : { '320×568': WINDOWS['320×568'] };

/** What axe says in both themes, and what does not fit. */
export async function faultsOf(page: Page, readings = READINGS): Promise<string[]> {
  const found = await lookedAt(page, FITS_AT, readings, true);
  return (await isTable(page)) ? [...found, ...(await tableFaults(page))] : found;
}

/** What does not fit at a table in any window, nor with larger text. */
async function tableFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [size, to] of Object.entries(TABLE_AT)) {
    await resize(page, to);
    found.push(...(await misfits(page, size)));
  }
  if (!IS_READ_WHOLE) return found;
  await resize(page, WINDOWS['390×844']);
  await setTextSize(page, LARGE_TEXT);
  found.push(...(await misfits(page, 'large text')));
  await setTextSize(page, USUAL_TEXT);
  return found;
}

function isTable(page: Page): Promise<boolean> {
  return page.evaluate(() => document.body.matches('.table'));
}

async function misfits(page: Page, size: string): Promise<string[]> {
  const found = await page.evaluate(fitting);
  if (await isTable(page)) found.push(...(await page.evaluate(outOfView)));
  return found.map((one) => `${size}: ${one}`);
}

/** Each size once: a page need not be laid out again for what is looked at next. */
async function lookedAt(
  page: Page,
  sizes: Readonly<Record<string, WindowSize>>,
  readings: readonly Reading[],
  fits: boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(sizes)) {
    await resize(page, viewport);
    if (fits) found.push(...(await misfits(page, size)));
    for (const [, theme] of readings.filter(([at]) => at === size)) {
      await dress(page, theme);
      for (const one of await violations(page, theme)) found.push(`${size}, ${theme}: ${one}`);
    }
  }
  return found;
}

async function dress(page: Page, theme: string): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, theme);
}

/** Axe is there once it has been read: reading it takes as long as looking at a page does. */
async function violations(page: Page, theme: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    runOnly: theme === 'light' ? { type: 'tag', values: STANDARDS } : { type: 'rule', values: COLOURS },
    resultTypes: ['violations'],
    preload: false,
  };
  return page.evaluate(look, options);
}

interface WithAxe extends Window {
  readonly axe: typeof axe;
}

/** Runs in the page. */
async function look(options: RunOptions): Promise<string[]> {
  const { violations } = await (window as unknown as WithAxe).axe.run(document, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} (${help}) ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
