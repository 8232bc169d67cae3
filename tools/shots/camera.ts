import type { Page } from 'playwright-core';
import { SIZES, type Size } from '../../src/client/browser/testing/visitors.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Shot {
  readonly size: Size;
  readonly theme: Theme;
  /** A webp picture in base64. */
  readonly picture: string;
}

const QUALITY = 80;

/** A page as it stands, in every size and theme. */
export async function shotsOf(page: Page): Promise<Shot[]> {
  const session = await page.context().newCDPSession(page);
  const shots: Shot[] = [];
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    for (const theme of THEMES) {
      await page.evaluate(dress, theme);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
        optimizeForSpeed: true,
      });
      shots.push({ size, theme, picture: data });
    }
  }
  await session.detach();
  return shots;
}

/** Runs in the page; two frames later it is drawn so. */
function dress(theme: string): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  return document.fonts.ready
    .then(frame)
    .then(frame)
    .then(() => undefined);
}
