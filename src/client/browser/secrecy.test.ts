import { beforeAll, expect, test } from 'vitest';
import type { AnyGame } from '../../engine/game.ts';
import { IS_WHOLE_RUN } from '../../engine/testing/how-many.ts';
import { bytesIn, difference } from '../../server/testing/difference.ts';
import { SCENES } from '../../server/testing/scenes.ts';
import { ourBrowser } from './testing/our-browser.ts';
import type { Visitors } from './testing/visitors.ts';
import { pageIn } from './testing/world.ts';

const SCENE = SCENES.pass;
// what watchers are sent is compared by the server's tests; both pages of theirs in a whole run
const AS = { player: [SCENE, SCENES.secretChoices], watcher: IS_WHOLE_RUN ? [SCENE, SCENES.secretChoices] : [SCENE] };
const PAGES = (['player', 'watcher'] as const).flatMap((as) =>
  AS[as].map((scene) => ({ scene, says: scene.says, as })),
);

let visitors: Visitors;
beforeAll(async () => {
  visitors = await ourBrowser();
});

test.each(PAGES)('the page of a $as is the same whatever is hidden: $says', async ({ scene, as }) => {
  const here = await pageIn(scene.here, { visitors, scene, as });
  const there = await pageIn(scene.there, { visitors, scene, as });
  expect(difference(here, there)).toBeUndefined();
  expect(here).toHaveLength(4 * (scene.here.madeMoves.length + 1));
  expect(bytesIn(here)).toBeGreaterThan(100_000);
  expect(here.at(-3)!.text).toContain(as === 'player' ? 'Your hand' : 'You are watching');
});

/** Shows the viewer a card of the next seat in the place of one of their own. */
const INDISCREET: AnyGame = {
  ...SCENE.game,
  view(state, viewer) {
    const { seats, ...rest } = SCENE.game.view(state, viewer) as { seats: { hand: string[] }[] };
    const next = SCENE.game.view(state, 1) as { seats: { hand: string[] }[] };
    const hand = [...seats[0]!.hand.slice(1), next.seats[1]!.hand.at(-1)!];
    return { ...rest, seats: seats.map((seat, i) => (i === 0 ? { ...seat, hand } : seat)) };
  },
};

test('one hidden card on the page would be seen', async () => {
  const look = { visitors, scene: SCENE, as: 'player', game: INDISCREET } as const;
  const [here, there] = [await pageIn(SCENE.here, look), await pageIn(SCENE.there, look)];
  expect(difference(here, there)).toMatch(/^step 0: elements: .*straw/);
  const receivedIn = (seen: typeof here): string => seen.find(({ what }) => what === 'step 0: network')!.text;
  expect(
    difference([{ what: 'network', text: receivedIn(here) }], [{ what: 'network', text: receivedIn(there) }]),
  ).toMatch(/straw/);
});
