import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { SCENES } from './testing/scenes/scenes.ts';
import { withScene } from './testing/scenes/scene.ts';
import { fitting } from './testing/fitting.ts';
import { SIZES, Visitors } from './testing/visitors.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const NARROW = { width: 360, height: 740 };

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.in(inject('chromium'));
});
afterAll(() => visitors.close());

test.each(SCENES)('$name', async (scene) => {
  await withScene(visitors, scene, async (page) => {
    expect(await faultsOf(page)).toEqual([]);
  });
});

test('what is wrong would be found', async () => {
  const home = SCENES.find(({ name }) => name === 'home')!;
  await withScene(visitors, home, async (page) => {
    await page.evaluate(spoil);
    const found = (await faultsOf(page)).join('\n');
    expect(found).toMatch(/phone, light: button-name/);
    expect(found).toMatch(/desktop, dark: color-contrast/);
    expect(found).toMatch(/phone: small: button.spoilt/);
    expect(found).toMatch(/phone: the page is 9\d\d wide/);
    expect(found).toMatch(/phone: cut off: p.cut/);
    expect(found).toMatch(/sideways: out of its box: b.wide/);
  });
});

/** Runs in the page: one of each fault. */
function spoil(): void {
  const faults = [
    '<button class="spoilt" data-style="width:20px"></button>',
    '<p data-style="color:#888;background:#777">Pale</p>',
    '<p class="cut" data-style="width:60px;overflow:hidden;white-space:nowrap">Too long for its place</p>',
    '<div class="panel" data-style="width:60px"><b class="wide" data-style="white-space:nowrap">Too long for its panel</b></div>',
    '<div data-style="width:900px">Wide</div>',
  ];
  document.querySelector('main')!.insertAdjacentHTML('beforeend', faults.join(''));
  // the page's policy lets nobody write styles into the text
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style']!;
}

/** What axe says in both themes, and what does not fit. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries({ phone: NARROW, desktop: SIZES.desktop, sideways: SIZES.sideways })) {
    await page.setViewportSize(viewport);
    for (const one of await page.evaluate(fitting)) found.push(`${size}: ${one}`);
    // sideways the page is made of the same parts
    if (size === 'sideways') continue;
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
