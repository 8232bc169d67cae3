import { describe, expect, test } from 'vitest';
import { games, player } from '../../protocol/people.ts';
import { commitmentOf } from './salt.ts';
import { Witness } from './testing/witness.ts';
import { listen, useWorkerPages, WISH } from './testing/worker-pages.ts';

const SALT = 'ab'.repeat(32);

const pages = useWorkerPages();

describe('a page and its worker', () => {
  test('names', async () => {
    const link = pages.open();
    expect(await link.me()).toBeNull();
    expect(player.parse(await link.rename(' An\u202en  Lee '))).toEqual({ id: 'you', name: 'Ann Lee' });
    expect(await pages.open().me()).toEqual({ id: 'you', name: 'Ann Lee' });
    await expect(link.rename(' ')).rejects.toMatchObject({ kind: 'bad-request' });
    await expect(link.rename('x'.repeat(25))).rejects.toMatchObject({ kind: 'bad-request' });
    expect((await link.open(WISH)).table.seats[0]).toMatchObject({ name: 'Ann Lee' });
  });

  test('what there is to choose from', async () => {
    const all = await pages.open().games();
    expect(games.parse(all)).toEqual(all);
    expect(all.games.map(({ id }) => id)).toEqual(['straw', 'courte-paille', 'str8-eight']);
  });

  test('seats, phrases and salts', async () => {
    const link = pages.open();
    const { table } = await link.open({ ...WISH, seats: ['me', 'open'], commitment: commitmentOf(SALT) });
    await link.setSeat(table.code, 1, 'random');
    await link.say(table.id, 'good-luck');
    const witness = listen(link, table.id);
    await link.start(table.id);
    await link.reveal(table.id, SALT);
    await witness.play(link, table.id);
    expect(JSON.stringify(await link.record(table.id))).toContain(commitmentOf(SALT));
  });

  test('problems are told as a server tells them', async () => {
    const link = pages.open();
    await expect(link.look('nowhere')).rejects.toMatchObject({ kind: 'no-such-table', problem: { status: 404 } });
    await expect(link.open({ ...WISH, game: 'chess' })).rejects.toMatchObject({ kind: 'no-such-game' });
    const witness = listen(link, 'nowhere');
    await witness.until(({ refusal }) => refusal !== undefined);
    expect(witness).toMatchObject({ refusal: { kind: 'no-such-table' }, connections: ['connecting'] });
    await expect(link.device()).rejects.toMatchObject({ kind: 'online-only' });
    await expect(link.claim()).rejects.toMatchObject({ kind: 'online-only' });
    expect(await link.lobby()).toEqual([]);
  });

  test('who hangs up hears no more', async () => {
    const link = pages.open();
    const { table } = await link.open(WISH);
    const [early, late] = [new Witness(), new Witness()];
    link.listen(table.id, early)();
    const hangUp = link.listen(table.id, late);
    await late.until(({ snapshots }) => snapshots.length > 0);
    hangUp();
    await link.say(table.id, 'ouch');
    await link.look(table.id);
    expect([early.snapshots, late.messages]).toEqual([[], []]);
  });

  test('a match goes on in the next page, after the last message that was heard', async () => {
    const first = pages.open();
    const { table } = await first.open(WISH);
    await first.start(table.id);
    const before = listen(first, table.id, 0);
    await before.play(first, table.id, 2);
    await before.until(({ isAsked }) => isAsked);
    await pages.closeFirst();
    const second = pages.open();
    const after = listen(second, table.id, before.latest!.seq);
    await after.until(({ connections }) => connections.at(-1) === 'open');
    after.latest = before.latest;
    await after.play(second, table.id);
    expect(after.snapshots).toEqual([]);
    const seqs = [...before.messages, ...after.messages].map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
  });
});
