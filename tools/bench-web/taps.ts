import type { Locator, Page } from 'playwright-core';
import type { Figure } from './figures.ts';
import { gamesOn, home, onPhone, playNow } from './page.ts';

const SLOWDOWN = 4;
const TAPS = 12;

/** How long until the screen answers a tap on a card, on a slow phone, at the table of each game. */
export async function measureTaps(url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const game of await gamesOn(url)) figures.push(...(await measureTable(url, game)));
  return figures;
}

async function measureTable(url: string, game: string): Promise<Figure[]> {
  const durations = await onPhone(url, async (page, context) => {
    await home(page);
    await playNow(page, game);
    await draw(page);
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(watchTaps);
    await tapAround(page);
    return page.evaluate(tapsSeen);
  });
  const sorted = durations.sort((a, b) => a - b);
  const what = `${game}: a tap on a card, CPU ${SLOWDOWN} times slower`;
  return [
    { what: `${what}: median of ${TAPS}`, value: sorted[Math.floor(sorted.length / 2)]!, unit: 'ms', most: 50 },
    { what: `${what}: worst`, value: sorted.at(-1)!, unit: 'ms' },
  ];
}

/** Where there is a pile to draw from first, a card can be chosen once one has been drawn. */
async function draw(page: Page): Promise<void> {
  if ((await page.locator('.deck.open').count()) === 0) return;
  const hand = page.locator('.hand > .card');
  const before = await hand.count();
  await page.locator('.decks .deck').first().tap();
  await page.locator('.actions .btn.primary').tap();
  await hand.nth(before).waitFor();
}

/**
 * Chooses one card after the other, and plays none: that would be a second tap on the same card. The finger goes straight to
 * the screen, since Playwright's own tap first has the slow page look whether it can be tapped.
 */
async function tapAround(page: Page): Promise<void> {
  const cards = await cardsToTap(page);
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
  for (let tap = 0; tap < TAPS; tap++) {
    const { x, y, width, height } = boxes[tap % boxes.length]!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.evaluate(untilStill);
  }
}

/** Those that can be played; where that is one, all: also what cannot be played is taken up, and a second tap on one card would play it. */
async function cardsToTap(page: Page): Promise<Locator[]> {
  const hand = page.locator('.hand > .card');
  await hand.first().waitFor();
  const playable = await page.locator('.hand > .card:not(.no)').all();
  return playable.length > 1 ? playable : hand.all();
}

/** Runs in the page: people do not tap the next card while the last one is still rising. */
async function untilStill(): Promise<void> {
  const moment = (): Promise<void> => new Promise((over) => setTimeout(over, 200));
  do await moment();
  while (document.getAnimations().length > 0);
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
