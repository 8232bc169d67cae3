import { expect, test } from 'vitest';
import { usePlace } from '../testing/browser.ts';

const place = usePlace();

test('what happened is shown again, and the turn is as it was', async () => {
  const { page, complaints } = await place.come({ size: 'desktop', motion: true, settings: { pace: 'calm' } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Straw' }).click();
  const cards = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  // what a card makes is said of it when it may be chosen
  await cards.and(page.getByLabel(/makes/)).first().click();
  const chosen = page.locator('.hand .card.sel');
  const name = await chosen.getAttribute('aria-label');
  const carries = page.getByRole('img', { name: /The camel carries/ });
  const before = await carries.getAttribute('aria-label');
  await page.getByRole('button', { name: 'Show it again' }).click();
  const again = page.getByRole('region', { name: 'Show it again' });
  await again.getByText(/^Again: /).waitFor();
  // what lies under it answers to no key either
  expect(await page.evaluate(pressUnderneath)).toBe(true);
  await again.waitFor({ state: 'detached' });
  expect(await chosen.getAttribute('aria-label')).toBe(name);
  expect(await carries.getAttribute('aria-label')).toBe(before);
  expect(complaints).toEqual([]);
});

/** Runs in the page, at once: from outside, it may be over before the last key. */
function pressUnderneath(): boolean {
  for (const key of '1234') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return document.querySelector('.tray')?.hasAttribute('inert') === true;
}
