import { expect, test } from 'vitest';
import { IS_WHOLE_RUN } from '../../../engine/testing/how-many.ts';
import { seededRandom } from '../../../table/testing/seeded-random.ts';
import { str8Eight as str8 } from '../../games/str8-eight/words/en/table.ts';
import { proof } from '../../words/en/later/proof.ts';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';
import { Pair } from '../testing/pair.ts';
import type { Row } from '../testing/players/scores.ts';
import { Str8Player } from '../testing/players/str8-eight-player.ts';

/** Of those tried the match with the fewest turns. */
const place = usePlace({ random: seededRandom('b') });
const { table: say, common, games } = words;
/** A whole match in two browsers, on a machine that has other things to do. */
const LONGEST = 4 * 60_000;
const TARGET = 100;

test(
  'two browsers and a bot play Str8 Eight through a link, with all that can come between',
  async () => {
    const pair = await Pair.at(place, {
      game: games['str8-eight'].name,
      playerOn: (page, hands) => new Str8Player(page, hands),
      wish: (page, hands) => hands.press(page.getByRole('button', { name: String(TARGET), exact: true })),
    });
    const { ann, ben, table } = pair;
    await table.playUntilTurnOf('Ann');
    await ben.visitor.page.getByText(say.thinking({ name: 'Ann', isYou: false })).waitFor();
    await ben.hands.choose(0);
    const why = await ben.visitor.page.locator('.hand').getByRole('alert').innerText();
    expect(why).toContain(str8.refusals.turn(null)[0]);

    await table.playUntilTurnOf('Ben');
    const { hand } = await ben.player.see();
    await ben.visitor.page.reload();
    expect((await ben.player.see()).hand.map(({ label }) => plain(label))).toEqual(
      hand.map(({ label }) => plain(label)),
    );

    await table.playUntilTurnOf('Ann');
    await pair.lose();
    await table.playUntilTurnOf('Ben');
    await pair.mend();

    // how it ends is seen alone, too
    if (IS_WHOLE_RUN) {
      await table.playToTheEnd();
      await expectSameResult(pair);
    }
    expect(ann.visitor.complaints).toEqual([]);
    expect(ben.visitor.complaints.filter((text) => !text.startsWith('Failed to load resource: net::'))).toEqual([]);
    expect(ann.hands.small).toEqual([]);
    expect([...ann.player.tooWide, ...ben.player.tooWide]).toEqual([]);
    pair.close();
  },
  LONGEST,
);

/** Who comes back does not know any more which card was drawn last. */
function plain(label: string): string {
  return label.replace(str8.isNew(''), '');
}

/** Both pages, and the record; nothing is missing on the way there, and the shuffle was fair. */
async function expectSameResult({ ann, ben, table }: Pair<Str8Player>): Promise<void> {
  const [anns, bens] = [await ann.player.playToTheEnd(), await ben.player.playToTheEnd()];
  expect(named(anns, 'Ann')).toEqual(named(bens, 'Ben'));
  const scores = await table.scores();
  expect(Object.fromEntries(named(anns, 'Ann').map(({ name, total }) => [name, total]))).toEqual(scores);
  for (const { visitor, hands, heard } of [ann, ben]) {
    await hands.press(visitor.page.getByRole('button', { name: proof.check }));
    await visitor.page.getByText(proof.yours).waitFor();
    expect(heard.gapsOf(table.id)).toEqual([]);
  }
}

/** The lines by everybody's own name. */
function named(scores: readonly Row[], you: string): readonly Row[] {
  return scores.map((row) => (row.name === common.you ? { ...row, name: you } : row));
}
