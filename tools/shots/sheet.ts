import type { Page } from 'playwright-core';
import { SIZES, type Size } from '../../src/client/browser/testing/visitors.ts';
import { THEMES, type Shot } from './camera.ts';
import type { Mockup } from './mockups.ts';

export interface Row {
  readonly title: string;
  readonly pictures: readonly (Shot | Mockup)[];
  readonly format: 'webp' | 'png';
}

const HEIGHT = 300;
const HALF = (HEIGHT - 4) / 2;
const WIDTH = 2064;
const LARGEST = 340_000;
const QUALITIES = [60, 50, 40, 30, 20];

/** One picture with all rows below each other, in webp and not too large. */
export async function sheetOf(page: Page, title: string, rows: readonly Row[]): Promise<Buffer> {
  await page.setViewportSize({ width: WIDTH, height: 400 });
  await page.setContent(`<!doctype html><style>${STYLE}</style><h1>${title}</h1>${rows.map(rowHtml).join('')}`);
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: WIDTH, height, scale: 1 };
  try {
    for (const quality of QUALITIES) {
      const wish = { format: 'webp', quality, clip, captureBeyondViewport: true } as const;
      const { data } = await session.send('Page.captureScreenshot', wish);
      const sheet = Buffer.from(data, 'base64');
      if (sheet.length <= LARGEST || quality === QUALITIES.at(-1)) return sheet;
    }
    throw new Error('there is always a last quality');
  } finally {
    await session.detach();
  }
}

const STYLE = `
  body { margin: 12px; font: 15px system-ui, sans-serif; background: #6b6b6b; color: #fff; }
  h1 { margin: 0 0 4px; font-size: 22px; } h2 { margin: 8px 0 4px; font-size: 15px; }
  .row > * { flex: none; }
  .row { display: flex; gap: 4px; height: ${HEIGHT}px; }
  .pair { display: flex; flex-direction: column; gap: 4px; }
  img { object-fit: cover; object-position: top; background: #555; display: block; }
  .none { background: #606060; }`;

function rowHtml({ title, pictures, format }: Row): string {
  const cell = (size: Size, theme: string, height: number): string => {
    const { width, height: whole } = SIZES[size];
    const style = `width:${Math.round((width / whole) * height)}px;height:${height}px`;
    const found = pictures.find((one) => one.size === size && one.theme === theme);
    if (found === undefined) return `<div class="none" style="${style}"></div>`;
    return `<img style="${style}" src="data:image/${format};base64,${found.picture}">`;
  };
  const tall = (['phone', 'tablet', 'desktop'] as const).flatMap((size) =>
    THEMES.map((theme) => cell(size, theme, HEIGHT)),
  );
  const sideways = THEMES.map((theme) => cell('sideways', theme, HALF));
  return `<h2>${title}</h2><div class="row">${tall.join('')}<div class="pair">${sideways.join('')}</div></div>`;
}
