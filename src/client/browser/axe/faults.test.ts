import { expect, test } from 'vitest';
import { faultsOf } from '../testing/faults.ts';
import { ourBrowser } from '../testing/our-browser.ts';
import { PAGES } from '../testing/scenes/pages.ts';
import { withScene } from '../testing/scenes/scene.ts';

test('what is wrong would be found', async () => {
  const home = PAGES.find(({ name }) => name === 'home')!;
  await withScene(await ourBrowser(), home, async (page) => {
    await page.evaluate(spoil);
    const found = (await faultsOf(page)).join('\n');
    expect(found).toMatch(/phone, light: button-name/);
    expect(found).toMatch(/desktop, dark: color-contrast/);
    expect(found).toMatch(/phone: small: button.spoilt/);
    expect(found).toMatch(/phone: the page is 9\d\d wide/);
    expect(found).toMatch(/phone: cut off: p.cut/);
    expect(found).toMatch(/phone: covered: button.btn over/);
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
    '<div class="table"><div class="actions"><button class="btn over" data-style="position:fixed;left:0;top:99px;width:200px;z-index:98">Half hidden</button></div></div>',
    '<i data-style="position:fixed;left:99px;top:90px;width:200px;height:90px;z-index:99"></i>',
  ];
  document.querySelector('main')!.insertAdjacentHTML('beforeend', faults.join(''));
  // the page's policy lets nobody write styles into the text
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style']!;
}
