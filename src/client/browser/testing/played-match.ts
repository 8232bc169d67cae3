import { FastChance } from '../../../engine/chance/fast.ts';
import type { Snapshot } from '../../../protocol/table.ts';
import type { Guest } from '../../../server/testing/guest.ts';
import type { Seen, Stage } from './scenes/stage.ts';

type Player = Pick<Guest, 'ok'> | Seen;

/** A match that people have played to its end on the server, by a real shuffle, each making any move; answers with its id. */
export async function playedMatch(
  stage: Stage,
  you: Seen,
  wish: { readonly game: string; readonly options?: Readonly<Record<string, string | number>> },
  names: readonly string[],
): Promise<string> {
  const players: Player[] = [you];
  for (const name of names) players.push(await stage.guest(name));
  const seats = players.map((_, seat) => (seat === 0 ? 'me' : 'open'));
  const { table }: Snapshot = await you.ok('POST', '/api/tables', { ...wish, seats });
  const path = `/api/tables/${table.id}`;
  for (const player of players.slice(1)) await player.ok('POST', `${path}/seats`, {});
  await you.ok('POST', `${path}/start`, {});
  await stage.pass(0);
  const luck = new FastChance(new Uint8Array(32).fill(7));
  luck.begin(0, 0);
  for (;;) {
    const { waiting }: Snapshot = await you.ok('GET', path);
    const seat = waiting[0];
    if (seat === undefined) return table.id;
    const player = players[seat]!;
    const { ask }: Snapshot = await player.ok('GET', path);
    const moves = ask!.things.flatMap((thing) => ('moves' in thing ? thing.moves : []));
    await player.ok('POST', `${path}/moves`, { ask: ask!.id, move: moves[luck.below(moves.length)]!.move });
  }
}
