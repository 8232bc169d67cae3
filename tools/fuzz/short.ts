import { firstMove, type Guest } from '../../src/server/testing/guest.ts';

/** A table of two people in each game, where a match does not take long even if nobody thinks. */
const OPTIONS: Readonly<Record<string, object>> = {
  straw: { ending: 'each-deals-once' },
  'courte-paille': { form: 'single' },
  'str8-eight': { target: 100 },
};

export function shortOf(game: string): object {
  return { game, seats: ['me', 'open'], options: OPTIONS[game] };
}

/** Starts a match; resolves when it waits for nobody but the people on the first seats. */
export async function begin(host: Guest, table: string, people = 2): Promise<void> {
  const events = await host.listen(table);
  await host.ok('POST', `/api/tables/${table}/start`, {});
  await events.until(({ latest }) => latest!.view !== null && latest!.waiting.every((seat) => seat < people));
  events.close();
}

/** Some moves of both, so that a match is under way. */
export async function playSome(players: readonly Guest[], table: string, moves: number): Promise<void> {
  for (let tries = 0; tries < moves; tries++) {
    const guest = players[tries % players.length]!;
    const look = await guest.look(table);
    const answer = look.waiting.includes(look.you!) ? firstMove(look) : undefined;
    if (answer !== undefined) await guest.ok('POST', `/api/tables/${table}/moves`, answer);
  }
}
