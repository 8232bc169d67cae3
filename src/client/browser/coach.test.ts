import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { english as words } from '../testing/words.ts';
import { ourBrowser } from './testing/our-browser.ts';
import { CARAVAN } from './testing/scenes/caravan.ts';
import { OF_THREE } from './testing/scenes/climbs.ts';
import { RAFT } from './testing/scenes/raft.ts';
import { Stage } from './testing/scenes/stage.ts';
import { PreparedTable, type Match } from './testing/scenes/table.ts';

interface Lesson {
  readonly name: string;
  readonly match: Match;
  readonly bots: readonly string[];
  /** After so many moves of a round somebody new sits down, and is told this. */
  readonly stops: readonly (readonly [round: number, moves: number, tips: readonly string[]])[];
  /** A card that cannot be played. */
  readonly refused: string;
  /** What is told of it to who asks. */
  readonly told: string;
  readonly questions: Readonly<Record<string, RegExp>>;
}

const BOTS = ['Otto', 'Bruno'];

const LESSONS: readonly Lesson[] = [
  {
    name: 'Straw',
    match: CARAVAN.lamp,
    bots: BOTS,
    stops: [
      [
        3,
        14,
        [
          'Do not load the camel past 50. Whoever does scores nothing, all others their hands. Most points win.',
          'Your first straw. It goes on at exactly 50 alone. It breaks the back, and only you score.',
          'From here one card can break it. Above a card stands what it makes. Above 50 the round is over.',
          'Your first copy. It does again what the card on top did: here that makes 47.',
        ],
      ],
    ],
    refused: 'the straw',
    told: 'Goes on at exactly 50 and never else, and breaks the back. S10',
    questions: {
      'What wins?': /Most points win/,
      'What ends a round?': /Above 50 the round is over/,
      'What is scored?': /Whoever does scores nothing, all others their hands/,
      'What do special cards do?':
        /straw\. It goes on at exactly 50 alone.*copy\. It does again what the card on top did/s,
      'What was refused, and why?': /The straw waits for exactly 50\. The camel carries 43/,
    },
  },
  {
    name: 'La Courte Paille',
    match: RAFT,
    bots: [],
    stops: [
      [
        2,
        0,
        [
          'The heaviest of the week is eaten. Your cards of that castaway are your points. Most points win.',
          'Give up one card. All turn up at once; the lowest takes first from the menu.',
          'Your first Coco. Given up it changes the week or looks at hidden days. Kept to the end it adds its value.',
          'The plate adds up the week. Now the Sailor would be eaten. With the last day the week is over.',
        ],
      ],
      [2, 5, ['Take one card from the menu. It is worth its number if its castaway is eaten.']],
    ],
    refused: 'Sailor 4',
    told: 'Worth 4 to whoever holds it, if the Sailor is eaten. C17',
    questions: {
      'What wins?': /Most points win/,
      'What ends a round?': /With the last day the week is over/,
      'What is scored?': /heaviest of the week is eaten\. Your cards of that castaway are your points/,
      'What do special cards do?': /Coco\. Given up it changes the week or looks at hidden days/,
      'What was refused, and why?': /Your card is turned up\. Take one from the menu first/,
    },
  },
  {
    name: 'Str8 Eight',
    match: OF_THREE,
    bots: BOTS,
    stops: [
      [
        1,
        Infinity,
        [
          'Be the first to climb eight steps. The black edge says what may follow. Their numbers are your points; 500 win.',
          'Your first pass card. Play it and every hand moves one seat left. Kept to the end it costs you 50.',
          'Otto is two steps from the top. The eighth ends the hand; what others hold is taken off their points.',
        ],
      ],
    ],
    refused: '48, group 6',
    told: 'After it may come 56, of any colour. E8',
    questions: {
      'What wins?': /Their numbers are your points; 500 win/,
      'What ends a round?': /The eighth ends the hand/,
      'What is scored?': /numbers are your points.*what others hold is taken off their points/s,
      'What do special cards do?': /pass card\. Play it and every hand moves one seat left/,
      'What was refused, and why?': /48 may not follow 12|After 12: 14, 15, 16, 18/,
    },
  },
];

/** What there is to read that is new: each thing once, and never again after it was put away. */
async function readTips(page: Page, count: number): Promise<string[]> {
  const tips: string[] = [];
  while (tips.length < count) {
    if (tips.length > 0) await page.reload();
    const note = page.locator('.coach');
    await note.waitFor();
    const says = (await note.getByRole('note').innerText()).trim();
    // told to the ears once, by the line that tells everything
    expect(await page.locator('[aria-live]', { hasText: says }).count()).toBe(1);
    tips.push(says);
    await note.getByRole('button', { name: words.common.close }).click();
    await note.waitFor({ state: 'detached' });
  }
  return tips;
}

async function readReason(page: Page, card: string): Promise<string> {
  const refused = page.getByRole('group', { name: words.table.hand }).getByRole('button', { name: card });
  const reason = page.locator('.reason [role=alert]');
  // one that can be laid aside instead is chosen first
  await refused.click({ force: true });
  if ((await reason.count()) === 0) await refused.click({ force: true });
  return reason.innerText();
}

/** By a long touch, and by the other button of the mouse. */
async function readCard(page: Page, name: string): Promise<string> {
  const card = page.getByRole('group', { name: words.table.hand }).getByRole('button', { name });
  const sheet = page.getByRole('dialog');
  await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await card.click({ button: 'right', force: true });
  return (await sheet.innerText()).replaceAll(/\s+/g, ' ');
}

test.each(LESSONS)('who reads what $name says can answer what it is about', async (lesson) => {
  const stage = await Stage.at(await ourBrowser());
  const you = await stage.come('Hanna', { settings: { tips: true } });
  const table = await PreparedTable.of(stage, you, lesson.match, { bots: lesson.bots });
  const read: string[] = [];
  let round = 1;
  for (const [until, moves, tips] of lesson.stops) {
    for (; round < until; round++) await table.play(round);
    await table.play(until, moves);
    await you.page.goto(table.path);
    read.push(...(await readTips(you.page, tips.length)));
  }
  expect(read).toEqual(lesson.stops.flatMap(([, , tips]) => tips));
  read.push(await readReason(you.page, lesson.refused));
  const unanswered = Object.entries(lesson.questions).filter(([, answer]) => !answer.test(read.join('\n')));
  expect(unanswered).toEqual([]);
  expect(await readCard(you.page, lesson.refused)).toContain(lesson.told);
  expect(you.complaints).toEqual([]);
  await stage.close();
});
