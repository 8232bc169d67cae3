import type { Page } from 'playwright-core';

declare global {
  interface Window {
    resized?: Promise<void>;
  }
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Every window that a table has to fit, from the smallest phone to the largest screen on a desk. */
export const WINDOWS = {
  '320×568': { width: 320, height: 568 },
  '360×640': { width: 360, height: 640 },
  '390×844': { width: 390, height: 844 },
  '568×320': { width: 568, height: 320 },
  '844×390': { width: 844, height: 390 },
  '820×1180': { width: 820, height: 1180 },
  '1440×900': { width: 1440, height: 900 },
  '1920×1080': { width: 1920, height: 1080 },
  '2560×1440': { width: 2560, height: 1440 },
} as const satisfies Record<string, WindowSize>;

/** And the page has heard of it: what it places itself stands where it belongs. */
export async function resize(page: Page, to: WindowSize): Promise<void> {
  const now = page.viewportSize();
  if (now?.width === to.width && now.height === to.height) return;
  await page.evaluate(() => {
    window.resized = new Promise((done) => addEventListener('resize', () => done(), { once: true }));
  });
  await page.setViewportSize(to);
  await page.evaluate(() => window.resized);
}

/** In pixels, and twice that. */
export const USUAL_TEXT = 16;
export const LARGE_TEXT = 32;

/** As somebody sets it in the browser, who wants larger text on every page. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await devtools.detach();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
