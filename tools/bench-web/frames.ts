import type { Figure } from './figures.ts';
import { home, onPhone, playNow, playRound } from './page.ts';

interface Watching extends Window {
  frameTimes?: number[];
}

/** The longest time between two frames while a round is played, cards fly and the camel bends. */
export async function measureFrames(url: string): Promise<Figure[]> {
  const frames = await onPhone(url, async (page) => {
    await home(page);
    await playNow(page);
    await page.evaluate(watchFrames);
    await playRound(page);
    return page.evaluate(() => (window as Watching).frameTimes ?? []);
  });
  const sorted = frames.sort((a, b) => a - b);
  return [{ what: `longest frame of a round`, value: sorted.at(-1)!, unit: 'ms', most: 34 }];
}

/** Runs in the page. */
function watchFrames(): void {
  const frames: number[] = [];
  (window as Watching).frameTimes = frames;
  let last = performance.now();
  const next = (now: number): void => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(next);
  });
}
