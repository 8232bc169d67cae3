import type { CardId } from '../../engine/cards.ts';
import type { Code } from '../../engine/game.ts';
import { CASTAWAY_OF, FIRST_COCO, HAND_SIZE, VALUE_OF } from '../../games/courte-paille/cards.ts';
import {
  aboutIn,
  BANISH_CHARACTER,
  CHOOSE_CARD,
  codeOf,
  kindIn,
  LAND_HAND,
  LAND_MENU,
  LAND_PILE,
  LESSON,
  PEEK,
  SLEEP,
  TAKE_CARD,
} from '../../games/courte-paille/moves.ts';
import type { CourtePailleView } from '../../games/courte-paille/view.ts';
import type { Bot } from '../bot.ts';
import { banishScore } from './banish.ts';
import { idOf, Outlook } from './outlook.ts';

/** All in shares of a win, found by play. A card of the menu that this seat wants is taken so often by each one before it. */
const GRABBED = 0.35;
/** What a point of a likely meal is worth that a later player does not get. */
const DENIED = 0.003;
/** What a look at one unknown day is worth. */
const LOOK = 0.005;
const HIGHEST = 9;

/** The rules of thumb of a family player: what each move makes of its chances, and no thought further on. */
export const mediumCourtePaille: Bot<CourtePailleView> = {
  choose(question, luck) {
    const { moves, count } = question;
    if (count === 1) return moves[0]!;
    const view = question.view();
    const outlook = new Outlook(view);
    let best = moves[0]!;
    let most = score(view, outlook, best);
    for (let i = 1, ties = 1; i < count; i++) {
      const points = score(view, outlook, moves[i]!);
      if (points > most) ties = 1;
      else if (points < most || luck.below(++ties) !== 0) continue;
      best = moves[i]!;
      most = points;
    }
    return best;
  },
};

function score(view: CourtePailleView, outlook: Outlook, code: Code): number {
  const about = aboutIn(code);
  switch (kindIn(code)) {
    case CHOOSE_CARD:
      return about < FIRST_COCO ? giveUpScore(view, outlook, about) : cocoScore(view, outlook, about);
    case TAKE_CARD:
      return takeScore(view, outlook, about);
    case BANISH_CHARACTER:
      return banishScore(view, outlook, about);
    default:
      return powerScore(view, outlook, code);
  }
}

/** The hand without the card, with what the menu will still offer when its turn comes. */
function giveUpScore(view: CourtePailleView, outlook: Outlook, card: CardId): number {
  outlook.hold(card, -1);
  const offers = view.menu.map((offer) => worthWith(outlook, idOf(offer))).sort((a, b) => b - a);
  outlook.hold(card, 1);
  const gone = 1 - (1 - GRABBED) ** playersAhead(view, VALUE_OF[card]!);
  let reached = 1;
  let expected = 0;
  for (const offer of offers) {
    expected += reached * (1 - gone) * offer;
    reached *= gone;
  }
  return expected + reached * (offers.at(-1) ?? outlook.worth());
}

function worthWith(outlook: Outlook, card: CardId): number {
  outlook.hold(card, 1);
  const worth = outlook.worth();
  outlook.hold(card, -1);
  return worth;
}

/** How many others are expected to come first: lower values, and equal ones nearer to the shark (C6). */
function playersAhead({ seats, viewer, shark }: CourtePailleView, value: number): number {
  const place = (seat: number): number => (seat + seats.length - shark) % seats.length;
  const mine = place(viewer as number);
  let ahead = 0;
  for (let seat = 0; seat < seats.length; seat++) {
    if (seat === viewer || seats[seat]!.hand.length === 0) continue;
    ahead += (value - (place(seat) < mine ? 0 : 1)) / HIGHEST;
  }
  return ahead;
}

/** A Coco is as good as its best power, without the Coco. */
function cocoScore(view: CourtePailleView, outlook: Outlook, coco: CardId): number {
  outlook.hold(coco, -1);
  let best = powerScore(view, outlook, codeOf(LAND_PILE, 0));
  const consider = (kind: number, about: number): void => {
    best = Math.max(best, powerScore(view, outlook, codeOf(kind, about)));
  };
  for (let position = 1; position <= view.week.length; position++) consider(LESSON, position);
  for (const card of view.menu) consider(LAND_MENU, idOf(card));
  for (const card of outlook.me.hand) if (idOf(card!) !== coco) consider(LAND_HAND, idOf(card!));
  outlook.hold(coco, 1);
  return best;
}

function takeScore(view: CourtePailleView, outlook: Outlook, card: CardId): number {
  const isLast = view.seats.every(({ turned }, seat) => turned === undefined || seat === view.viewer);
  const denied = isLast ? 0 : DENIED * outlook.chanceOf(CASTAWAY_OF[card]!) * VALUE_OF[card]!;
  return worthWith(outlook, card) + denied;
}

/** What the power makes of the week, with the card or two that are drawn after it. */
function powerScore(view: CourtePailleView, outlook: Outlook, code: Code): number {
  const about = aboutIn(code);
  const kind = kindIn(code);
  if (kind === SLEEP) return worthWith(outlook, idOf(outlook.me.turned!));
  if (kind >= PEEK) return drawn(outlook, 1) + LOOK * unknownIn(view, kind - PEEK, about);
  if (kind === LESSON) return lessonScore(view, outlook, about);
  if (kind === LAND_PILE) return landScore(outlook, undefined);
  if (kind === LAND_MENU) return landScore(outlook, about);
  outlook.hold(about, -1);
  const score = landScore(outlook, about, 2);
  outlook.hold(about, 1);
  return score;
}

function drawn(outlook: Outlook, count: number): number {
  outlook.draw(count);
  const worth = outlook.worth();
  outlook.draw(-count);
  return worth;
}

function unknownIn({ week }: CourtePailleView, first: number, second: number): number {
  return [first, second].filter((position) => position > 0 && week[position - 1]!.card === null).length;
}

function lessonScore({ week }: CourtePailleView, outlook: Outlook, position: number): number {
  const { card, up } = week[position - 1]!;
  return changed(outlook, card === null ? undefined : idOf(card), -1, up ? 0 : -1, 1);
}

function landScore(outlook: Outlook, card: CardId | undefined, draws = 1): number {
  return changed(outlook, card, 1, 1, draws);
}

/** The worth with a card more or less in the week, a known or an unknown one, and so many days more face down. */
function changed(outlook: Outlook, card: CardId | undefined, sign: 1 | -1, days: number, draws: number): number {
  change(outlook, card, sign, days);
  outlook.judge();
  const worth = drawn(outlook, draws);
  change(outlook, card, sign === 1 ? -1 : 1, -days);
  outlook.judge();
  return worth;
}

function change(outlook: Outlook, card: CardId | undefined, sign: 1 | -1, days: number): void {
  if (card === undefined) outlook.unknown += sign;
  else outlook.lay(card, sign);
  outlook.down += days;
}
void HAND_SIZE;
