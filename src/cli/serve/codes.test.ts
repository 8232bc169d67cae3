import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oldMatches } from '../testing/old-matches.ts';
import { testFolder } from '../testing/command.ts';
import { Served } from '../testing/served.ts';

const DATA = join(testFolder(), 'data');

test('some days after its table has ended a code leads nowhere, and the id to the record', async () => {
  const server = await Served.on(DATA);
  const { ann, over, cards } = await oldMatches(server, DATA);
  const statusOf = async (path: string): Promise<number> => (await ann.call('GET', `/api/tables/${path}`)).status;
  expect(await statusOf(cards.over.code)).toBe(404);
  expect(await statusOf(`${cards.over.code}/record`)).toBe(404);
  expect(await statusOf(over)).toBe(200);
  expect(await statusOf(`${over}/record`)).toBe(200);
  expect(await statusOf(cards.playing.code), 'one that goes on').toBe(200);
});
