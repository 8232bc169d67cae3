import type { Card } from '../../../../games/straw/cards.ts';
import { BREAKING_POINT, kindOf, numberOf, worthOf, type Kind } from '../../../../games/straw/faces.ts';
import type { Tip, TipWords } from '../../../play/coach/coach.tsx';
import type { DisplayedState } from '../../../play/playback/playback.ts';
import { PLACES } from '../../../play/playback/places.ts';
import type { DisplayedStraw } from '../table/displayed-straw.ts';
import { cardOffer } from '../table/tray/offers.ts';
import type { CoachWords } from '../words/en/coach.ts';

interface Situation {
  readonly displayed: DisplayedState<DisplayedStraw>;
  readonly you: number;
  readonly says: CoachWords;
}

const HEAVY = 8;
const HEAVIEST = 10;

/** What could be told of this turn, the most urgent first. */
export function tipsOf({ displayed, you, says }: Situation): Tip[] {
  const { view } = displayed;
  const hand = (view.seats[you]?.hand ?? []).filter((card) => card !== null);
  const isNear = view.total + HEAVIEST > BREAKING_POINT;
  const about = (kind: Kind, words: (card: Card) => TipWords): Tip[] =>
    tipOn(
      kind,
      hand.findIndex((card) => kindOf(card) === kind),
      hand,
      words,
    );
  return [
    { id: 'goal', says: says.goal },
    ...about('straw', () => says.straw),
    ...(isNear ? [{ id: 'near', says: says.near }] : []),
    ...about('lamp', () => says.lamp),
    ...about('copy', (card) => says.copy(totalWith(displayed, card))),
    ...about('carpet', (card) => says.carpet(numberOf(card))),
    ...about('reverse', () => says.reverse),
    ...tipOn(
      'heavy',
      hand.findIndex((card) => worthOf(card) >= HEAVY),
      hand,
      () => says.heavy,
    ),
    { id: 'worth', says: says.worth(hand.reduce((worth, card) => worth + worthOf(card), 0)) },
  ];
}

function tipOn(id: string, at: number, hand: readonly Card[], words: (card: Card) => TipWords): Tip[] {
  const card = hand[at];
  return card === undefined ? [] : [{ id, says: words(card), at: PLACES.held(at) }];
}

/** What the camel would carry; null where the card has to wait. */
function totalWith({ ask }: DisplayedState<DisplayedStraw>, card: Card): number | null {
  const offer = cardOffer(ask, card);
  return offer === undefined || 'refusal' in offer ? null : offer.offeredMoves[0]!.preview.total;
}
