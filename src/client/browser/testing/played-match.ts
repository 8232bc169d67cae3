import { FastChance } from '../../../engine/chance/fast.ts';
import type { Snapshot } from '../../../protocol/table.ts';
import type { Guest } from '../../../server/testing/guest.ts';
import type { Seen, Stage } from './scenes/stage.ts';

type Player = Pick<Guest, 'ok'> | Seen;

export interface Wish {
  readonly game: string;
  readonly options?: Readonly<Record<string, string | number>>;
}

/**
 * A match that people have played to its end on the server, by a real shuffle, each making any move, but a step up where there
 * is one, or it would take for ever; answers with its id.
 */
export async function playedMatch(stage: Stage, you: Seen, wish: Wish, names: readonly string[]): Promise<string> {
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
    const mine: Snapshot = await you.ok('GET', path);
    const [seat] = mine.waiting;
    if (seat === undefined) return table.id;
    const player = players[seat]!;
    const { ask }: Snapshot = seat === 0 ? mine : await player.ok('GET', path);
    const moves = ask!.things.flatMap((thing) => ('moves' in thing ? thing.moves : []));
    const step = moves.find(({ move }) => move.startsWith('lay '));
    const { move } = step ?? moves[luck.below(moves.length)]!;
    await player.ok('POST', `${path}/moves`, { ask: ask!.id, move });
  }
}
