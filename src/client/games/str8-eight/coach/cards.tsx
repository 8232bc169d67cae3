import type { JSX } from 'preact';
import type { Card } from '../../../../games/str8-eight/cards.ts';
import { CardSheet } from '../../../play/card/card-sheet.tsx';
import type { Str8EightContext } from '../table/context.ts';
import { useCoach } from './words.ts';

/** What any card of the game is and does. */
export function Str8EightCards({ context }: { readonly context: Str8EightContext }): JSX.Element {
  const { card: linesOf } = useCoach();
  return (
    <CardSheet
      game="str8-eight"
      tell={(card) => ({ name: context.str8Eight.label(card as Card), lines: linesOf(card as Card) })}
    />
  );
}
