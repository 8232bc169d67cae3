import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { usePlace } from '../testing/browser.ts';

const place = usePlace();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const hand = (page: Page) => page.getByRole('region', { name: 'Your hand' });

async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now: Straw/ }).click();
  await hand(page).waitFor();
}

describe('two tabs', () => {
  test('a game goes on in the tab that carries it on, and can be taken back', async () => {
    const visitor = await place.come();
    const { page: first, complaints } = visitor;
    await playNow(first);
    const second = await visitor.newTab();
    await second.goto('/');
    await second.getByRole('link', { name: /^Carry on/ }).waitFor();
    expect(await heading(first, /another tab/).count()).toBe(0);
    await second.getByRole('link', { name: /^Carry on/ }).click();
    await hand(second).waitFor();
    await heading(first, 'This game goes on in another tab.').waitFor();
    await first.getByRole('button', { name: 'Go on here' }).click();
    await hand(first).waitFor();
    await heading(second, 'This game goes on in another tab.').waitFor();
    expect(complaints).toEqual([]);
  });

  test('each has a game of its own', async () => {
    const visitor = await place.come();
    const { page: first } = visitor;
    await playNow(first);
    const second = await visitor.newTab();
    await playNow(second);
    expect(second.url()).not.toBe(first.url());
    expect(await hand(first).isVisible()).toBe(true);
  });
});

describe('a game that waits', () => {
  test('says where it stands, comes back after a reload, and can be given up', async () => {
    const { page, complaints } = await place.come({ settings: { name: 'Ann' } });
    await playNow(page);
    await page.goto('/');
    await heading(page, 'Pull up a chair, Ann.').waitFor();
    await page.getByText(/^Round 1 of 4\. The camel carries −?\d+\.$/).waitFor();
    await page.getByRole('button', { name: 'Give this game of Straw up' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Give this game of Straw up' }).click();
    await page.getByRole('button', { name: 'Give it up' }).click();
    await page.getByRole('link', { name: /^Carry on/ }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Straw', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: /^Carry on/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('Play now sets the table that was set last', async () => {
    const { page } = await place.come();
    await page.goto('/set/straw');
    await page.getByRole('button', { name: 'Remove seat 4' }).click();
    await page.getByRole('button', { name: 'Remove seat 3' }).click();
    await page.getByRole('button', { name: 'when someone reaches 100' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await hand(page).waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: /^Play now: Straw/ }).click();
    await hand(page).waitFor();
    await page.goto('/');
    const stands = page.getByText(/^Round 1\. The camel carries/);
    await stands.waitFor();
    expect(await stands.count()).toBe(1);
  });
});

describe('a browser that keeps nothing', () => {
  test('plays on in memory, and says so', async () => {
    const { page, context } = await place.come();
    await context.route('**/assets/worker-*.js', async (route) => {
      const response = await route.fetch();
      const denied =
        "Object.defineProperty(self,'indexedDB',{get(){throw new DOMException('denied','SecurityError')}});";
      await route.fulfill({ response, body: denied + (await response.text()) });
    });
    await page.goto('/');
    await page.getByText('This window keeps nothing', { exact: false }).waitFor();
    await page.getByRole('button', { name: /^Play now: Straw/ }).click();
    await hand(page).waitFor();
    expect(page.url()).toContain('/alone/');
  });

  test('that forbids storage or kept nonsense shows every page', async () => {
    const { page, context, complaints } = await place.come();
    await context.addInitScript(() => localStorage.setItem('settings', '{"theme":7,"language":"xx","name":{}}'));
    for (const path of ['/', '/settings', '/set/straw']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await context.addInitScript(() => {
      const denied = {
        get(): never {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', denied);
      Object.defineProperty(window, 'sessionStorage', denied);
    });
    await playNow(page);
    expect(complaints).toEqual([]);
  });
});
