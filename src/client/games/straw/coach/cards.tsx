import type { JSX } from 'preact';
import type { Card } from '../../../../games/straw/cards.ts';
import { CardSheet } from '../../../play/card/card-sheet.tsx';
import type { StrawContext } from '../table/context.ts';

/** What any card of the game is and does. */
export function StrawCards({ context }: { readonly context: StrawContext }): JSX.Element {
  const { coach, label } = context.straw;
  return <CardSheet game="straw" tell={(card) => ({ name: label(card as Card), lines: coach.card(card as Card) })} />;
}
