import type { TableCard } from '../../protocol/table.ts';

/** Somebody that a sentence is about. */
export interface Who {
  /** As people see it; for yourself too. */
  readonly name: string;
  readonly isYou: boolean;
}

/** Who sits there, for the eyes of this viewer. */
export function whoAt(table: TableCard, you: number | null, seat: number): Who {
  const card = table.seats[seat];
  return { name: card === undefined || card.kind === 'open' ? '–' : card.name, isYou: seat === you };
}
