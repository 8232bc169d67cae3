import type { Page } from 'playwright-core';
import { laterTable } from '../../../words/en/later/at-table.ts';
import { proof } from '../../../words/en/later/proof.ts';
import { proof as french } from '../../../words/fr/later/proof.ts';
import { english as words } from '../../../testing/words.ts';
import { SealedTable } from '../sealed-table.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

const { join, waiting } = words.pages;
const MIRA = { name: 'Mira', isYou: false };

/** Mira's number comes too late for the first seal. */
async function sealedTwice(stage: Stage, language: 'en' | 'fr' = 'en'): Promise<SealedTable> {
  const table = await SealedTable.of(stage, { language, settings: { language } });
  await table.start();
  await table.hears('revealed');
  await table.sealAnew();
  await table.hears('commitment');
  await table.miraPromises();
  await table.hears('revealed');
  return table;
}

async function sealingAnew(stage: Stage): Promise<Page> {
  const table = await SealedTable.of(stage);
  await table.start();
  await table.hears('revealed');
  await table.sealAnew();
  await table.page.getByText(waiting.sealedAnew([MIRA])).waitFor();
  return table.page;
}

async function unsalted(stage: Stage): Promise<Page> {
  const table = await sealedTwice(stage);
  await table.sealAnew();
  await table.hears('commitment');
  await table.hears('revealed');
  await table.page
    .getByText(laterTable.withoutNumber([MIRA]))
    .first()
    .waitFor();
  return table.page;
}

async function yours(stage: Stage, language: 'en' | 'fr' = 'en'): Promise<Page> {
  const words = language === 'en' ? proof : french;
  const table = await sealedTwice(stage, language);
  await table.miraGives();
  await table.playOut();
  await table.check(words);
  await table.page.getByRole('button', { name: words.how }).click();
  return table.page;
}

/** The server confirms the number, and deals without any. */
async function without(stage: Stage, language: 'en' | 'fr' = 'en'): Promise<Page> {
  const table = await SealedTable.of(stage, { language, settings: { language } });
  const isGiven = await table.swallowSalt();
  await table.start();
  await isGiven();
  await table.deal();
  await table.playOut();
  await table.check(language === 'en' ? proof : french);
  return table.page;
}

/** The seal that was shown is left out, and so are all numbers. */
async function broken(stage: Stage): Promise<Page> {
  const table = await sealedTwice(stage);
  await table.miraGives();
  await table.falsify(({ commitment, secret, salts }) => ({ commitment, secret, salts }));
  await table.playOut();
  await table.check();
  return table.page;
}

async function removed(stage: Stage): Promise<Page> {
  const table = await SealedTable.of(stage);
  await table.mira.ok('PUT', `/api/tables/${table.id}/seats/1`, { bot: null });
  await table.page.locator('.lostseat').waitFor();
  return table.page;
}

async function freed(stage: Stage): Promise<Page> {
  const [mira, otto] = [await stage.guest('Mira'), await stage.guest('Otto')];
  const { table } = await mira.open({ game: 'straw', seats: ['me', 'open'] });
  await otto.ok('POST', `/api/tables/${table.id}/seats`, {});
  const { page } = await stage.come('Hanna');
  await page.goto(`/j/${table.code}`);
  await page.getByRole('heading', { name: join.full }).waitFor();
  await otto.ok('DELETE', `/api/tables/${table.id}/seats/me`);
  await page.getByRole('heading', { name: join.freed }).waitFor();
  return page;
}

/** Whose numbers the cards come from; and who loses a seat, or finds one. */
export const FAIRNESS: readonly Scene[] = [
  { name: 'dealt without your number', screen: '13-final-straw', set: without },
  { name: 'your number is in it', screen: '13-final-straw', set: yours },
  { name: 'a record that does not hold', screen: '13-final-straw', set: broken },
  { name: 'the deck is sealed anew', screen: '17-waiting', set: sealingAnew },
  { name: 'seat taken away', screen: '17-removed', set: removed },
  { name: 'somebody plays without a number', screen: '17-back', set: unsalted },
  { name: 'join, a seat has become free', screen: '20-not-found', set: freed },
  { name: 'French: dealt without your number', screen: '13-final-straw', set: (stage) => without(stage, 'fr') },
  { name: 'French: your number is in it', screen: '13-final-straw', set: (stage) => yours(stage, 'fr') },
];
