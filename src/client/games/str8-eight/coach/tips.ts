import {
  canBegin,
  fitsOn,
  isPass,
  nextAfter,
  nextNumbers,
  numberOf,
  oneGroup,
  SEQUENCE_SIZE,
  sideOf,
} from '../../../../games/str8-eight/faces.ts';
import type { Card } from '../../../../games/str8-eight/cards.ts';
import type { Tip } from '../../../play/coach/coach.tsx';
import type { DisplayedState } from '../../../play/playback/playback.ts';
import { PLACES } from '../../../play/playback/places.ts';
import { whoIn } from '../../../play/session/context.ts';
import { STR8_EIGHT_PLACES } from '../table/animation/places.ts';
import { targetOf, type Str8EightContext } from '../table/context.ts';
import type { DisplayedStr8Eight } from '../table/displayed.ts';
import { isDraw } from '../table/tray/offers.ts';
import type { CoachWords } from '../words/en/coach.ts';

interface Situation {
  readonly displayed: DisplayedState<DisplayedStr8Eight>;
  readonly context: Str8EightContext;
  readonly you: number;
  readonly says: CoachWords;
}

/** So many steps of one colour are worth a word. */
const NOTABLE = 3;
/** So many steps from the top somebody is near it. */
const NEAR = 2;

/** What could be told of this turn, the most urgent first. */
export function tipsOf(situation: Situation): Tip[] {
  const { displayed, context, says } = situation;
  return [
    { id: 'goal', says: says.goal(targetOf(context)) },
    ...(isDraw(displayed.ask) ? drawing(situation) : playing(situation)),
    ...ofTheOthers(situation),
    ...ofTheSteps(situation),
  ];
}

function drawing({ displayed: { view }, you, says }: Situation): Tip[] {
  const top = view.discard.at(-1);
  if (top === undefined || !fitsOn(top, stepsOf(view, you))) return [];
  return [{ id: 'aside', says: says.aside, at: STR8_EIGHT_PLACES.discard }];
}

function playing({ displayed: { view }, context, you, says }: Situation): Tip[] {
  const hand = (view.seats[you]?.hand ?? []).filter((card) => card !== null);
  const next = nextAfter(you, view.seats.length);
  const find = (is: (card: Card) => boolean): Found =>
    hand.map((card, at) => ({ card, at })).find(({ card }) => is(card));
  const bullseye = find((card) => !isPass(card) && canBegin(numberOf(card)));
  const pass = find(isPass);
  const suits = find((card) => fitsOn(card, stepsOf(view, next)));
  return [
    ...(stepsOf(view, you).length > 0 ? [] : beginning(bullseye, says)),
    ...(pass === undefined || !isPass(pass.card)
      ? []
      : [{ id: 'pass', says: says.pass(sideOf(pass.card)), at: PLACES.held(pass.at) }]),
    ...(suits === undefined
      ? []
      : [{ id: 'suits', says: says.suits(whoIn(context, next)), at: PLACES.held(suits.at) }]),
  ];
}

type Found = { readonly card: Card; readonly at: number } | undefined;

function beginning(bullseye: Found, says: CoachWords): Tip[] {
  if (bullseye === undefined) return [{ id: 'no bullseye', says: says.noBullseye }];
  return [{ id: 'bullseye', says: says.bullseye, at: PLACES.held(bullseye.at) }];
}

function ofTheOthers({ displayed: { view }, context, you, says }: Situation): Tip[] {
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== you);
  const near = others.find((seat) => stepsOf(view, seat).length >= SEQUENCE_SIZE - NEAR);
  const known = others.find((seat) => view.seats[seat]!.hand.some((card) => card !== null));
  return [
    ...(near === undefined
      ? []
      : [
          {
            id: 'near',
            says: says.near(whoIn(context, near), SEQUENCE_SIZE - stepsOf(view, near).length),
            at: PLACES.seat(near),
          },
        ]),
    ...(known === undefined ? [] : [{ id: 'known', says: says.known(whoIn(context, known)), at: PLACES.seat(known) }]),
  ];
}

function ofTheSteps({ displayed: { view }, you, says }: Situation): Tip[] {
  const steps = stepsOf(view, you);
  const last = steps.at(-1);
  if (last === undefined) return [];
  return [
    ...(steps.length >= NOTABLE && oneGroup(steps) !== undefined ? [{ id: 'colour', says: says.colour }] : []),
    { id: 'next', says: says.next(numberOf(last), nextNumbers(steps)) },
    { id: 'score', says: says.score },
  ];
}

function stepsOf({ seats }: DisplayedStr8Eight, seat: number): DisplayedStr8Eight['seats'][number]['sequence'] {
  return seats[seat]?.sequence ?? [];
}
