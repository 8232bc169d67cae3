import { expect, test } from 'vitest';
import { proof } from '../../words/en/later/proof.ts';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';
import { CourtePlayer } from '../testing/players/courte-paille-player.ts';
import { Keys } from '../testing/keys.ts';
import { Pointer } from '../testing/pointer.ts';

const place = usePlace();
const { games, pages, table: say } = words;
/** A whole match, on a machine that has other things to do. */
const LONGEST = 3 * 60_000;
const playNow = pages.home.playNowLabel(games['courte-paille'].name);

test(
  'a whole match on a small phone with taps alone, closed in the middle, and once more',
  async () => {
    const visitor = await place.come({ size: { width: 360, height: 740 } });
    let { page } = visitor;
    let fingers = new Pointer(page);
    await page.goto('/');
    await fingers.press(page.getByRole('button', { name: playNow }));
    let player = new CourtePlayer(page, fingers);
    await player.step();
    await player.step();
    const { hand, week } = await player.until('choose');
    const address = page.url();

    page = await visitor.comeBack();
    await page.goto('/');
    const before = fingers.small;
    fingers = new Pointer(page);
    await fingers.press(page.getByRole('link', { name: pages.home.carryOn }));
    player = new CourtePlayer(page, fingers);
    expect(await player.until('choose')).toMatchObject({ hand, week });
    expect(page.url()).toBe(address);

    await player.playToTheEnd();
    expect(player.ends).toHaveLength(1);
    await fingers.press(page.getByRole('button', { name: proof.check }));
    await page.getByText(proof.verified).waitFor();
    await fingers.press(page.getByRole('button', { name: say.again2 }));
    await page.waitForURL((url) => url.href !== address);
    expect((await player.until('choose')).hand).toHaveLength(5);

    expect([...before, ...fingers.small]).toEqual([]);
    expect(player.tooWide).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  LONGEST,
);

test(
  'a whole match on a desktop with the keyboard alone',
  async () => {
    const { page, complaints } = await place.come({ size: 'desktop' });
    const keys = new Keys(page);
    await page.goto('/');
    await keys.press(page.getByRole('button', { name: playNow }));
    const player = new CourtePlayer(page, keys);
    await player.playToTheEnd();
    expect(player.asked.filter((asked) => asked === 'choose').length).toBeGreaterThan(1);
    expect(player.tooWide).toEqual([]);
    expect(complaints).toEqual([]);
  },
  LONGEST,
);
