import type { TableCard } from '../../../protocol/table.ts';
import type { LaterTableWords } from '../../words/en/later/at-table.ts';
import { whoAt } from '../../words/who.ts';
import type { LogLine } from '../frame/log.tsx';
import { unsaltedAt } from './unsalted.ts';

/** What happened before the first card, where the deck was sealed more than once. */
export function sealingLines(table: TableCard, you: number | null, say: LaterTableWords): readonly LogLine[] {
  const who = unsaltedAt(table).map((seat) => whoAt(table, you, seat));
  const isAgain = table.sealings > 1;
  return [
    ...(isAgain ? [say.sealedAgain(table.sealings)] : []),
    ...(who.length > 0 ? [say.withoutNumber(who)] : []),
  ].map((text) => ({ seat: null, card: null, name: '', text, mark: '' }));
}
