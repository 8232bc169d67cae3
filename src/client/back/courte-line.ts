import { cardIn } from '../table/courte/deed-says.ts';
import type { CourteScene } from '../table/courte/scene.ts';
import type { Character, CourteCard, CourteEvent, CourteView } from '../table/courte/shapes.ts';
import { whoIn } from '../table/scene.ts';
import type { Made, MoveLine } from './screen.ts';

/** What somebody did at the raft, as one line. */
export function courteLine(made: Made<CourteView, CourteEvent>, scene: CourteScene): MoveLine {
  const { move, before, events, isHidden } = made;
  const { log } = scene.courte;
  const who = whoIn(scene, move.seat);
  const card = cardIn(move.move);
  const [verb] = move.move.split(' ');
  if (verb === 'choose') {
    const seen = isHidden && !who.isYou ? null : card;
    return { card: seen, text: log.choseDid(who, seen) };
  }
  if (verb === 'take') return { card, text: log.tookDid(who, card) };
  if (verb === 'banish') return { card: null, text: log.banishedDid(who, move.move.split(' ')[1] as Character) };
  const coco = before.seats[move.seat]?.turned ?? ('coco-1' as CourteCard);
  return { card: coco, text: powerSays(coco, made, events, scene) };
}

function powerSays(
  coco: CourteCard,
  { move }: Made<CourteView, CourteEvent>,
  events: readonly CourteEvent[],
  scene: CourteScene,
): string {
  const { log } = scene.courte;
  const who = whoIn(scene, move.seat);
  for (const event of events) {
    if (event.type === 'lesson') return log.lessonDid(who, coco, event.position, event.card);
    if (event.type === 'landed') return log.landedDid(who, coco, event.card, event.from);
    if (event.type === 'peeked') return log.peekedDid(who, coco, event.positions);
    if (event.type === 'slept') return log.sleptDid(who, event.card);
  }
  return log.idle(who, coco);
}
