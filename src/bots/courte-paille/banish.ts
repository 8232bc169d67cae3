import { CASTAWAY_OF, COCO } from '../../games/courte-paille/cards.ts';
import type { CourtePailleView } from '../../games/courte-paille/view.ts';
import { idOf, type Outlook } from './outlook.ts';

/** Points of its own that the seat gives up for each that a rival is known to lose. */
const SPITE = 0.3;
const RUIN = -1000;

/** What the seat keeps of its hand, and what others lose by it. */
export function banishScore(view: CourtePailleView, outlook: Outlook, character: number): number {
  const { cards, points } = outlook;
  if (view.characters.length === 2) return lastPoints(view, outlook, character);
  if (cards[character] === outlook.me.hand.length) return RUIN;
  return SPITE * rivalsLose(view, outlook, character) - points[character]! - 3 * cards[character]!;
}

function rivalsLose(view: CourtePailleView, outlook: Outlook, character: number): number {
  let lost = 0;
  for (const seat of view.seats) {
    if (seat === outlook.me) continue;
    for (const card of seat.hand) {
      if (card === null) lost += outlook.mean[character]!;
      else if (CASTAWAY_OF[idOf(card)] === character) lost += 4;
    }
  }
  return lost;
}

function lastPoints(view: CourtePailleView, outlook: Outlook, banished: number): number {
  for (let kind = 0; kind < COCO; kind++)
    if (kind !== banished && view.characters.length > 0 && outlook.points[kind]! > 0)
      return outlook.pointsIn(kind) - outlook.rival[kind]!;
  return RUIN;
}
