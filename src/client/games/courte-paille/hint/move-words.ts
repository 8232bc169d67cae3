import type { CourtePailleContext } from '../table/context.ts';
import type { Character, Card } from '../../../../games/courte-paille/cards.ts';
import type { Source } from '../../../../games/courte-paille/events.ts';

/** The card that a move names: `choose captain-7`, `land hand cook-3`. */
export function cardIn(move: string): Card | null {
  const [verb, first, second] = move.split(' ');
  if (verb === 'choose' || verb === 'take') return first as Card;
  return verb === 'land' && second !== undefined ? (second as Card) : null;
}

/** A move in the words of its button: "Give up Lookout 1". */
export function moveSays(move: string, { says }: CourtePailleContext): string {
  const [verb, ...rest] = move.split(' ');
  const card = cardIn(move);
  switch (verb) {
    case 'choose':
      return says.giveUp(card!);
    case 'take':
      return says.take(card!);
    case 'lesson':
      return says.coco.lessonMove(Number(rest[0]));
    case 'land':
      return (rest[0] as Source) === 'pile' ? says.coco.landPile : says.coco.landMove(card!);
    case 'peek':
      return says.coco.peekMove(rest.map(Number));
    case 'banish':
      return says.banish(rest[0] as Character);
    default:
      return says.coco.sleepMove;
  }
}
