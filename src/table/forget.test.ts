import { expect, test } from 'vitest';
import { settled } from './testing/manual-time.ts';
import { askedFirst, begunTable, testTable } from './testing/guests.ts';
import { ok } from './testing/results.ts';
import { ShakyStore } from './testing/world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test('a forgotten table is remembered when somebody’s time runs out', async () => {
  const party = await begunTable('straw', { clock: '1-day' });
  const [asked] = askedFirst(party);
  for (const guest of party.seated) guest.stream!.hangUp();
  await party.environment.time.pass(DAY + 5000);
  expect((await party.ann.card()).seats[asked.sees.you!]).toMatchObject({ standIn: 'time' });
});

test('a table stays the same when it was forgotten', async () => {
  const party = await begunTable('straw', { clock: '3-days' });
  const [asked, other] = askedFirst(party);
  const [seen, { ask, moves }] = [await asked.look(), asked];
  for (const guest of party.seated) guest.stream!.hangUp();
  await party.environment.time.pass(10 * MINUTE);
  expect(await asked.look()).toEqual(seen);
  await other.listen();
  await ok(asked.move(ask, moves[0]!));
  expect(other.isAsked).toBe(true);
});

test.each(Array.from({ length: 12 }, (_, ticks) => ticks))(
  'who comes just when it is being forgotten hears all the same (%d ticks later)',
  async (ticks) => {
    const store = new ShakyStore();
    const { ann, bob, environment } = await testTable('straw', { clock: '1-day', given: { store } });
    await environment.time.pass(MINUTE);
    const listening = new Promise<unknown>((resolve) => {
      const due = store.due.bind(store);
      store.due = async (...args) => {
        store.due = due;
        let tick = Promise.resolve();
        for (let i = 0; i < ticks; i++) tick = tick.then(() => undefined);
        resolve(tick.then(() => ann.listen()));
        return due(...args);
      };
    });
    await environment.time.pass(2000);
    await listening;
    await settled();
    await ok(bob.sit());
    expect(ann.stream!.types).toEqual(['sat']);
  },
);
