import type { CardId } from '../../engine/cards.ts';
import type { Code } from '../../engine/game.ts';
import {
  aboutIn,
  codeOf,
  kindIn,
  LAND_HAND,
  LAND_MENU,
  LAND_PILE,
  LESSON,
  PEEK,
  SLEEP,
} from '../../games/courte-paille/moves.ts';
import type { CourtePailleView } from '../../games/courte-paille/view.ts';
import type { Outlook } from './outlook.ts';
import { idOf } from './unseen.ts';

/** In shares of a win: what a look at one unknown day may be good for. */
const LOOK = 0.005;
/** How much more than other cards a Coco must promise: the week may change again before it ends. */
const RELUCTANCE = 0.05;

/** What the power makes of week and hand, with the card or two that are drawn after it. The Coco is out of the hand. */
export function powerScore(view: CourtePailleView, outlook: Outlook, code: Code): number {
  const about = aboutIn(code);
  const kind = kindIn(code);
  switch (kind) {
    case SLEEP:
      return outlook.worthWith(idOf(outlook.me.turned!));
    case LESSON:
      return lessonScore(view, outlook, about);
    case LAND_PILE:
      return worthAfter(outlook, undefined, 1, 1, 1);
    case LAND_MENU:
      return worthAfter(outlook, about, 1, 1, 1);
    case LAND_HAND:
      return landOwnScore(outlook, about);
    default:
      return outlook.worth(1) + LOOK * (unknownAt(view, kind - PEEK) + unknownAt(view, about));
  }
}

/** The best that the Coco could do if it were its turn now. Peeks are no reason to play one. */
export function bestPower(view: CourtePailleView, outlook: Outlook, coco: CardId): number {
  const { hand, asleep = [] } = outlook.me;
  let best = powerScore(view, outlook, codeOf(LAND_PILE, 0));
  const consider = (kind: number, about: number): void => {
    best = Math.max(best, powerScore(view, outlook, codeOf(kind, about)));
  };
  for (let position = 1; position <= view.week.length; position++) consider(LESSON, position);
  for (const card of view.menu) consider(LAND_MENU, idOf(card));
  for (const card of hand) if (idOf(card!) !== coco && !asleep.includes(card!)) consider(LAND_HAND, idOf(card!));
  return best - RELUCTANCE;
}

function lessonScore({ week }: CourtePailleView, outlook: Outlook, position: number): number {
  const { card, up } = week[position - 1]!;
  return worthAfter(outlook, card === null ? undefined : idOf(card), -1, up ? 0 : -1, 1);
}

function landOwnScore(outlook: Outlook, card: CardId): number {
  outlook.hold(card, -1);
  const worth = worthAfter(outlook, card, 1, 1, 2);
  outlook.hold(card, 1);
  return worth;
}

/** With a card more or less in the week, known or not, so many days more face down, and so many cards drawn. */
function worthAfter(outlook: Outlook, card: CardId | undefined, sign: 1 | -1, days: number, draws: number): number {
  change(outlook, card, sign, days);
  const worth = outlook.worth(draws);
  change(outlook, card, sign === 1 ? -1 : 1, -days);
  return worth;
}

function change(outlook: Outlook, card: CardId | undefined, sign: 1 | -1, days: number): void {
  if (card === undefined) outlook.unknown += sign;
  else outlook.lay(card, sign);
  outlook.down += days;
  outlook.judge();
}

function unknownAt({ week }: CourtePailleView, position: number): number {
  return week[position - 1]?.card === null ? 1 : 0;
}
