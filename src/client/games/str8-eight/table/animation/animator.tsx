import { fly, hide } from '../../../../kit/motion/fly.ts';
import { play } from '../../../../kit/motion/sound.ts';
import { drawn, isStill, pause, TIMES } from '../../../../kit/motion/still.ts';
import { CardPicture } from '../../../../kit/card.tsx';
import { animateDeal, animateDraw, leaveHand, animateTake } from '../../../../play/playback/animations.tsx';
import { handPlace, heldPlace } from '../../../../play/playback/places.ts';
import { othersOf } from '../../../../play/session/seats.ts';
import {
  GameAnimator,
  heardBefore,
  type AnimatedEvent,
  type AnimatorScreen,
} from '../../../../play/playback/game-animator.ts';
import { animateBounce, animateClose, animateLight, animatePass } from './animations.ts';
import { viewAfter } from './view-after.ts';
import { stepsSoFar } from '../log/opening.ts';
import { scoredSaid, sentenceOf } from '../log/sentences.ts';
import type { Str8EightContext } from '../context.ts';
import type { Card } from '../../../../../games/str8-eight/cards.ts';
import type {
  Completed,
  Discarded,
  Drew,
  Laid,
  Passed,
  Scored,
  Str8EightEvent,
} from '../../../../../games/str8-eight/events.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';
import { soundsOf } from './sounds.ts';

/** All that the end of a hand tells. */
export interface HandEnd {
  readonly hand: number;
  readonly completed: Completed | undefined;
  readonly scored: Scored;
  readonly isLast: boolean;
}

/** Who has which hand now. */
const READ_FOR = 1600;

type Screen = AnimatorScreen<Str8EightContext, HandEnd>;
type Animated = AnimatedEvent<DisplayedStr8Eight, Str8EightEvent, Str8EightContext, HandEnd>;

export class Str8EightAnimator extends GameAnimator<DisplayedStr8Eight, Str8EightEvent, Str8EightContext, HandEnd> {
  protected changed(view: DisplayedStr8Eight, event: Str8EightEvent): DisplayedStr8Eight {
    return viewAfter(view, event);
  }

  /** The steps of the hand under way are in the view; of the hands before it stays what was heard. */
  jumped(view: DisplayedStr8Eight): void {
    this.events = [...heardBefore(this.events, 'hand', view.hand), ...stepsSoFar(view)];
  }

  protected async showBefore({ event, events, at, view, screen }: Animated): Promise<void> {
    const { context, pace } = screen;
    switch (event.type) {
      case 'laid':
        return give(event, view, stepPlace(event.seat, view, context), screen);
      case 'discarded':
        return give(event, view, discardPlace(), screen);
      case 'passed':
        await give(event, view, passedPlace(), screen);
        return animateClose(pace);
      case 'drew':
        if (event.seat === context.you) return undefined;
        return event.from === 'pile' ? animateDraw('str8-eight', event.seat, context, pace) : takeOpen(event, screen);
      case 'dealt':
        if (events[at - 1]?.type === 'dealt') return undefined;
        return animateDeal({ game: 'str8-eight', dealer: view.dealer, cards: event.cards.length, context, pace });
      default:
        return undefined;
    }
  }

  protected async showAfterwards({ event, events, at, view, screen }: Animated, isAgain: boolean): Promise<void> {
    const { context, pace } = screen;
    const sentence = sentenceOf(event, view, context);
    if (sentence !== undefined) screen.announce(sentence, isAgain);
    for (const { sound, pitch } of soundsOf(event, view)) play(sound, screen.loudness, pitch);
    switch (event.type) {
      case 'laid':
        if (!isStill()) await drawn();
        await animateBounce(stairOf(event.seat, view, context), pace);
        return pause(TIMES.open * pace);
      case 'passed':
        if (!isStill()) await drawn();
        await animatePass(pace);
        return timeToRead(READ_FOR * pace);
      case 'drew':
        return event.seat === context.you ? takeOwn(event, view, screen) : pause(TIMES.open * pace);
      case 'discarded':
      case 'reshuffled':
        return pause(TIMES.open * pace);
      case 'hand':
        return pause(TIMES.beat * pace);
      case 'completed':
        if (!isStill()) await drawn();
        await animateLight(stairOf(event.seat, view, context), pace);
        return pause(TIMES.beat * pace);
      case 'scored': {
        const end = endOf(events, at, view);
        screen.announce(scoredSaid(end.scored, end.completed, context), isAgain);
        return isAgain ? pause(TIMES.note * pace) : screen.showEnd(end);
      }
      default:
        return undefined;
    }
  }
}

/** Also for who wants nothing to move. */
function timeToRead(ms: number): Promise<void> {
  if (ms === 0 || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** A card leaves a hand for all to see. */
async function give(
  { seat, card }: Laid | Discarded | Passed,
  view: DisplayedStr8Eight,
  to: Element | null,
  { context, pace }: Screen,
): Promise<void> {
  const from = leaveHand(seat, view.seats[seat]?.hand.indexOf(card), context, pace);
  await fly({ picture: picture(card), from, to, ms: TIMES.travel * pace });
}

/** Somebody takes what was laid aside: everybody sees it. */
async function takeOpen({ seat, card }: Drew, { context, pace }: Screen): Promise<void> {
  if (card === null) return;
  await fly({ picture: picture(card), from: discardPlace(), to: handPlace(seat, context), ms: TIMES.travel * pace });
}

/** The own card comes from the pile and is turned over, or as it lay. */
async function takeOwn({ card, from, seat }: Drew, view: DisplayedStr8Eight, { pace }: Screen): Promise<void> {
  const at = view.seats[seat]?.hand.lastIndexOf(card) ?? -1;
  if (from === 'pile' || card === null) return animateTake('str8-eight', card, at, pace);
  if (isStill() || pace === 0) return;
  await drawn();
  const to = heldPlace(at);
  const show = hide(to, 2 * TIMES.travel * pace);
  await fly({ picture: picture(card), from: discardPlace(), to, ms: TIMES.travel * pace });
  show();
}

function picture(card: Card): ReturnType<typeof CardPicture> {
  return <CardPicture game="str8-eight" card={card} />;
}

function discardPlace(): Element | null {
  return document.querySelectorAll('.decks .pilewrap')[1] ?? null;
}

function passedPlace(): Element | null {
  return document.querySelectorAll('.decks .pilewrap')[2] ?? null;
}

/** The stairs of a seat: large for the viewer, small beside the others. */
function stairOf(seat: number, { seats }: DisplayedStr8Eight, { you }: Str8EightContext): Element | null {
  if (seat === you) return document.querySelector('.stage .stair');
  const at = othersOf(seats.length, you).indexOf(seat);
  const box = document.querySelectorAll('.seats > .seat')[at];
  return [...(box?.querySelectorAll('.steps, .bars8') ?? [])].find((one) => one.getClientRects().length > 0) ?? null;
}

function stepPlace(seat: number, view: DisplayedStr8Eight, context: Str8EightContext): Element | null {
  const stairs = stairOf(seat, view, context);
  if (seat !== context.you) return stairs;
  return stairs?.querySelectorAll('li')[view.seats[seat]?.sequence.length ?? 0]?.firstElementChild ?? null;
}

function endOf(events: readonly Str8EightEvent[], at: number, view: DisplayedStr8Eight): HandEnd {
  const before = events[at - 1];
  return {
    hand: view.hand,
    completed: before?.type === 'completed' ? before : undefined,
    scored: events[at] as Scored,
    isLast: !events.slice(at).some(({ type }) => type === 'hand'),
  };
}
