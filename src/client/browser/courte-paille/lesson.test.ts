import { expect, test } from 'vitest';
import { deal } from '../../games/courte-paille/lesson/deal.ts';
import { lesson as steps } from '../../games/courte-paille/words/en/lesson.ts';
import { lesson as says } from '../../words/en/later/lesson.ts';
import { usePlace } from '../testing/browser.ts';

const place = usePlace();

test('the lesson to its end', async () => {
  const { page, complaints } = await place.come({ size: 'phone' });
  await page.goto('/rules/courte-paille');
  await page.getByRole('button', { name: says.begin }).click();
  for (const [at, move] of deal.moves.entries()) {
    await page.locator('.lesson').getByText(steps[at]![0]).waitFor();
    if (move === null) {
      await page.locator('.lesson .btn').tap();
      continue;
    }
    const [verb, card] = move.split(' ');
    await page
      .locator(`${verb === 'take' ? '.stage' : '.hand'} [data-card="${card}"]`)
      .first()
      // of the menu only the heads can be seen
      .tap({ position: { x: 16, y: 12 } });
    await page.locator('.actions .primary:enabled').tap();
  }
  await page.waitForURL('**/set/courte-paille');
  expect(complaints).toEqual([]);
});
