import { CASTAWAY_OF, VALUE_OF } from '../../games/courte-paille/cards.ts';
import { CASTAWAYS } from '../../games/courte-paille/faces.ts';
import type { CourtePailleSeat, CourtePailleView } from '../../games/courte-paille/view.ts';
import type { Outlook } from './outlook.ts';
import { idOf } from './unseen.ts';

/** In points, found by play. A card is worth so much for being one, since hands are not filled up again (C23). */
const A_CARD = 5;
/** A rival who goes out, and going out oneself. */
const RIVAL_OUT = 20;
const RUIN = -1000;

/** What the others lose with the character, less what the seat loses itself. */
export function banishScore(view: CourtePailleView, outlook: Outlook, character: number): number {
  const { cards, points, me } = outlook;
  if (view.characters.length === 2) return finalLead(view, outlook, character);
  if (cards[character] === me.hand.length) return RUIN;
  let score = -points[character]! - A_CARD * cards[character]!;
  for (const seat of view.seats) if (seat !== me) score += lossOf(seat, outlook, character) / (outlook.players - 1);
  return score;
}

/** What a rival loses: what is known of the hand, and the share of the unseen cards in what is not. */
function lossOf({ hand }: CourtePailleSeat, { mean }: Outlook, character: number): number {
  let loss = 0;
  let isAll = hand.length > 0;
  for (const card of hand) {
    const isIt = card !== null && CASTAWAY_OF[idOf(card)] === character;
    if (isIt) loss += A_CARD + VALUE_OF[idOf(card)]!;
    if (card === null) loss += mean[character]!;
    isAll &&= isIt;
  }
  return isAll ? loss + RIVAL_OUT : loss;
}

/** The points in the only character left decide the match (C25). */
function finalLead({ characters }: CourtePailleView, outlook: Outlook, banished: number): number {
  const last = CASTAWAYS.indexOf(characters.find((name) => name !== CASTAWAYS[banished])!);
  return outlook.pointsIn(last) - outlook.rival[last]!;
}
