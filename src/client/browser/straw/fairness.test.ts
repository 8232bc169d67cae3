import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { proof } from '../../words/en/later/proof.ts';
import { laterTable } from '../../words/en/later/at-table.ts';
import { english as words } from '../../testing/words.ts';
import { ourBrowser } from '../testing/our-browser.ts';
import { Stage } from '../testing/scenes/stage.ts';
import { SealedTable } from '../testing/sealed-table.ts';

const { waiting } = words.pages;
const [YOU, MIRA] = [
  { name: 'Hanna', isYou: true },
  { name: 'Mira', isYou: false },
];

let stage: Stage;
let table: SealedTable;

beforeEach(async () => {
  stage = await Stage.at(await ourBrowser());
  table = await SealedTable.of(stage);
});
afterEach(() => stage.close());

/** What the page says of the shuffle. */
async function verdict(): Promise<string> {
  await table.playOut();
  await table.check();
  return table.page.locator('.proof').innerText();
}

/** As loud as can be: a warning, and nothing green. */
async function expectLoud(): Promise<void> {
  await expect.poll(() => table.page.locator('.proof.doubted[role=alert]').count()).toBe(1);
  expect(await table.page.locator('.proof.ok').count()).toBe(0);
}

describe('a server that keeps to its promises', () => {
  test('deals from everybody’s number', async () => {
    await table.start();
    await table.hears('revealed');
    await table.miraGives();
    const said = await verdict();
    expect(said).toContain(proof.yours);
    expect(said).toContain('yours and one other person’s');
    expect(said).not.toContain('sealed twice');
  });

  test('seals the deck anew where Mira’s number is missing, and says so', async () => {
    await table.start();
    await table.hears('revealed');
    await table.sealAnew();
    await table.page.getByText(waiting.sealedAnew([MIRA!])).waitFor();
    await table.hears('commitment');
    await table.miraPromises();
    await table.hears('revealed');
    await table.miraGives();
    const said = await verdict();
    expect(said).toContain(proof.yours);
    expect(said).toContain(proof.sealedAgain(2, [MIRA!]));
  });

  test('waits for who was cut off: a page that comes back gives a new number', async () => {
    stage.line.cut();
    await table.start();
    await table.miraGives();
    await table.sealAnew();
    stage.line.mend();
    await table.page.evaluate(() => dispatchEvent(new Event('online')));
    await table.hears('commitment');
    await table.miraPromises();
    await table.hears('revealed');
    await table.miraGives();
    const said = await verdict();
    expect(said).toContain(proof.yours);
    expect(said).toContain(proof.sealedAgain(2, [YOU!]));
  });

  test('says before the first card who plays without a number', async () => {
    await table.start();
    await table.hears('revealed');
    await table.sealAnew();
    await table.hears('commitment');
    await table.miraPromises();
    await table.hears('revealed');
    // and again nothing comes from Mira
    await table.sealAnew();
    await table.hears('commitment');
    await table.hears('revealed');
    const note = table.page.locator('.netbar', { hasText: laterTable.withoutNumber([MIRA!]) });
    await note.waitFor();
    const log = table.page.getByRole('complementary', { name: words.table.log });
    await log.getByText(laterTable.sealedAgain(3)).waitFor();
    await log.getByText(laterTable.withoutNumber([MIRA!])).waitFor();
    await note.getByRole('button').click();
    await note.waitFor({ state: 'detached' });
    const said = await verdict();
    expect(said).toContain(proof.yours);
    expect(said).toContain('your number alone');
  });
});

describe('a server that throws Hanna’s number away is found out:', () => {
  beforeEach(async () => {
    const isGiven = await table.swallowSalt();
    await table.start();
    await isGiven();
  });

  test('hers alone', async () => {
    await table.miraGives();
    await table.deal();
    expect(await verdict()).toContain(proof.without);
    await expectLoud();
  });

  test('everybody’s, and blames nobody but itself', async () => {
    await table.deal();
    const said = await verdict();
    expect(said).toContain(proof.without);
    expect(said).toContain(proof.lacks.given);
    expect(said).not.toContain(proof.lacks.late);
    await expectLoud();
  });

  test('with all traces of it', async () => {
    await table.deal();
    await table.falsify((fairness) => ({ ...fairness, salts: [] }));
    expect(await verdict()).toContain(proof.without);
    await expectLoud();
  });

  test('to seal the deck anew, as if it had been missing', async () => {
    await table.miraGives();
    await table.sealAnew();
    await table.swallowNoMore();
    await table.hears('commitment');
    await table.miraPromises();
    await table.hears('revealed');
    await table.miraGives();
    const said = await verdict();
    expect(said).toContain(proof.broken);
    expect(said).toContain(proof.doubts.denied);
    await expectLoud();
  });

  test('and keeps silent about having sealed the deck anew', async () => {
    await table.miraGives();
    await table.sealAnew();
    await table.hears('commitment');
    await table.miraPromises();
    await table.miraGives();
    await table.deal();
    await table.falsify(({ commitment, secret, salts }) => ({ commitment, secret, salts }));
    const said = await verdict();
    expect(said).toContain(proof.broken);
    expect(said).toContain(proof.doubts.seal);
    await expectLoud();
  });
});

test('who never gave the number is told that nobody knows whose fault it is', async () => {
  await table.page.route('**/salt', (route) => route.abort());
  await table.start();
  await table.miraGives();
  await table.deal();
  const said = await verdict();
  expect(said).toContain(proof.without);
  expect(said).toContain(proof.lacks.late);
  await expectLoud();
});

test('a browser that knows nothing of the number says so', async () => {
  await table.start();
  await table.hears('revealed');
  await table.miraGives();
  await table.playOut();
  // until then the page may still write down what it hears
  await table.page.evaluate(() => localStorage.removeItem('promised'));
  await table.check();
  const said = await table.page.locator('.proof').innerText();
  expect(said).toContain(proof.verified);
  expect(said).toContain(proof.verifiedHow.unknown);
  expect(said).toContain(proof.withNumbers(2));
});

test('what is needed to check it elsewhere can be copied', async () => {
  await table.start();
  await table.hears('revealed');
  await table.miraGives();
  await table.playOut();
  await table.check();
  await table.page.getByRole('button', { name: proof.how }).click();
  const kept = await table.page.evaluate(() => localStorage.getItem('promised'));
  const { seals, salts } = Object.values(
    JSON.parse(kept!) as Record<string, { seals: string[]; salts: { salt: string }[] }>,
  )[0]!;
  const command = `threestraws verify FILE --seal ${seals[0]} --salt ${salts[0]!.salt}`;
  expect(await table.page.locator('.proof dl').innerText()).toContain(command);
});
