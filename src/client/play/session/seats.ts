import type { TableState } from './session.ts';

type StandIn = Extract<TableState['table']['seats'][number], { kind: 'person' }>['standIn'];

/** Why a stand-in plays for you, or null if you play. */
export function standInForYou({ table, you }: Pick<TableState, 'table' | 'you'>): StandIn {
  const mine = you === null ? undefined : table.seats[you];
  return mine?.kind === 'person' ? mine.standIn : null;
}

/** Whether the table waits for you, and not for a stand-in on your seat. */
export function isYourTurn(state: TableState): boolean {
  const { you, waiting } = state;
  return you !== null && waiting.includes(you) && standInForYou(state) === null;
}

/** The seats beside the viewer's own, clockwise from their left; all of them for who only watches. */
export function othersOf(count: number, you: number | null): number[] {
  const seats = Array.from({ length: count }, (_, i) => ((you ?? -1) + 1 + i) % count);
  return seats.filter((seat) => seat !== you);
}
