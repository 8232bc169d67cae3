import type { JSX } from 'preact';
import type { Card } from '../../../../games/str8-eight/cards.ts';
import { CardSheet } from '../../../play/card/card-sheet.tsx';
import type { Str8EightContext } from '../table/context.ts';

/** What any card of the game is and does. */
export function Str8EightCards({ context }: { readonly context: Str8EightContext }): JSX.Element {
  const { coach, label } = context.str8Eight;
  return (
    <CardSheet game="str8-eight" tell={(card) => ({ name: label(card as Card), lines: coach.card(card as Card) })} />
  );
}
