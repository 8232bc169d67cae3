import { expect, test } from 'vitest';
import { devices as say, settings } from '../../words/en/later/settings.ts';
import { usePlace } from '../testing/browser.ts';

const place = usePlace();

test('somebody sees where they are signed in, and signs the other device out', async () => {
  const here = await place.come({ settings: { name: 'Ann' } });
  const there = await place.come({ size: 'phone' });
  const { page } = here;
  await page.goto('/settings');
  expect(await page.getByRole('heading', { name: say.title }).count()).toBe(0);
  await page.getByRole('button', { name: settings.save }).click();
  await page.getByText(settings.saved).waitFor();
  await page.getByRole('button', { name: settings.deviceMake }).click();
  const link = await page.getByRole('textbox', { name: settings.deviceLink }).inputValue();
  await there.page.goto(link);
  await there.page.waitForURL('**/');
  await page.reload();
  const rows = page.locator('.devlist li');
  await rows.nth(1).waitFor();
  expect(await rows.getByText(say.here).count()).toBe(1);
  expect(await rows.getByText(say.usedToday).count()).toBe(2);
  await rows.getByRole('button', { name: say.out }).click();
  await page.getByText(say.done).waitFor();
  await rows.nth(1).waitFor({ state: 'detached' });
  expect((await (await there.context.request.get('/api/me')).json()).player).toBeNull();
  expect((await (await here.context.request.get('/api/me')).json()).player.name).toBe('Ann');
  expect(here.complaints).toEqual([]);
});

test('all others are signed out at once', async () => {
  const here = await place.come({ settings: { name: 'Ann' } });
  const others = [await place.come(), await place.come()];
  await here.context.request.patch('/api/me', { data: { name: 'Ann' } });
  for (const { context } of others) {
    const { code } = await (await here.context.request.post('/api/me/link')).json();
    await context.request.post('/api/me/claim', { data: { code } });
  }
  await here.page.goto('/settings');
  const rows = here.page.locator('.devlist li');
  await rows.nth(2).waitFor();
  await here.page.getByRole('button', { name: say.outOthers }).click();
  await rows.nth(1).waitFor({ state: 'detached' });
  for (const { context } of others) expect((await (await context.request.get('/api/me')).json()).player).toBeNull();
  expect(here.complaints).toEqual([]);
});
