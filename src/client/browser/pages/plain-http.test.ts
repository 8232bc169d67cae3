import { expect, test } from 'vitest';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';
import { Pointer } from '../testing/pointer.ts';
import { StrawPlayer } from '../testing/players/straw-player.ts';
import { PLAIN_NAME } from '../testing/visitors.ts';

const place = usePlace();
const { games, pages } = words;

/** As a computer in a home network is found by the others there. */
function plain(): string {
  return `http://${PLAIN_NAME}:${new URL(place.server.url).port}`;
}

test('a round alone without a secure context', async () => {
  const { page, complaints } = await place.come({ size: 'phone' });
  await page.goto(plain());
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const fingers = new Pointer(page);
  await fingers.press(page.getByRole('button', { name: pages.home.playNowLabel(games.straw.name) }));
  const player = new StrawPlayer(page, fingers, 'heavy');
  await player.playRounds(1);
  const hand = await player.handAtTurn();
  await page.reload();
  expect(await player.handAtTurn()).toEqual(hand);
  expect(complaints).toEqual([]);
});

test('a table on line without a secure context, and what it cannot do', async () => {
  const { page, complaints } = await place.come({ size: 'phone', settings: { name: 'Ann' } });
  const fingers = new Pointer(page);
  await page.goto(`${plain()}/set/straw`);
  await fingers.press(page.getByRole('button', { name: pages.set.online }));
  await fingers.press(page.getByRole('button', { name: pages.set.openTable }));
  await fingers.press(page.getByRole('button', { name: pages.invite.copy }));
  const dialog = page.getByRole('dialog');
  await fingers.press(dialog.getByRole('button', { name: pages.invite.copy }));
  await dialog.getByText(pages.invite.byHand).waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(new RegExp(`^${plain()}/j/`));
  await fingers.press(dialog.getByRole('button', { name: words.common.close }));
  await fingers.press(page.getByRole('button', { name: pages.waiting.fill(3) }));
  const player = new StrawPlayer(page, fingers, 'heavy');
  await player.playRounds(1);
  expect(player.rounds[0]).toHaveLength(4);
  expect(complaints).toEqual([]);
});
