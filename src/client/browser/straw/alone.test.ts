import { expect, test } from 'vitest';
import { english, french } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';
import { Pointer } from '../testing/pointer.ts';
import { Keys } from '../testing/keys.ts';
import { addedUp, type Row } from '../testing/players/scores.ts';
import { StrawPlayer } from '../testing/players/straw-player.ts';

const place = usePlace();

test('a whole match on a phone with taps alone, closed in the middle, and once more', async () => {
  const visitor = await place.come({ size: 'phone' });
  let { page } = visitor;
  let fingers = new Pointer(page);
  await page.goto('/');
  await fingers.press(page.getByRole('button', { name: 'Play now: Straw' }));
  let player = new StrawPlayer(page, fingers);
  await player.playRounds(1);
  const hand = await player.handAtTurn();
  const [address, rounds] = [page.url(), player.rounds];

  page = await visitor.comeBack();
  fingers = new Pointer(page);
  await page.goto('/');
  await fingers.press(page.getByRole('link', { name: 'Carry on' }));
  player = new StrawPlayer(page, fingers);
  expect(await player.handAtTurn()).toEqual(hand);
  expect(page.url()).toBe(address);

  player.taste = 'heavy';
  const scores = await player.playToTheEnd();
  expectScores(scores, [...rounds, ...player.rounds], 4);
  await fingers.press(page.getByRole('button', { name: 'Check the shuffle' }));
  await page.getByText('Shuffle verified').waitFor();
  await fingers.press(page.getByRole('button', { name: 'Play again' }));
  await page.waitForURL((url) => url.href !== address);
  expect(await player.handAtTurn()).toHaveLength(4);

  expect(fingers.small).toEqual([]);
  expect(player.tooWide).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

test('a whole match of two on a desktop with the keyboard alone', async () => {
  const { page, complaints } = await place.come({ size: 'desktop' });
  const keys = new Keys(page);
  const { set } = english.pages;
  await page.goto('/set/straw');
  for (const seat of [4, 3]) await keys.press(page.getByRole('button', { name: set.remove(seat) }));
  await keys.press(page.getByRole('button', { name: set.start }));
  const player = new StrawPlayer(page, keys);
  await player.playRounds(1);
  player.taste = 'heavy';
  expectScores(await player.playToTheEnd(), player.rounds, 2);
  await keys.press(page.getByRole('button', { name: 'Check the shuffle' }));
  await page.getByText('Shuffle verified').waitFor();
  expect(player.tooWide).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a round of two on a phone, its table set by hand, in French', async () => {
  const { page, complaints } = await place.come({ size: 'phone', language: 'fr' });
  const fingers = new Pointer(page);
  const { home, set } = french.pages;
  await page.goto('/');
  await fingers.press(page.getByRole('link', { name: home.setTableLabel(french.games.straw.name) }));
  await fingers.press(page.getByRole('button', { name: set.remove(4) }));
  await fingers.press(page.getByRole('button', { name: set.remove(3) }));
  await fingers.press(page.getByRole('button', { name: set.start }));
  const player = new StrawPlayer(page, fingers, 'heavy');
  await player.playRounds(1);
  expect(player.rounds[0]!.map(({ name }) => name)).toContain(french.common.you);
  expect(player.rounds[0]).toHaveLength(2);
  expect(await player.handAtTurn()).toHaveLength(4);
  expect(fingers.small).toEqual([]);
  expect(player.tooWide).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a round of six, its table set with the keyboard', async () => {
  const { page, complaints } = await place.come({ size: 'desktop', sound: true });
  const keys = new Keys(page);
  const { home, set } = english.pages;
  await page.goto('/');
  await keys.press(page.getByRole('link', { name: home.setTableLabel(english.games.straw.name) }));
  const add = page.getByRole('button', { name: set.add });
  await keys.press(add);
  await keys.press(add);
  await add.waitFor({ state: 'detached' });
  await keys.press(page.getByRole('button', { name: set.start }));
  const player = new StrawPlayer(page, keys, 'heavy');
  await player.playRounds(1);
  expect(player.rounds[0]).toHaveLength(6);
  expect(await player.handAtTurn()).toHaveLength(4);
  expect(player.tooWide).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Of so many, each of whom deals once. */
function expectScores(scores: readonly Row[], rounds: readonly (readonly Row[])[], players: number): void {
  expect(scores).toHaveLength(players);
  expect(rounds).toHaveLength(players);
  for (const { name, points, total } of scores) {
    expect(points.reduce((sum, one) => sum + one)).toBe(total);
    expect(addedUp(rounds).get(name)).toBe(total);
  }
}
