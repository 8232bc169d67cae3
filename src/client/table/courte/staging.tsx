import { play } from '../../motion/sound.ts';
import { pause, TIMES } from '../../motion/still.ts';
import { dealAct, drawAct, takeAct } from '../acts.tsx';
import { GameStaging, type Moment, type Screen } from '../staging.ts';
import {
  discardAct,
  landAct,
  lessonAct,
  menuAct,
  peekAct,
  revealAct,
  sharkAct,
  takeFromMenuAct,
  turnDayAct,
} from './acts.tsx';
import { after } from './after.ts';
import { endingAt, type Ending } from './ends/endings.ts';
import { eventsOf, openingOf, partIn, sentenceOf } from './log.ts';
import type { CourteScene } from './scene.ts';
import type { CourteEvent, CourteView } from './shapes.ts';
import { isWatched } from './seen.ts';
import { soundsOf } from './sounds-of.ts';

type CourteScreen = Screen<CourteScene, Ending>;
type CourteMoment = Moment<CourteView, CourteEvent, CourteScene, Ending>;

export class CourteStaging extends GameStaging<CourteView, CourteEvent, CourteScene, Ending> {
  protected changed(view: CourteView, event: CourteEvent): CourteView {
    return after(view, event);
  }

  /** What was heard stays; what the view tells beyond it is added. The opening of a new match is still to be heard. */
  jumped(view: CourteView): void {
    if (this.events.length === 0 && openingOf(view).length > 0) return;
    const told = new Set(this.events.map((event) => JSON.stringify(event)));
    const part = partIn(this.events);
    this.events = [...this.events, ...eventsOf(view, part).filter((event) => !told.has(JSON.stringify(event)))];
  }

  protected showBefore(moment: CourteMoment): Promise<void> {
    return leadIn(moment);
  }

  protected async showAfterwards({ event, events, at, view, screen }: CourteMoment, isAgain: boolean): Promise<void> {
    const sentence = sentenceOf(events, at, view, screen.scene);
    if (sentence !== undefined) screen.announce(sentence, isAgain);
    for (const sound of soundsOf(event)) play(sound, screen.loudness);
    await leadOut(event, view, screen, isAgain);
    const ending = endingAt({ told: events, at, view, match: this.events });
    if (ending === undefined) return;
    await (isAgain ? pause(TIMES.note * screen.pace) : screen.showEnd(ending));
  }
}

async function leadIn({ event, events, at, view, screen: { scene, pace } }: CourteMoment): Promise<void> {
  switch (event.type) {
    case 'dealt': {
      if (events[at - 1]?.type === 'dealt') return undefined;
      const count = view.seats.length;
      return dealAct({
        dress: 'courte',
        dealer: (view.shark + count - 1) % count,
        cards: event.cards.length,
        scene,
        pace,
      });
    }
    case 'discarded':
      return discardAct(event.seat, event.card, pace);
    case 'took':
      if (event.from === 'menu') return takeFromMenuAct(event, view, scene, pace);
      return event.seat === scene.you ? undefined : drawAct('courte', event.seat, scene, pace);
    case 'lesson':
      return lessonAct(event, pace);
    case 'landed':
      return landAct(event, view, scene, pace);
    case 'peeked':
      return event.seat === scene.you ? undefined : peekAct(event.positions, pace);
    case 'shark':
      return sharkAct(event.seat, scene, pace);
    default:
      return undefined;
  }
}

async function leadOut(
  event: CourteEvent,
  view: CourteView,
  { scene, pace }: CourteScreen,
  isAgain: boolean,
): Promise<void> {
  switch (event.type) {
    case 'chose':
      await revealAct(pace);
      return pause(TIMES.note * pace);
    case 'took': {
      if (event.from === 'pile' && event.seat === scene.you) {
        await takeAct('courte', event.card, view.seats[event.seat]?.hand.indexOf(event.card) ?? -1, pace);
      }
      return pause(TIMES.bend * pace);
    }
    case 'lesson':
    case 'landed':
    case 'slept':
      return pause(TIMES.note * pace);
    case 'peeked':
      if (view.lifted === undefined) return pause(TIMES.note * pace);
      return isAgain || !isWatched(scene) ? pause(2 * TIMES.note * pace) : scene.seen.wait();
    case 'menu':
      return menuAct(pace);
    case 'turned':
      await turnDayAct(event.position, pace);
      return pause(TIMES.bend * pace);
    case 'reshuffled':
      return pause(TIMES.bend * pace);
    default:
      return undefined;
  }
}
