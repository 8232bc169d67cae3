import type { JSX } from 'preact';
import type { Card } from '../../../../games/straw/cards.ts';
import { CardSheet } from '../../../play/card/card-sheet.tsx';
import type { StrawContext } from '../table/context.ts';
import { useCoach } from './words.ts';

/** What any card of the game is and does. */
export function StrawCards({ context }: { readonly context: StrawContext }): JSX.Element {
  const { card: linesOf } = useCoach();
  return (
    <CardSheet
      game="straw"
      tell={(card) => ({ name: context.straw.label(card as Card), lines: linesOf(card as Card) })}
    />
  );
}
