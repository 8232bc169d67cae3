import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { IS_WHOLE_RUN } from '../../../engine/testing/how-many.ts';
import { courtePaille } from '../../games/courte-paille/words/en/table.ts';
import { proof } from '../../words/en/later/proof.ts';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';
import { CourtePlayer } from '../testing/players/courte-paille-player.ts';
import { playButton } from '../testing/manner.ts';
import { Pair } from '../testing/pair.ts';

const place = usePlace();
const { common, games } = words;
/** A whole match in two browsers, on a machine that has other things to do. */
const LONGEST = 4 * 60_000;

test(
  'two browsers and a bot play La Courte Paille through a link, with all that can come between',
  async () => {
    const pair = await Pair.at(place, {
      game: games['courte-paille'].name,
      playerOn: (page, hands) => new CourtePlayer(page, hands),
    });
    await chooseAndChange(pair);
    await reload(pair);
    await missSomething(pair);
    const { ann, ben, table } = pair;
    // how it ends is seen alone, too
    if (IS_WHOLE_RUN) await playOn(pair);
    for (const { heard } of [ann, ben]) expect(heard.gapsOf(table.id)).toEqual([]);
    expect(ann.visitor.complaints).toEqual([]);
    expect(ben.visitor.complaints.filter((text) => !text.startsWith('Failed to load resource: net::'))).toEqual([]);
    expect(ann.hands.small).toEqual([]);
    expect([...ann.player.tooWide, ...ben.player.tooWide]).toEqual([]);
    pair.close();
  },
  LONGEST,
);

async function playOn({ ann, ben, table }: Pair<CourtePlayer>): Promise<void> {
  await Promise.all([ann.player.playToTheEnd(), ben.player.playToTheEnd()]);
  const scores = await table.scores();
  for (const [name, { visitor, hands }] of Object.entries({ Ann: ann, Ben: ben })) {
    expect(await totalsOn(visitor.page, name)).toEqual(scores);
    await hands.press(visitor.page.getByRole('button', { name: proof.check }));
    await visitor.page.getByText(proof.yours).waitFor();
  }
}

/** What the last page says, by everybody's own name. */
async function totalsOn(page: Page, you: string): Promise<Readonly<Record<string, number>>> {
  const rows = await page
    .locator('table.rt tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('th span:last-child')?.textContent ?? '',
        Number(row.querySelector('td.tot')?.textContent),
      ]),
    );
  return Object.fromEntries(rows.map(([name, total]) => [name === common.you ? you : name, total]));
}

/** Ben thinks better of it while Ann, who sees only that he is ready, still chooses. */
async function chooseAndChange({ ann, ben }: Pair<CourtePlayer>): Promise<void> {
  const { page } = ben.visitor;
  const { hand } = await ben.player.until('choose');
  await ben.player.step();
  const chosenCard = page.locator('.hand > .card:has(.fx.on)');
  await chosenCard.waitFor();
  const seat = ann.visitor.page.locator('.seat', { hasText: 'Ben' });
  await seat.getByText(courtePaille.ready).waitFor();
  const chosen = await chosenCard.getAttribute('aria-label');
  const other = hand.findIndex((label) => !chosen!.startsWith(label));
  await ben.hands.choose(other);
  await ben.hands.press(playButton(page));
  await page.locator('.hand > .card').nth(other).locator('.fx.on').waitFor();
  await seat.getByText(courtePaille.ready).waitFor();
}

/** What was chosen is still chosen. */
async function reload({ ben: { visitor } }: Pair<CourtePlayer>): Promise<void> {
  const chosen = visitor.page.locator('.hand > .card:has(.fx.on)');
  const before = await chosen.getAttribute('aria-label');
  await visitor.page.reload();
  await chosen.waitFor();
  expect(await chosen.getAttribute('aria-label')).toBe(before);
}

/** Ann chooses while Ben is off line, and the round goes on when he is back. */
async function missSomething(pair: Pair<CourtePlayer>): Promise<void> {
  await pair.lose();
  await pair.ann.player.takeTurn();
  await pair.mend();
}
