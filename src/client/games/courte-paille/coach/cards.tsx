import type { JSX } from 'preact';
import type { Card } from '../../../../games/courte-paille/cards.ts';
import { CardSheet } from '../../../play/card/card-sheet.tsx';
import type { CourtePailleContext } from '../table/context.ts';
import { useCoach } from './words.ts';

/** What any card of the game is and does. */
export function CourtePailleCards({ context }: { readonly context: CourtePailleContext }): JSX.Element {
  const { card: linesOf } = useCoach();
  return (
    <CardSheet
      game="courte-paille"
      tell={(card) => ({ name: context.says.cardName(card as Card), lines: linesOf(card as Card) })}
    />
  );
}
