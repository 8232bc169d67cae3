import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testFolder } from '../cli/testing/command.ts';
import type { Snapshot } from '../protocol/table.ts';
import { freePort } from './testing/crash/free-port.ts';
import { KillableServer } from './testing/crash/killable-server.ts';
import { Guest } from './testing/guest.ts';
import { outlive } from './testing/troubles/outlive.ts';
import { DAY, JUMPS, SetClock, setClock, withClock } from './testing/troubles/set-clock.ts';

const ROOT = testFolder();
function folderFor(name: string): string {
  const folder = join(ROOT, name);
  mkdirSync(folder);
  return folder;
}

test('a clock that is set and drifts while all games are played troubles nobody', async ({ signal }) => {
  const folder = folderFor('play');
  const given = { folder, signal, hows: [withClock(folder)] };
  const { complaints, mischief } = await outlive(given, new SetClock(folder), JUMPS.length);
  expect([complaints, mischief.losses]).toEqual(['', 0]);
});

describe('a clock set three days forward', () => {
  test('ends a day that somebody had for a move, and closes nothing', async () => {
    const folder = folderFor('days');
    const server = new KillableServer(await freePort(), { DATA_DIR: join(folder, 'data') }, withClock(folder));
    onTestFinished(() => server.stop());
    await server.ready();
    const ann = await Guest.arrive(server.url, 'Ann');
    const opened = async (clock: string, isStarted: boolean): Promise<string> => {
      const { table } = await ann.open({ game: 'straw', seats: ['me', { bot: 'random' }], clock });
      if (isStarted) await ann.ok('POST', `/api/tables/${table.id}/start`, {});
      return table.id;
    };
    const [waiting, resting, byDays] = [
      await opened('none', false),
      await opened('none', true),
      await opened('1-day', true),
    ];
    const asked = await until(ann, byDays, ({ until: deadline }) => deadline !== null);
    expect(Math.abs(asked.until! - asked.at - DAY)).toBeLessThan(2000);
    setClock(folder, server, { by: 3 * DAY, drift: 1 });
    const stoodIn = await until(ann, byDays, ({ table }) =>
      table.seats.some((seat) => seat.kind === 'person' && seat.standIn === 'time'),
    );
    expect(stoodIn.at - asked.at).toBeGreaterThan(2 * DAY);
    expect((await ann.look(waiting)).table.status).toBe('open');
    expect((await ann.look(resting)).table.status).toBe('playing');
    expect(server.complaints).toBe('');
  });
});

/** How a table stands as soon as it stands like that. */
async function until(guest: Guest, table: string, holds: (snapshot: Snapshot) => boolean): Promise<Snapshot> {
  for (;;) {
    const snapshot = await guest.look(table);
    if (holds(snapshot)) return snapshot;
  }
}
