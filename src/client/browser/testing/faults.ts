import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { fitting } from './fitting.ts';
import { SIZES } from './visitors.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const NARROW = { width: 360, height: 740 };
const READ_AT = { phone: NARROW, desktop: SIZES.desktop };
// sideways the page is made of the same parts: they have to fit, and are read no differently
const FITS_AT = { ...READ_AT, sideways: SIZES.sideways };

/** What axe says in both themes, and what does not fit. */
export async function faultsOf(page: Page): Promise<string[]> {
  const found = await unreadableIn(page);
  for (const [size, viewport] of Object.entries(FITS_AT)) {
    await page.setViewportSize(viewport);
    for (const one of await page.evaluate(fitting)) found.push(`${size}: ${one}`);
  }
  return found;
}

/** What axe says on a phone and on a desk, in both themes. */
export async function unreadableIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(READ_AT)) {
    await page.setViewportSize(viewport);
    for (const theme of ['light', 'dark']) {
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

async function violations(page: Page, theme: string): Promise<string[]> {
  const runOnly =
    theme === 'light' ? { type: 'tag' as const, values: STANDARDS } : { type: 'rule' as const, values: COLOURS };
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'], preload: false });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} (${help}) ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
