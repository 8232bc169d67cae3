import type { CourtePailleContext } from '../table/context.ts';
import type { Character, CourteCard, Source } from '../table/shapes.ts';

/** The card that a move names: `choose captain-7`, `land hand cook-3`. */
export function cardIn(move: string): CourteCard | null {
  const [verb, first, second] = move.split(' ');
  if (verb === 'choose' || verb === 'take') return first as CourteCard;
  return verb === 'land' && second !== undefined ? (second as CourteCard) : null;
}

/** A move in the words of its button: "Give up Lookout 1". */
export function moveSays(move: string, { courte }: CourtePailleContext): string {
  const [verb, ...rest] = move.split(' ');
  const card = cardIn(move);
  switch (verb) {
    case 'choose':
      return courte.giveUp(card!);
    case 'take':
      return courte.take(card!);
    case 'lesson':
      return courte.coco.lessonDeed(Number(rest[0]));
    case 'land':
      return (rest[0] as Source) === 'pile' ? courte.coco.landPile : courte.coco.landDeed(card!);
    case 'peek':
      return courte.coco.peekDeed(rest.map(Number));
    case 'banish':
      return courte.banish(rest[0] as Character);
    default:
      return courte.coco.sleepDeed;
  }
}
