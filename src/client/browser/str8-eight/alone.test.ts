import { expect, test } from 'vitest';
import { str8Eight as str8 } from '../../games/str8-eight/words/en/table.ts';
import { proof } from '../../words/en/later/proof.ts';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';
import { Keys } from '../testing/keys.ts';
import type { Manner } from '../testing/manner.ts';
import { Pointer } from '../testing/pointer.ts';
import { addedUp, type Row } from '../testing/players/scores.ts';
import { Str8Player } from '../testing/players/str8-eight-player.ts';
import type { Visitor } from '../testing/visitors.ts';

const place = usePlace();
const { pages, table: say } = words;
const NARROW = { width: 360, height: 740 };
const TARGET = 100;

test('a whole match on a narrow phone with taps alone, closed in the middle', async () => {
  const visitor = await place.come({ size: NARROW });
  await sitDown(visitor, new Pointer(visitor.page), 4);
  let player = new Str8Player(visitor.page, new Pointer(visitor.page));
  for (let turns = 0; turns < 3; turns++) await player.takeTurn();
  const { hand } = await player.until('draw');
  const address = visitor.page.url();

  const page = await visitor.comeBack();
  const fingers = new Pointer(page);
  await page.goto('/');
  await fingers.press(page.getByRole('link', { name: pages.home.carryOn }));
  player = new Str8Player(page, fingers);
  expect((await player.until('draw')).hand).toEqual(hand);
  expect(page.url()).toBe(address);
  await expectEnd(player, fingers);
  expect(fingers.small).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

test('a whole match of three on a desktop with the keyboard alone, and once more', async () => {
  const visitor = await place.come({ size: 'desktop' });
  const { page } = visitor;
  const keys = new Keys(page);
  await sitDown(visitor, keys, 3);
  const player = new Str8Player(page, keys);
  await expectEnd(player, keys);
  const address = page.url();
  await keys.press(page.getByRole('button', { name: say.again2 }));
  await page.waitForURL((url) => url.href !== address);
  expect((await player.until('play')).hand).toHaveLength(4);
  expect(visitor.complaints).toEqual([]);
});

/** Sets a table of so many, to be won with few points. */
async function sitDown({ page }: Visitor, manner: Manner, seats: number): Promise<void> {
  await page.goto('/set/str8-eight');
  for (let seat = 4; seat > seats; seat--) {
    await manner.press(page.getByRole('button', { name: pages.set.remove(seat) }));
  }
  const target = page.getByRole('button', { name: String(TARGET), exact: true });
  await manner.press(target);
  await target.and(page.locator('[aria-pressed=true]')).waitFor();
  await manner.press(page.getByRole('button', { name: pages.set.start }));
}

/** Plays on; every hand adds up, somebody reaches the mark, and the shuffle was fair. */
async function expectEnd(player: Str8Player, manner: Manner): Promise<void> {
  const { page } = player;
  const scores = await player.playToTheEnd();
  expectScores(scores, player.hands);
  expect(Math.max(...scores.map(({ total }) => total))).toBeGreaterThanOrEqual(TARGET);
  expect(player.done.climbed).toBeGreaterThan(0);
  expect(player.reasons.every((reason) => reason !== '')).toBe(true);
  await page.getByText(str8.target(TARGET)).waitFor();
  await manner.press(page.getByRole('button', { name: proof.check }));
  await page.getByText(proof.verified).waitFor();
  expect(player.tooWide).toEqual([]);
}

function expectScores(scores: readonly Row[], hands: readonly (readonly Row[])[]): void {
  for (const { name, points, total } of scores) {
    expect(points.reduce((sum, one) => sum + one)).toBe(total);
    expect(addedUp(hands).get(name)).toBe(total);
  }
}
