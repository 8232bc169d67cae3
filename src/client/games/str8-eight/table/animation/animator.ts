import type { Laid, Passed, Scored, Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import { sideOf } from '../../../../../games/str8-eight/faces.ts';
import { placeOf } from '../../../../kit/motion/places.ts';
import { play } from '../../../../kit/motion/sound.ts';
import { drawn, isStill, pause, TIMES } from '../../../../kit/motion/still.ts';
import { animateDeal, animateDraw } from '../../../../play/playback/animations.tsx';
import {
  GameAnimator,
  heardBefore,
  type AnimatedEvent,
  type AnimatorScreen,
} from '../../../../play/playback/game-animator.ts';
import type { Str8EightContext } from '../context.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';
import { stepsSoFar } from '../log/opening.ts';
import { scoredSaid, sentenceOf } from '../log/sentences.ts';
import { animateBounce, animateClose, animateLight, animatePass } from './animations.ts';
import { give, takeOpen, takeOwn } from './flights.tsx';
import { handEndOf, type HandEnd } from './hand-end.ts';
import { ownSteps, stairPlace, stepPlace, STR8_EIGHT_PLACES } from './places.ts';
import { soundsOf } from './sounds.ts';
import { viewAfter } from './view-after.ts';

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
      case 'laid': {
        const steps = view.seats[event.seat]?.sequence.length ?? 0;
        return give(event, view, stepPlace(event.seat, steps, context.you), screen);
      }
      case 'discarded':
        return give(event, view, placeOf(STR8_EIGHT_PLACES.discard), screen);
      case 'passed':
        await give(event, view, placeOf(STR8_EIGHT_PLACES.passed), screen);
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

  protected async showAfterwards(animated: Animated, isAgain: boolean): Promise<void> {
    const { event, view, screen } = animated;
    const { context, pace } = screen;
    const sentence = sentenceOf(event, view, context);
    if (sentence !== undefined) screen.announce(sentence, isAgain);
    for (const { sound, pitch } of soundsOf(event, view)) play(sound, screen.loudness, pitch);
    switch (event.type) {
      case 'laid':
        return showStep(event, screen);
      case 'passed':
        return showPass(event, view, screen);
      case 'drew':
        return event.seat === context.you ? takeOwn(event, view, screen) : pause(TIMES.open * pace);
      case 'discarded':
      case 'reshuffled':
        return pause(TIMES.open * pace);
      case 'hand':
        return pause(TIMES.beat * pace);
      case 'completed':
        return showTop(event.seat, view, screen);
      case 'scored':
        return showScores(event, animated, isAgain);
      default:
        return undefined;
    }
  }
}

async function showStep({ seat }: Laid, { context, pace }: Screen): Promise<void> {
  if (!isStill()) await drawn();
  await animateBounce(stairPlace(seat, context.you), pace);
  await pause(TIMES.open * pace);
}

async function showPass({ card }: Passed, { seats }: DisplayedStr8Eight, { pace }: Screen): Promise<void> {
  if (!isStill()) await drawn();
  await animatePass(sideOf(card), seats.length, pace);
  await timeToRead(READ_FOR * pace);
}

/** The large steps alone can be lit one by one. */
async function showTop(seat: number, { seats }: DisplayedStr8Eight, { context, pace }: Screen): Promise<void> {
  if (!isStill()) await drawn();
  if (seat === context.you) await animateLight(ownSteps(seats[seat]?.sequence.length ?? 0), pace);
  await pause(TIMES.beat * pace);
}

function showScores(scored: Scored, { events, at, view, screen }: Animated, isAgain: boolean): Promise<void> {
  const end = handEndOf(scored, events, at, view);
  screen.announce(scoredSaid(end.scored, end.completed, screen.context), isAgain);
  return isAgain ? pause(TIMES.note * screen.pace) : screen.showEnd(end);
}

/** Also for who wants nothing to move. */
function timeToRead(ms: number): Promise<void> {
  if (ms === 0 || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
