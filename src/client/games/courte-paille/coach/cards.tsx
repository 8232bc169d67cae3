import type { JSX } from 'preact';
import type { Card } from '../../../../games/courte-paille/cards.ts';
import { CardSheet } from '../../../play/card/card-sheet.tsx';
import type { CourtePailleContext } from '../table/context.ts';

/** What any card of the game is and does. */
export function CourtePailleCards({ context }: { readonly context: CourtePailleContext }): JSX.Element {
  const { coach, cardName } = context.says;
  return (
    <CardSheet
      game="courte-paille"
      tell={(card) => ({ name: cardName(card as Card), lines: coach.card(card as Card) })}
    />
  );
}
