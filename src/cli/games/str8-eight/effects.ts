import type { Offer, OfferedMove } from '../../../engine/ask.ts';
import type { Card } from '../../../games/str8-eight/cards.ts';
import { whoOf, whose } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { oneGroup, isPass } from '../../../games/str8-eight/faces.ts';
import { thenText, type Sequence } from './cards.ts';
import { reason } from './reasons.ts';
import type { Style } from '../../screen/style.ts';

/** What playing a card does, or why it cannot be: each can be laid aside, and has one use beside that. */
export function effectOf(
  sequence: Sequence,
  card: Card,
  ask: readonly Offer[],
  context: TableContext,
  style: Style,
): string {
  const offer = ask.find(({ thing }) => thing === card);
  if (offer === undefined || 'refusal' in offer) return '';
  const [refused] = offer.refused ?? [];
  if (refused !== undefined) return style.dim(reason(refused.refusal, context));
  const [played] = offer.moves;
  return isPass(card) ? passing(played!, context) : laying([...sequence, card], played!, style);
}

function laying(steps: Sequence, { preview: { length, total, completes, next } }: OfferedMove, style: Style): string {
  if (completes !== true) {
    const then = thenText(String(next));
    return `lay it: step ${length}, total ${total}, ${next === '' ? style.bad(then) : then}`;
  }
  const group = oneGroup(steps);
  return style.good(`lay it: the eighth step, total ${total}${group === undefined ? '' : ', a Str8 Eight'}`);
}

function passing({ preview: { to, from } }: OfferedMove, context: TableContext): string {
  const [taker, giver] = [Number(to), Number(from)];
  if (taker === giver) return `play it: you change hands with ${whoOf(taker, context)}`;
  return `play it: your hand goes to ${whoOf(taker, context)}, ${whose(giver, context)} comes to you`;
}
