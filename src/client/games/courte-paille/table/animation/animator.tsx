import { play } from '../../../../kit/motion/sound.ts';
import { pause, TIMES } from '../../../../kit/motion/still.ts';
import { animateDeal, animateDraw, animateTake } from '../../../../play/playback/animations.tsx';
import { GameAnimator, type AnimatedEvent, type AnimatorScreen } from '../../../../play/playback/game-animator.ts';
import {
  animateDiscard,
  animateLand,
  animateLesson,
  animateMenu,
  animatePeek,
  animateReveal,
  animateShark,
  animateTakeFromMenu,
  animateTurnDay,
} from './animations.tsx';
import { after } from './after.ts';
import { endingAt, type Ending } from '../../end/endings.ts';
import { eventsOf, openingOf, partIn } from '../log/opening.ts';
import { sentenceOf } from '../log/sentences.ts';
import type { CourtePailleContext } from '../context.ts';
import type { Chose, CourtePailleEvent } from '../../../../../games/courte-paille/events.ts';
import { lowestFirst } from '../../../../../games/courte-paille/order.ts';
import type { ScreenView } from '../screen-view.ts';
import { isWatched } from '../peeking.ts';
import { soundsOf } from './sounds.ts';

type Screen = AnimatorScreen<CourtePailleContext, Ending>;
type Animated = AnimatedEvent<ScreenView, CourtePailleEvent, CourtePailleContext, Ending>;

export class CourtePailleAnimator extends GameAnimator<ScreenView, CourtePailleEvent, CourtePailleContext, Ending> {
  protected changed(view: ScreenView, event: CourtePailleEvent): ScreenView {
    return after(view, event);
  }

  /** What was heard stays; what the view tells beyond it is added. The opening of a new match is still to be heard. */
  jumped(view: ScreenView): void {
    if (this.events.length === 0 && openingOf(view).length > 0) return;
    const known = new Set(this.events.map((event) => JSON.stringify(event)));
    const part = partIn(this.events);
    this.events = [...this.events, ...eventsOf(view, part).filter((event) => !known.has(JSON.stringify(event)))];
  }

  protected showBefore(animated: Animated): Promise<void> {
    return leadIn(animated);
  }

  protected async showAfterwards({ event, events, at, view, screen }: Animated, isAgain: boolean): Promise<void> {
    const sentence = sentenceOf(events, at, view, screen.context);
    if (sentence !== undefined) screen.announce(sentence, isAgain);
    for (const sound of soundsOf(event)) play(sound, screen.loudness);
    await leadOut(event, view, screen, isAgain);
    const ending = endingAt({ events, at, view, match: this.events });
    if (ending === undefined) return;
    await (isAgain ? pause(TIMES.note * screen.pace) : screen.showEnd(ending));
  }
}

async function leadIn({ event, events, at, view, screen: { context, pace } }: Animated): Promise<void> {
  switch (event.type) {
    case 'dealt': {
      if (events[at - 1]?.type === 'dealt') return undefined;
      const count = view.seats.length;
      return animateDeal({
        game: 'courte-paille',
        dealer: (view.shark + count - 1) % count,
        cards: event.cards.length,
        context,
        pace,
      });
    }
    case 'discarded':
      return animateDiscard(event.seat, event.card, pace);
    case 'took':
      if (event.from === 'menu') return animateTakeFromMenu(event, context, pace);
      return event.seat === context.you ? undefined : animateDraw('courte-paille', event.seat, context, pace);
    case 'lesson':
      return animateLesson(event, pace);
    case 'landed':
      return animateLand(event, view.week, context, pace);
    case 'peeked':
      return event.seat === context.you ? undefined : animatePeek(event.positions, pace);
    case 'shark':
      return animateShark(event.seat, context, pace);
    default:
      return undefined;
  }
}

async function leadOut(
  event: CourtePailleEvent,
  view: ScreenView,
  { context, pace }: Screen,
  isAgain: boolean,
): Promise<void> {
  switch (event.type) {
    case 'chose':
      await animateReveal(seatsInOrder(event, view), pace);
      return pause(TIMES.note * pace);
    case 'took': {
      if (event.from === 'pile' && event.seat === context.you) {
        await animateTake('courte-paille', event.card, view.seats[event.seat]?.hand.indexOf(event.card) ?? -1, pace);
      }
      return pause(TIMES.bend * pace);
    }
    case 'lesson':
    case 'landed':
    case 'slept':
      return pause(TIMES.note * pace);
    case 'peeked':
      if (view.lifted === undefined) return pause(TIMES.note * pace);
      return isAgain || !isWatched(context) ? pause(2 * TIMES.note * pace) : context.peeking.wait();
    case 'menu':
      return animateMenu(view.menu, pace);
    case 'turned':
      await animateTurnDay(event.position, pace);
      return pause(TIMES.bend * pace);
    case 'compared':
      return pause(TIMES.note * pace);
    case 'reshuffled':
      return pause(TIMES.bend * pace);
    default:
      return undefined;
  }
}

function seatsInOrder({ cards }: Chose, { shark }: ScreenView): number[] {
  return lowestFirst(cards, shark).map(({ seat }) => seat);
}
