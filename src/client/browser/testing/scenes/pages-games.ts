import type { Page } from 'playwright-core';
import type { Snapshot } from '../../../../protocol/table.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

const TABLES = [
  { game: 'courte-paille', seats: ['me', 'open', 'open', 'open', 'open'], options: { 'coco-may-sleep': true } },
  { game: 'str8-eight', seats: ['me', 'open', 'open', 'open'], options: { target: 250 } },
  { game: 'straw', seats: ['me', 'open'] },
] as const;

const [COURTE, STR8] = TABLES;

async function home(stage: Stage): Promise<Page> {
  const you = await stage.come('Hanna');
  for (const table of TABLES) await you.ok('POST', '/api/tables', table);
  await you.page.goto('/');
  await you.page.getByText('Your other tables').waitFor();
  return you.page;
}

async function setCourte(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna');
  await page.goto('/set/courte-paille');
  await page.getByText('On line', { exact: true }).click();
  await page.getByRole('button', { name: 'long, announced' }).click();
  await page.getByRole('switch', { name: 'Coco may go back to sleep' }).click();
  await page.getByText('Week after week').waitFor();
  return page;
}

async function setStr8(stage: Stage): Promise<Page> {
  const { page } = await stage.come('Hanna');
  await page.goto('/set/str8-eight');
  await page.getByRole('button', { name: '250' }).click();
  await page.getByText('Two or three hands.').waitFor();
  return page;
}

/** With a friend at the second seat. */
async function waiting(stage: Stage, wish: (typeof TABLES)[number]): Promise<Page> {
  const you = await stage.come('Hanna');
  const { table }: Snapshot = await you.ok('POST', '/api/tables', wish);
  const mira = await stage.guest('Mira');
  await mira.ok('POST', `/api/tables/${table.id}/seats`, {});
  await mira.listen(table.id);
  await you.page.goto(`/t/${table.id}`);
  await you.page.getByText('Mira').waitFor();
  return you.page;
}

async function lobby(stage: Stage): Promise<Page> {
  const mira = await stage.guest('Mira');
  for (const table of TABLES) await mira.ok('POST', '/api/tables', { ...table, public: true });
  const { page } = await stage.come('Hanna');
  await page.goto('/tables');
  await page.getByText('3 tables').waitFor();
  return page;
}

async function join(stage: Stage): Promise<Page> {
  const mira = await stage.guest('Mira');
  const { table }: Snapshot = await mira.ok('POST', '/api/tables', STR8);
  const { page } = await stage.come();
  await page.goto(`/j/${table.code}`);
  await page.getByText('Mira keeps you a seat at Str8 Eight.').waitFor();
  return page;
}

/** The pages in the dress of the other games. */
export const PAGES_GAMES: readonly Scene[] = [
  { name: 'home, all games wait', screen: '01-home', set: home },
  { name: 'set a table of La Courte Paille', screen: '02-setup', set: setCourte },
  { name: 'set a table of Str8 Eight', screen: '02-setup', set: setStr8 },
  { name: 'waiting room of La Courte Paille', screen: '17-waiting', set: (stage) => waiting(stage, COURTE) },
  { name: 'waiting room of Str8 Eight', screen: '17-waiting', set: (stage) => waiting(stage, STR8) },
  { name: 'open tables of all games', screen: '17-lobby', set: lobby },
  { name: 'join a table of Str8 Eight, who', screen: '17-lobby', set: join },
];
