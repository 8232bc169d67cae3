import type { Page } from 'playwright-core';
import { CARAVAN } from './caravan.ts';
import { CLIMBS, OF_TWO } from './climbs.ts';
import { RAFT } from './raft.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { PreparedTable, type Match } from './table.ts';

interface Lesson {
  readonly match: Match;
  readonly bots?: readonly string[];
  /** All rounds before it whole, and so many moves of this one. */
  readonly upTo: readonly [round: number, moves: number];
  /** What was told before. */
  readonly told: readonly string[];
  readonly says: string;
}

/** Somebody in a first match, to whom something is new. */
async function told(
  stage: Stage,
  { match, bots = [], upTo: [round, moves], told: before, says }: Lesson,
): Promise<Page> {
  const you = await stage.come('Hanna', { settings: { tips: true } });
  const { page } = you;
  await page.addInitScript(rememberTold, { [match.game.id]: before });
  const table = await PreparedTable.of(stage, you, match, { bots });
  for (let played = 1; played < round; played++) await table.play(played);
  await table.play(round, moves);
  await page.goto(table.path);
  await page.getByRole('note').getByText(says).waitFor();
  return page;
}

/** Runs in the page, before anything else does. */
function rememberTold(told: Readonly<Record<string, readonly string[]>>): void {
  if (location.protocol !== 'about:') localStorage.setItem('told', JSON.stringify(told));
}

const OTTO_AND_BRUNO = ['Otto', 'Bruno'];
const STRAW: Lesson = {
  match: CARAVAN.lamp,
  bots: OTTO_AND_BRUNO,
  upTo: [1, 2],
  told: [],
  says: 'Do not load the camel past 50.',
};
const COURTE: Lesson = {
  match: RAFT,
  upTo: [1, 0],
  told: [],
  says: 'The heaviest of the week is eaten.',
};
const STR8: Lesson = {
  match: CLIMBS.play,
  bots: OTTO_AND_BRUNO,
  upTo: [1, Infinity],
  told: [],
  says: 'Be the first to climb eight steps.',
};

/** Somebody asks what a card is by the key. */
async function asked(stage: Stage, match: Match, card: string): Promise<Page> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, match, { bots: OTTO_AND_BRUNO });
  await table.play(1);
  await you.page.goto(table.path);
  const held = you.page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: card });
  await you.page.locator('.actions .btn').waitFor();
  await you.rest();
  await held.focus();
  await you.page.keyboard.press('i');
  await you.page.getByRole('dialog').waitFor();
  return you.page;
}

async function lesson(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna');
  await page.goto('/rules/straw');
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.lesson').getByText('Load the teapot.').waitFor();
  return page;
}

/** What somebody is told the first time, or asks for. */
export const COACH: readonly Scene[] = [
  { name: 'the lesson of Straw', screen: '18-lesson', set: lesson },
  { name: 'the goal of Straw', screen: '23-straw-goal', set: (stage) => told(stage, STRAW) },
  {
    name: 'a first copy',
    screen: '23-straw-tip',
    set: (stage) => told(stage, { ...STRAW, upTo: [3, 14], told: ['goal', 'straw', 'near'], says: 'Your first copy.' }),
  },
  { name: 'the goal of La Courte Paille', screen: '23-courte-goal', set: (stage) => told(stage, COURTE) },
  {
    name: 'a first Coco',
    screen: '23-courte-tip',
    set: (stage) => told(stage, { ...COURTE, told: ['goal', 'choose'], says: 'Your first Coco.' }),
  },
  { name: 'what a card is', screen: '23-str8-tip', set: (stage) => asked(stage, CLIMBS.play, '15, group 3') },
  { name: 'the goal of Str8 Eight', screen: '23-str8-goal', set: (stage) => told(stage, STR8) },
  {
    name: 'a first pass card',
    screen: '23-str8-tip',
    set: (stage) =>
      told(stage, { ...STR8, match: OF_TWO, bots: [], told: ['goal', 'bullseye'], says: 'Your first pass card.' }),
  },
];
