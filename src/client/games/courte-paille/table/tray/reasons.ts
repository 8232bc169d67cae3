import type { Refusal } from '../../../../play/tray/offer.ts';
import { whoIn } from '../../../../play/session/context.ts';
import type { CourtePailleContext } from '../context.ts';
import type { Castaway, Card } from '../../../../../games/courte-paille/cards.ts';

/** Why not: the rule, and the fact. */
export function reasonOf(
  { clause, about = {} }: Refusal,
  context: CourtePailleContext,
): readonly [rule: string, fact: string] {
  const { refusals } = context.says;
  const { turn, seat, card, castaway, position, week, pile, down, wanted, option } = about;
  const whose = typeof turn === 'number' && turn !== context.you ? whoIn(context, turn) : null;
  const named = card as Card;
  switch (clause) {
    case 'C5':
      return card === undefined ? refusals.chooseFirst() : refusals.notHeld(named);
    case 'C6':
      return refusals.turn(whose);
    case 'C7':
      return card === undefined ? refusals.mustTake() : refusals.notOnMenu(named);
    case 'C8':
      return card === undefined ? refusals.cocoDraws() : refusals.cocoItself(named);
    case 'C11':
    case 'C13':
      return refusals.noSuchDay(Number(week));
    case 'C12':
      return pile === undefined ? refusals.notThere(named) : refusals.nothingToDraw();
    case 'C13a':
      if (down !== undefined) return refusals.nothingHidden();
      return position === undefined ? refusals.liftSo(Number(wanted)) : refusals.faceUp(Number(position));
    case 'C14':
      if (option !== undefined) return refusals.noSleep();
      return card === undefined ? refusals.sitOut() : refusals.asleep(named);
    case 'C15':
      return refusals.over();
    case 'C22':
      return castaway === undefined ? refusals.banisher(whose) : refusals.notBanished(castaway as Castaway);
    case 'C25':
      return seat === undefined ? refusals.over() : refusals.out();
    default:
      return [context.words.table.refusedMove, ''];
  }
}
