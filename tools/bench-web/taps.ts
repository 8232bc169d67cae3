import type { Page } from 'playwright-core';
import type { Figure } from './figures.ts';
import { home, onPhone, playNow } from './page.ts';

const SLOWDOWN = 4;
const TAPS = 12;

/** How long until the screen answers a tap on a card, on a slow phone. */
export async function measureTaps(url: string): Promise<Figure[]> {
  const durations = await onPhone(url, async (page, context) => {
    await home(page);
    await playNow(page);
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(watchTaps);
    await tapAround(page);
    return page.evaluate(tapsSeen);
  });
  const sorted = durations.sort((a, b) => a - b);
  const what = `a tap on a card, CPU ${SLOWDOWN} times slower`;
  return [
    { what: `${what}: median of ${TAPS}`, value: sorted[Math.floor(sorted.length / 2)]!, unit: 'ms', most: 50 },
    { what: `${what}: worst`, value: sorted.at(-1)!, unit: 'ms', most: 50 },
  ];
}

/** Chooses one card after the other, and plays none: that would be a second tap on the same card. */
async function tapAround(page: Page): Promise<void> {
  const cards = page.locator('.hand > .card:not(.no)');
  const count = await cards.count();
  for (let tap = 0; tap < TAPS; tap++) {
    const card = cards.nth(tap % count);
    await card.tap();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
  }
}

interface Watching extends Window {
  taps?: Map<number, number>;
}

/** Runs in the page: the longest event of each interaction with a card, as Event Timing tells it. */
function watchTaps(): void {
  const taps = new Map<number, number>();
  (window as Watching).taps = taps;
  const take = (list: PerformanceObserverEntryList): void => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      const { interactionId: id = 0, duration, target } = entry;
      if (id === 0 || !(target instanceof Element) || target.closest('.hand > .card') === null) continue;
      taps.set(id, Math.max(taps.get(id) ?? 0, duration));
    }
  };
  // the shortest that the browser tells of; what is quicker is not listed
  new PerformanceObserver(take).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function tapsSeen(): number[] {
  return [...((window as Watching).taps ?? new Map<number, number>()).values()];
}
