import type { Position } from '../../game.ts';
import type { Bench } from './bench.ts';

/** A position as bytes, by all that can be seen of it: for comparing two states. */
export function printOf({ game, viewers }: Bench, state: Position): string {
  const { bytes, rows, deck } = state.cards;
  const views = viewers.map((viewer) => game.view(state, viewer));
  const lying = rows.map((row) => bytes.subarray(row, row + 1 + bytes[row]!).join());
  const known = bytes.subarray(0, deck.size).join();
  return JSON.stringify([game.waitingFor(state), game.scores(state), game.winners(state), views, lying, known]);
}

/** One and the same state as bytes, down to what no longer means anything: for seeing whether it was touched. */
export function bytesOf(bench: Bench, state: Position): string {
  return printOf(bench, state) + JSON.stringify(state, (key, value: unknown) => (key === 'cards' ? [] : value));
}
