import type { Page } from 'playwright-core';
import { CLIMBS, OF_THREE, OF_TWO, WATCHED } from './climbs.ts';
import type { Scene } from './scene.ts';
import type { Seen, Stage } from './stage.ts';
import { PreparedTable, type Match } from './table.ts';

const BOTS = { bots: ['Otto', 'Bruno'] };

/** All that was prepared has been played, and somebody comes to look at it. */
async function at(stage: Stage, match: Match, says: string): Promise<Seen> {
  const you = await stage.come('Hanna');
  const table = await PreparedTable.of(stage, you, match, BOTS);
  await table.play(1);
  await you.page.goto(table.path);
  await you.page.locator('.say, .wbar').getByText(says).waitFor();
  return you;
}

function card({ page }: Seen, name: string): ReturnType<Page['getByRole']> {
  return page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name });
}

async function toClimb(stage: Stage, match: Match): Promise<Page> {
  const you = await at(stage, match, 'Climb, pass or lay aside.');
  await card(you, '15, group 3').click();
  await you.page.getByRole('button', { name: 'Step up to 15' }).waitFor();
  return you.page;
}

async function refused(stage: Stage): Promise<Page> {
  const you = await at(stage, OF_THREE, 'Climb, pass or lay aside.');
  await card(you, '48, group 6').click();
  await you.page.getByRole('button', { name: 'Lay aside 48' }).waitFor();
  await you.stopTime();
  await card(you, '48, group 6').click();
  await you.page.getByText('After 12: 14, 15, 16, 18.').waitFor();
  return you.page;
}

async function toPass(stage: Stage): Promise<Page> {
  const you = await at(stage, OF_THREE, 'Climb, pass or lay aside.');
  await card(you, 'Pass left').click();
  await you.page.getByRole('button', { name: 'Pass to the left' }).waitFor();
  return you.page;
}

async function toDraw(stage: Stage): Promise<Page> {
  const { page } = await at(stage, CLIMBS.draw, 'Your turn. Draw a card.');
  await page.getByRole('button', { name: 'Laid aside' }).click();
  await page.getByRole('button', { name: 'Take the 40' }).waitFor();
  return page;
}

async function begin(stage: Stage): Promise<Page> {
  return (await at(stage, OF_TWO, 'Climb, pass or lay aside.')).page;
}

async function watching(stage: Stage): Promise<Page> {
  const you = await stage.come('Ida');
  const table = await PreparedTable.of(stage, undefined, WATCHED, { bots: ['Otto', 'Bruno'] });
  await table.play(1);
  await you.page.goto(table.path);
  await you.page.locator('.wbar').waitFor();
  return you.page;
}

/** Mira has just played a pass card, and all hands are on their way. */
async function passing(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna', { settings: { pace: 'calm' } });
  const table = await PreparedTable.of(stage, you, CLIMBS.pass, BOTS);
  const { length } = CLIMBS.pass.rounds[0]!.plays;
  await table.play(1, length - 1);
  await you.page.goto(table.path);
  await you.page.locator('.say').getByText('Mira is thinking.').waitFor();
  await table.play(1);
  await you.page.locator('.round.moving').waitFor();
  await you.hold();
  return you.page;
}

/** Of Str8 Eight, while it is played. */
export const STR8: readonly Scene[] = [
  { name: 'Str8: your turn, a card chosen', screen: '07-str8', set: (stage) => toClimb(stage, OF_THREE) },
  { name: 'Str8: a card that does not follow', screen: '07-str8', set: refused },
  { name: 'Str8: a pass card chosen', screen: '07-str8', set: toPass },
  { name: 'Str8: two, and no step yet', screen: '07-str8', set: begin },
  { name: 'Str8: four, a card chosen', screen: '16-str8-four', set: (stage) => toClimb(stage, CLIMBS.play) },
  { name: 'Str8: four, drawing what was laid aside', screen: '16-str8-four', set: toDraw },
  { name: 'Str8: watching four', screen: '16-str8-four', set: watching },
  { name: 'Str8: hands move round', screen: '16-str8-pass', set: passing },
];
