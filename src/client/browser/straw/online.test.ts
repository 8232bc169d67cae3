import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { AWAY, STAND_IN } from '../../../table/times.ts';
import { proof } from '../../words/en/later/proof.ts';
import { english as words } from '../../testing/words.ts';
import { usePlace } from '../testing/browser.ts';
import { MovedTime } from '../testing/moved-time.ts';
import { Pair, type Sitter } from '../testing/pair.ts';
import type { Row } from '../testing/players/scores.ts';

const time = new MovedTime();
const place = usePlace({ time });
const { table: say, pages, common } = words;
/** A whole match in two browsers, on a machine that has other things to do. */
const LONGEST = 4 * 60_000;

test(
  'two browsers and a bot play a whole match through a link, whatever happens to one of them',
  async () => {
    const pair = await Pair.sitDown(place);
    const { ann, ben, table } = pair;
    await table.playUntilTurnOf('Ann');
    await speak(pair);
    await playOutOfTurn(pair);
    await reload(pair);
    await missSomething(pair);
    await chooseOffLine(pair);
    await leaveAndReturn(pair);
    await stayAway(pair);
    ann.player.taste = ben.player.taste = 'heavy';
    await table.playToTheEnd();
    await expectSameResult(pair);
    await playAgain(pair);
    expect(ann.visitor.complaints).toEqual([]);
    expect(ben.visitor.complaints.filter((text) => !text.startsWith('Failed to load resource: net::'))).toEqual([]);
    expect(ann.hands.small).toEqual([]);
    expect([...ann.player.tooWide, ...ben.player.tooWide]).toEqual([]);
    pair.close();
  },
  LONGEST,
);

/** Ben hears Ann until he no longer wants to. */
async function speak({ ann, ben, table }: Pair): Promise<void> {
  await ann.player.seeTurn();
  const { page } = ben.visitor;
  const bubble = page.locator('.seat', { hasText: 'Ann' }).locator('.pbub');
  await phrase(ann, say.phrases['good-luck']);
  await bubble.getByText(say.phrases['good-luck']).waitFor();
  await ben.hands.press(page.getByRole('button', { name: common.menu }));
  const mute = page.getByRole('switch', { name: say.mute({ name: 'Ann', isYou: false }) });
  await ben.hands.press(mute);
  await mute.and(page.locator('[aria-checked=true]')).waitFor();
  await page.keyboard.press('Escape');
  await phrase(ann, say.phrases.ouch);
  // what Ben says comes after it
  await phrase(ben, say.phrases.thanks);
  await ann.visitor.page.locator('.pbub').getByText(say.phrases.thanks).waitFor();
  await ben.heard.upTo(table.id, (await table.lookOf(ben.visitor)).seq);
  expect(await page.getByText(say.phrases.ouch).count()).toBe(0);
}

async function phrase({ visitor: { page }, hands }: Sitter, words: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: say.say }));
  await hands.press(page.getByRole('button', { name: words, exact: true }));
}

async function playOutOfTurn({ ben }: Pair): Promise<void> {
  await ben.visitor.page.getByText(say.thinking({ name: 'Ann', isYou: false })).waitFor();
  expect(await ben.player.askWhy(0)).toContain(words.straw.refusals.turn(null)[0]);
}

async function reload({ ben, table }: Pair): Promise<void> {
  await table.playUntilTurnOf('Ben');
  const hand = await ben.player.handAtTurn();
  await ben.visitor.page.reload();
  expect(await ben.player.handAtTurn()).toEqual(hand);
}

/** The others play on while Ben is off line. */
async function missSomething(pair: Pair): Promise<void> {
  const { table } = pair;
  await table.playUntilTurnOf('Ann');
  await pair.lose();
  await table.playUntilTurnOf('Ben');
  await pair.mend();
}

