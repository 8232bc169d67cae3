import { describe, expect, test } from 'vitest';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';

const place = usePlace();

const { common, games, pages } = words;
const { home, set, errors, waiting, code } = pages;
const options = words.options['courte-paille'];
const FORM = options.form.values;
const COCO = options['coco-may-sleep'];

const GAMES = [
  [games['courte-paille'].name, 'courte-paille', games['courte-paille'].stands(null, 1, 7)],
  [games['str8-eight'].name, 'str8-eight', games['str8-eight'].stands(1, 0, 500)],
] as const;

describe.each(GAMES)('%s', (name, id, stands) => {
  test('is dealt at one tap, waits where it was left, and is carried on', async () => {
    const { page, complaints } = await place.come({ size: 'phone' });
    await page.goto('/');
    await page.getByRole('button', { name: home.playNowLabel(name) }).click();
    await page.waitForURL(/\/alone\//);
    await page.locator(`body[data-game=${id}]`).waitFor();
    const table = page.url();
    await page.goto('/');
    const carryOn = page.getByRole('region', { name: home.carryOn });
    await carryOn.getByText(stands).waitFor();
    await carryOn.getByRole('link').click();
    await page.waitForURL(table);
    expect(complaints).toEqual([]);
  });
});

test('house rules are explained, kept with the game, and played by', async () => {
  const { page, complaints } = await place.come({ size: 'phone' });
  await page.goto('/set/courte-paille');
  await page.getByText(FORM.single.says).waitFor();
  await page.getByRole('button', { name: FORM.declared.label }).click();
  await page.getByText(FORM.declared.says).waitFor();
  await page.getByRole('switch', { name: COCO.title }).click();
  await page.getByRole('button', { name: set.add }).click();
  await page.getByText(set.seatsOf(5, 5)).waitFor();
  await page.getByRole('button', { name: set.start }).click();
  await page.waitForURL(/\/alone\//);
  await page.goto('/');
  await page.getByText(games['courte-paille'].stands(1, 1, 7)).waitFor();
  await page.goto('/set/straw');
  await page.getByText(set.seatsOf(4, 6)).waitFor();
  await page.getByRole('link', { name: games['courte-paille'].name }).click();
  await page.getByText(FORM.declared.says).waitFor();
  expect(await page.getByRole('switch', { name: COCO.title }).getAttribute('aria-checked')).toBe('true');
  await page.getByText(set.seatsOf(5, 5)).waitFor();
  expect(complaints).toEqual([]);
});

test('Str8 Eight is won later by two, unless they agree on something else', async () => {
  const { page } = await place.come();
  const { title, values } = words.options['str8-eight'].target;
  await page.goto('/set/str8-eight');
  const chosen = page.getByRole('group', { name: title }).locator('[aria-pressed=true]');
  await page.getByText(values[500].says).waitFor();
  for (const seat of [4, 3]) await page.getByRole('button', { name: set.remove(seat) }).click();
  await page.getByText(values[1000].says).waitFor();
  expect(await chosen.innerText()).toBe('1000');
  expect(await page.getByRole('button', { name: set.remove(2) }).count()).toBe(0);
  await page.getByRole('group', { name: title }).getByText('250').click();
  await page.getByRole('button', { name: set.add }).click();
  expect(await chosen.innerText()).toBe('250');
});

test('a friend comes by the code, to a table in the dress of its game', async () => {
  const host = await place.come({ size: 'phone', settings: { name: 'Ann' } });
  await host.page.goto('/set/courte-paille');
  await host.page.getByRole('button', { name: set.online }).click();
  await host.page.getByRole('button', { name: set.openTable }).click();
  const invitation = await host.page.locator('.wcode b').innerText();
  const guest = await place.come({ settings: { name: 'Ben' } });
  await guest.page.goto('/');
  await guest.page.getByLabel(code.title).fill(invitation);
  await guest.page.getByRole('button', { name: code.join }).click();
  await guest.page.getByText(waiting.hostStarts('Ann')).waitFor();
  await guest.page.getByText(games['courte-paille'].name).waitFor();
  await host.page.getByText('Ben').waitFor();
  for (const { page, complaints } of [host, guest]) {
    expect(await page.locator('body').getAttribute('data-game')).toBe('courte-paille');
    expect(complaints).toEqual([]);
  }
});

test('rules that do not load are told of, and come with the page when it is loaded again', async () => {
  const { page, context } = await place.come();
  await page.goto('/');
  await context.route('**/assets/play-courte-paille-*.js', (route) => route.abort());
  const play = page.getByRole('button', { name: home.playNowLabel(games['courte-paille'].name) });
  await play.click();
  await page.getByText(errors['not-loaded']).waitFor();
  await context.unroute('**/assets/play-courte-paille-*.js');
  await page.reload();
  await play.click();
  await page.waitForURL(/\/alone\//);

  await context.route('**/assets/play-courte-paille-*.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: common.notLoaded.title }).waitFor();
  await context.unroute('**/assets/play-courte-paille-*.js');
  await page.getByRole('button', { name: pages.nav.again }).click();
  await page.getByRole('heading', { name: common.notLoaded.title }).waitFor({ state: 'detached' });
  await page.locator('body[data-game=courte-paille]').waitFor();
  expect(page.url()).toContain('/alone/');
});
