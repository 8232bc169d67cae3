import type { CardId } from '../../engine/cards.ts';
import type { Code } from '../../engine/game.ts';
import { CASTAWAY_OF, FIRST_COCO, VALUE_OF } from '../../games/courte-paille/cards.ts';
import { CARDS_OF_A_CHARACTER } from '../../games/courte-paille/faces.ts';
import { aboutIn, BANISH_CHARACTER, CHOOSE_CARD, kindIn, TAKE_CARD } from '../../games/courte-paille/moves.ts';
import type { CourtePailleView } from '../../games/courte-paille/view.ts';
import { best } from '../best.ts';
import type { Bot } from '../bot.ts';
import { banishScore } from './banish.ts';
import { chanceGone } from './odds.ts';
import { Outlook } from './outlook.ts';
import { bestPower, powerScore } from './powers.ts';
import { idOf } from './unseen.ts';

// Found by play.
/** In shares of a win: a point in a sure meal that nobody after this seat can take. */
const DENIED = 0.001;

/** The rules of thumb of a family player: what each move makes of the seat's chances, and no thought further on. */
export const mediumCourtePaille: Bot<CourtePailleView> = {
  choose(question, luck) {
    if (question.count === 1) return question.moves[0]!;
    const view = question.view();
    const outlook = new Outlook(view);
    return best(question, luck, (code) => score(view, outlook, code));
  },
};

function score(view: CourtePailleView, outlook: Outlook, code: Code): number {
  switch (kindIn(code)) {
    case CHOOSE_CARD:
      return chooseScore(view, outlook, aboutIn(code));
    case TAKE_CARD:
      return takeScore(view, outlook, aboutIn(code));
    case BANISH_CHARACTER:
      return banishScore(view, outlook, aboutIn(code));
    default:
      return powerScore(view, outlook, code);
  }
}

/** The hand without the card, and what comes for it. */
function chooseScore(view: CourtePailleView, outlook: Outlook, card: CardId): number {
  outlook.hold(card, -1);
  const points = card < FIRST_COCO ? fromMenu(view, outlook, VALUE_OF[card]!) : bestPower(view, outlook, card);
  outlook.hold(card, 1);
  return points;
}

/** What the menu is expected to offer still when that value's turn comes: the best card, or else the next best. */
function fromMenu(view: CourtePailleView, outlook: Outlook, value: number): number {
  const offers = view.menu.map((card) => outlook.worthWith(idOf(card))).sort((a, b) => b - a);
  const gone = chanceGone(playersBefore(view, value));
  let reached = 1;
  let expected = 0;
  for (const offer of offers) {
    expected += reached * (1 - gone) * offer;
    reached *= gone;
  }
  return expected + reached * (offers.at(-1) ?? outlook.worth());
}

/** How many are expected to come first if every value is as likely: equal ones do if nearer to the shark (C6). */
function playersBefore({ seats, viewer, shark }: CourtePailleView, value: number): number {
  const distance = (seat: number): number => (seat + seats.length - shark) % seats.length;
  const mine = distance(viewer as number);
  let before = 0;
  for (let seat = 0; seat < seats.length; seat++) {
    if (seat === viewer || seats[seat]!.hand.length === 0) continue;
    before += (distance(seat) < mine ? value : value - 1) / CARDS_OF_A_CHARACTER;
  }
  return before;
}

function takeScore({ seats, viewer }: CourtePailleView, outlook: Outlook, card: CardId): number {
  const someoneFollows = seats.some(({ turned }, seat) => turned !== undefined && seat !== viewer);
  const denied = someoneFollows ? outlook.chanceOf(CASTAWAY_OF[card]!) * VALUE_OF[card]! : 0;
  return outlook.worthWith(card) + DENIED * denied;
}