/** What is chosen off line is sent later. */
async function chooseOffLine(pair: Pair): Promise<void> {
  const { ben, table } = pair;
  const seen = await ben.player.seeTurn();
  const { ask } = await table.lookOf(ben.visitor);
  await pair.lose();
  const { at, weight } = ben.player.wish(seen);
  await ben.player.take(at, weight);
  await ben.hands.choose(at);
  await pair.mend();
  await table.isAnswered(ben.visitor, ask!.id);
  await table.playUntilTurnOf('Ann');
}

/** Ben gets up, a stand-in plays for him, and he takes his seat back. */
async function leaveAndReturn({ ann, ben, table, invitation }: Pair): Promise<void> {
  await ann.player.seeTurn();
  const { page } = ben.visitor;
  await ben.hands.press(page.getByRole('button', { name: common.menu }));
  await ben.hands.press(page.getByRole('button', { name: say.leaveTable }));
  await page.getByText(say.leaveSure).waitFor();
  await ben.hands.press(page.getByRole('button', { name: say.leaveTable }));
  await benIs(ann, say.standIn).waitFor();
  await table.takeTurn('Ann');
  await table.playUntilTurnOf('Ann');
  await page.goto(invitation);
  await ben.hands.press(page.getByRole('button', { name: say.takeBack }));
  await ann.player.seeTurn();
  await benIs(ann, say.standIn).waitFor({ state: 'detached' });
  await table.playUntilTurnOf('Ben');
}

/** Whoever is away for too long is stood in for, and has the seat back on coming back. */
async function stayAway(pair: Pair): Promise<void> {
  const { ann, table } = pair;
  await table.playUntilTurnOf('Ann');
  await ann.player.seeTurn();
  await pair.lose();
  time.move(AWAY);
  await benIs(ann, say.away).waitFor();
  time.move(STAND_IN - AWAY);
  await benIs(ann, say.standIn).waitFor();
  await table.takeTurn('Ann');
  await table.playUntilTurnOf('Ann');
  await pair.mend();
  await ann.player.seeTurn();
  await benIs(ann, say.standIn).waitFor({ state: 'detached' });
}

/** The sign at Ben's seat; where there is little room its word is for ears only. */
function benIs({ visitor: { page } }: Sitter, word: string): Locator {
  return page.locator('.seat', { hasText: 'Ben' }).locator('.stnd', { hasText: word });
}

/** Both pages, and the record; nothing is missing on the way there, and the shuffle was fair. */
async function expectSameResult({ ann, ben, table }: Pair): Promise<void> {
  const [anns, bens] = [await ann.player.playToTheEnd(), await ben.player.playToTheEnd()];
  expect(named(anns, 'Ann')).toEqual(named(bens, 'Ben'));
  const scores = await table.scores();
  expect(Object.fromEntries(named(anns, 'Ann').map(({ name, total }) => [name, total]))).toEqual(scores);
  for (const { visitor, hands, heard } of [ann, ben]) {
    await hands.press(visitor.page.getByRole('button', { name: proof.check }));
    await visitor.page.getByText(proof.yours).waitFor();
    expect(heard.gapsOf(table.id)).toEqual([]);
    expect(heard.lastOf(table.id)).toBe((await table.lookOf(visitor)).seq);
  }
}

/** The lines by everybody's own name. */
function named(scores: readonly Row[], you: string): readonly Row[] {
  return scores.map((row) => (row.name === common.you ? { ...row, name: you } : row));
}

async function playAgain({ ann, ben }: Pair): Promise<void> {
  await ann.hands.press(ann.visitor.page.getByRole('button', { name: say.again2 }));
  await ben.hands.press(ben.visitor.page.getByRole('button', { name: say.toRematch }));
  await ben.visitor.page.getByText(pages.waiting.guestNote).waitFor();
  await ann.hands.press(ann.visitor.page.getByRole('button', { name: pages.waiting.start }));
  for (const { visitor } of [ann, ben]) {
    await visitor.page.locator('.hand > .card').first().waitFor();
    expect(await visitor.page.locator('.hand > .card').count()).toBe(4);
  }
  expect(ben.visitor.page.url().split('/').at(-1)).toBe(ann.visitor.page.url().split('/').at(-1));
}
