import type { VNode } from 'preact';
import type { Played, StrawEvent } from '../../../../games/straw/events.ts';
import { effectOn, kindOf } from '../../../../games/straw/faces.ts';
import type { Card } from '../../../../games/straw/cards.ts';
import type { Loaded, StrawView } from '../../../../games/straw/view.ts';
import { thing } from '../art/camel-load.ts';
import { fly } from '../../../kit/motion/fly.ts';
import { play } from '../../../kit/motion/sound.ts';
import { drawn, isStill, pause, TIMES } from '../../../kit/motion/still.ts';
import { CardPicture } from '../../../kit/card.tsx';
import { animateDeal, animateDraw, leaveHand, animateTake } from '../../../play/playback/animations.tsx';
import type { StrawContext } from './context.ts';
import {
  GameAnimator,
  heardBefore,
  type AnimatedEvent,
  type AnimatorScreen,
} from '../../../play/playback/game-animator.ts';
import { animateCarpet, animateTurn } from './animations.ts';
import { after } from './after.ts';
import type { DisplayedStraw } from './displayed-straw.ts';
import { eventsOf, sentenceOf } from './log.ts';
import { saddle, topPlace, underLoad } from './places.ts';
import { endOf, type RoundEnd } from './round-end.ts';
import { soundsOf } from './sounds.ts';

type StrawScreen = AnimatorScreen<StrawContext, RoundEnd>;
type StrawAnimatedEvent = AnimatedEvent<DisplayedStraw, StrawEvent, StrawContext, RoundEnd>;

export class StrawAnimator extends GameAnimator<DisplayedStraw, StrawEvent, StrawContext, RoundEnd> {
  protected changed(view: DisplayedStraw, event: StrawEvent): DisplayedStraw {
    return after(view, event);
  }

  /** The round under way is in the view; of the rounds before it stays what was heard. */
  jumped(view: StrawView): void {
    this.events = [...heardBefore(this.events, 'round', view.round), ...eventsOf(view)];
  }

  protected async showBefore({ event, events, at, view, screen }: StrawAnimatedEvent): Promise<void> {
    const { context, pace } = screen;
    if (event.type === 'played') await carry(event, view, screen);
    if (event.type === 'broke') await breaking(({ animateKnees }) => animateKnees(pace));
    if (event.type === 'drew' && event.seat !== context.you) {
      await animateDraw('straw', event.seat, context, pace);
    }
    if (event.type === 'dealt' && events[at - 1]?.type !== 'dealt') await deal(events.slice(at), view.dealer, screen);
  }

  protected async showAfterwards(animated: StrawAnimatedEvent, isAgain: boolean): Promise<void> {
    const { event, view, screen } = animated;
    const camel = event.type === 'played' ? view.camel.slice(0, -1) : view.camel;
    const sentence = sentenceOf(event, camel, screen.context);
    if (sentence !== undefined) screen.announce(sentence, isAgain);
    for (const { sound, pitch } of soundsOf(event, camel)) play(sound, screen.loudness, pitch);
    await settle(animated, camel, isAgain);
  }
}

/** What moves when the view has changed, and how long it is looked at. */
async function settle(
  { event, events, at, view, screen }: StrawAnimatedEvent,
  camel: readonly Loaded[],
  isAgain: boolean,
): Promise<void> {
  const { context, pace } = screen;
  switch (event.type) {
    case 'played':
      if (effectOf(event.card, camel) !== 'reverse') return pause(TIMES.bend * pace);
      if (!isStill()) await drawn();
      return animateTurn(event.seat, view, pace);
    case 'drew':
      return event.seat === context.you
        ? animateTake('straw', event.card, view.seats[event.seat]?.hand.lastIndexOf(event.card) ?? -1, pace)
        : undefined;
    case 'passed':
      screen.remark(event.seat, context.straw.passes);
      return pause(TIMES.note * pace);
    case 'round':
      return pause(TIMES.beat * pace);
    case 'broke':
      if (!isStill()) await drawn();
      await breaking(({ animateFall }) => animateFall(pace));
      return pause(TIMES.fall * pace);
    case 'scored':
      return isAgain ? pause(TIMES.note * pace) : screen.showEnd(endOf(events, at, view));
    default:
      return undefined;
  }
}

type BreakAnimations = typeof import('../end/break-animations.ts');

/** A round has to come to its end before this is needed; without it the camel is simply down. */
async function breaking(show: (animations: BreakAnimations) => Promise<void>): Promise<void> {
  const animations = await import('../end/break-animations.ts').catch(() => undefined);
  if (animations !== undefined) await show(animations);
}

/** What the card does on top of these. */
function effectOf(card: Card, camel: readonly Loaded[]): Card | undefined {
  return effectOn(
    camel.map((loaded) => loaded.card),
    card,
  );
}

/** From the hand to where it goes: goods on the saddle, a carpet under them, the rest on top of the other cards. */
async function carry({ seat, card }: Played, view: StrawView, { context, pace }: StrawScreen): Promise<void> {
  const ms = TIMES.travel * pace;
  const effect = effectOf(card, view.camel);
  const isCarpet = effect !== undefined && kindOf(effect) === 'carpet';
  const goods = effect === undefined ? '' : thing(effect);
  const from = leaveHand(seat, view.seats[seat]?.hand.indexOf(card), context, pace);
  await fly({
    picture: <CardPicture game="straw" card={card} />,
    from,
    to: isCarpet ? underLoad() : goods === '' ? topPlace() : saddle(),
    ms,
    into: goods === '' ? undefined : pictureOf(goods),
  });
  if (isCarpet) await animateCarpet(effect, pace);
}

function pictureOf(goods: string): VNode {
  return <svg viewBox="0 0 60 60" dangerouslySetInnerHTML={{ __html: goods }} />;
}

function deal(events: readonly StrawEvent[], dealer: number, { context, pace }: StrawScreen): Promise<void> {
  const cards = Math.max(...events.map((event) => (event.type === 'dealt' ? event.cards.length : 0)));
  return animateDeal({ game: 'straw', dealer, cards, context, pace });
}
