import type { Page } from 'playwright-core';

interface Shift {
  readonly value: number;
  readonly what: string;
}

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** From now on each page notes what moves on it by itself: cards that fly and lift do not, what makes room for others does. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : '';
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) window.shifts!.push({ value, what: sources.map(({ node }) => nameOf(node)).join(', ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has been before is over. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => (window.shifts = []));
}

/** All of it, and the largest by name. */
export async function shiftsOn(page: Page): Promise<{ readonly sum: number; readonly largest: readonly string[] }> {
  const shifts = await page.evaluate(() => window.shifts!);
  const largest = shifts.toSorted((a, b) => b.value - a.value).slice(0, 8);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    largest: largest.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
  };
}
