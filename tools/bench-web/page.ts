import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { fetchedChromium, FLAGS, foundChromium } from '../../src/client/browser/testing/chromium.ts';

export const CHROMIUM = foundChromium() ?? fetchedChromium();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en' } as const;

/** A fresh profile on a phone, with things that move. */
export async function onPhone<T>(url: string, visit: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> {
  const browser: Browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const context = await browser.newContext({ ...PHONE, baseURL: url, reducedMotion: 'no-preference' });
    return await visit(await context.newPage(), context);
  } finally {
    await browser.close();
  }
}

/** The same in a profile that stays behind in a folder. */
export async function inProfile<T>(folder: string, url: string, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await chromium.launchPersistentContext(folder, {
    ...PHONE,
    executablePath: CHROMIUM,
    args: FLAGS,
    baseURL: url,
  });
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The first page, with all that it shows. */
export async function home(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

const OFFERED = '.hand > .card:not(.no):has(.fx)';

/** What is there when it is our turn, in whatever game. */
const OUR_TURN = `${OFFERED}, .actions:has-text("Choose a")`;

/** The games, as the first page calls them; the first of them comes with the page. */
export function gamesOn(url: string): Promise<string[]> {
  return onPhone(url, async (page) => {
    await home(page);
    return page.locator('.poster h2').allTextContents();
  });
}

/** One tap on the first page: a table against three bots, and it is our turn. */
export async function playNow(page: Page, game?: string): Promise<void> {
  const posters = page.locator('.poster');
  const poster = game === undefined ? posters.first() : posters.filter({ has: page.getByText(game, { exact: true }) });
  await poster.locator('.btn.primary').tap();
  await page.locator(OUR_TURN).first().waitFor();
}

/** Plays the first card that can be played, whenever it is our turn, until the round is over. */
export function playRound(page: Page): Promise<void> {
  return page.evaluate(playHere, OFFERED);
}

/** Runs in the page: driven from outside, the driver's own looking around would take up frames. */
async function playHere(offered: string): Promise<void> {
  const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
  const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));
  while (document.querySelector('body.t-score, body.t-final') === null) {
    press(offered);
    await moment();
    press('.dial [role=radio]');
    await moment();
    press('.actions .btn.primary');
    await moment();
  }
}
