import { expect, test } from 'vitest';
import { usePlace } from './testing/browser.ts';

const place = usePlace();

test('the first page comes in the visitor’s language', async () => {
  const { page, complaints } = await place.come({ language: 'fr', size: 'phone' });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(complaints).toEqual([]);
});
