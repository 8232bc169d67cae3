import { expect, test } from 'vitest';
import { hmacSha256 } from '../../../engine/chance/hmac.ts';
import { stacked } from '../../../engine/chance/stacked.ts';
import { straw } from '../../../games/straw/game.ts';
import type { StrawView } from '../../../games/straw/view.ts';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';
import { Keys } from '../testing/keys.ts';
import type { Manner } from '../testing/manner.ts';
import { OnlineTable } from '../testing/online-table.ts';
import { Pointer } from '../testing/pointer.ts';
import { StrawPlayer } from '../testing/players/straw-player.ts';
import type { Visitor } from '../testing/visitors.ts';

const { deck } = straw.blank(2, { ending: 'each-deals-once' }).cards;
/** The bot deals; whatever it plays is a lamp, or a copy of one. */
const LAMPS = ['lamp', 'copy', 'reverse', 'straw', 'lamp', 'lamp', 'lamp', 'copy'];
const place = usePlace({
  generator: { name: hmacSha256.name, from: () => stacked(deck, { lots: [1], deals: { 1: LAMPS } }) },
});
const { pages, straw: say } = words;

test('a lamp, a copied lamp and locked cards, with taps', async () => {
  const visitor = await place.come({ size: 'phone', settings: { name: 'Ann' } });
  const fingers = new Pointer(visitor.page);
  await playLamps(visitor, fingers);
  expect(fingers.small).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

test('a lamp, a copied lamp and locked cards, with keys', async () => {
  const visitor = await place.come({ size: 'desktop', settings: { name: 'Ann' } });
  await playLamps(visitor, new Keys(visitor.page));
  expect(visitor.complaints).toEqual([]);
});

async function playLamps({ page }: Visitor, manner: Manner): Promise<void> {
  await page.goto('/set/straw');
  await manner.press(page.getByRole('button', { name: pages.set.online }));
  for (const seat of [4, 3]) await manner.press(page.getByRole('button', { name: pages.set.remove(seat) }));
  await manner.press(page.getByRole('button', { name: pages.set.openTable }));
  await manner.press(page.getByRole('button', { name: pages.waiting.fill(1) }));
  const player = new StrawPlayer(page, manner);

  const first = await player.seeTurn();
  const reason = page.locator('.hand').getByRole('alert');
  await player.askWhy(placeOf('copy', first.hand));
  await expect.poll(() => reason.innerText()).toBe(say.refusals.copy().join(' '));
  await player.askWhy(placeOf('straw', first.hand));
  await expect.poll(() => reason.innerText()).toBe(say.refusals.straw(0).join(' '));
  await player.play(first, placeOf('lamp', first.hand), 6);
  const second = await player.seeTurn();
  await player.play(second, placeOf('copy', second.hand), 9);
  await player.seeTurn();

  const { view } = await new OnlineTable(place.server, page.url().split('/').at(-1)!, {}).look();
  const { camel } = view as StrawView;
  expect(camel[0]).toMatchObject({ card: 'lamp', total: 6 });
  expect(camel[2]).toMatchObject({ card: 'copy', total: camel[1]!.total + 9 });
}

function placeOf(card: 'lamp' | 'copy' | 'straw', hand: readonly { readonly label: string }[]): number {
  return hand.findIndex(({ label }) => label.startsWith(say.label(card)));
}
