import { expect, test } from 'vitest';
import { hint } from '../../words/en/later/hint.ts';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';
import { Pointer } from '../testing/pointer.ts';
import { StrawPlayer } from '../testing/players/straw-player.ts';

const place = usePlace();
const { games, pages, table } = words;

test('a hint names the best card and marks it, until the card is played', async () => {
  const { page, complaints } = await place.come({ size: 'phone' });
  const fingers = new Pointer(page);
  await page.goto('/');
  await fingers.press(page.getByRole('button', { name: `Play now: ${games.straw.name}` }));
  const player = new StrawPlayer(page, fingers);
  await player.seeTurn();
  const bar = page.getByRole('region', { name: hint.title });
  await fingers.press(page.getByRole('button', { name: table.hint }));
  await bar.getByText(/of 100 matches/).waitFor();
  const marked = page.locator('.hand > .hinted').first();
  expect(await marked.getAttribute('aria-label')).toContain('suggested');
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await page.keyboard.press('h');
  await bar.getByText(/of 100 matches/).waitFor();
  // faster than anything can be drawn
  await page.evaluate(() => {
    for (const key of ['Escape', 'h']) dispatchEvent(new KeyboardEvent('keydown', { key }));
  });
  await bar.getByText(/of 100 matches/).waitFor();
  await marked.waitFor();
  await player.takeTurn();
  await player.seeTurn();
  expect([await bar.count(), await page.locator('.hinted').count()]).toEqual([0, 0]);
  expect(fingers.small).toEqual([]);
  expect(complaints).toEqual([]);
});

test('where hints are not allowed nobody is offered one', async () => {
  const { page } = await place.come({ size: 'phone' });
  const fingers = new Pointer(page);
  await page.goto('/set/straw');
  await fingers.press(page.getByRole('switch', { name: pages.set.hints }));
  await fingers.press(page.getByRole('button', { name: pages.set.start }));
  await new StrawPlayer(page, fingers).seeTurn();
  expect(await page.getByRole('button', { name: table.hint }).count()).toBe(0);
  await page.keyboard.press('h');
  expect(await page.getByRole('region', { name: hint.title }).count()).toBe(0);
});
