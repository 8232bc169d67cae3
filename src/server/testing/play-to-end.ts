import type { Guest } from './guest.ts';
import { isAsked, isOver, questionIn } from './party.ts';

/** All people at a table play on, each time another of their moves, until it is over. */
export async function playToEnd(people: readonly Guest[], table: string): Promise<void> {
  await Promise.all(people.map((guest) => playOn(guest, table)));
}

async function playOn(guest: Guest, table: string): Promise<void> {
  const events = await guest.listen(table);
  for (let made = 0; ; made++) {
    await events.until((heard) => isAsked(heard) || isOver(heard));
    if (isOver(events)) break;
    const { ask, moves } = questionIn(events);
    const wish = { ask, move: moves[made % moves.length] };
    const { seq } = await guest.ok('POST', `/api/tables/${table}/moves`, wish);
    await events.until(({ latest }) => latest!.seq >= seq);
  }
  events.close();
}
