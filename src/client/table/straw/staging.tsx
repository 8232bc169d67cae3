import { fly, hideFor, shake, type Place } from '../../motion/fly.ts';
import { play } from '../../motion/sound.ts';
import { pause, TIMES } from '../../motion/still.ts';
import { CardPicture } from '../../parts/card.tsx';
import { othersOf } from '../seats.ts';
import type { Staging, Told } from '../show.ts';
import { after } from './after.ts';
import { eventsOf, sentenceOf, type Scene } from './log.ts';
import {
  kindOf,
  type Broke,
  type Loaded,
  type Played,
  type Scored,
  type StrawEvent,
  type StrawView,
} from './shapes.ts';

/** All that the end of a round tells. */
export interface RoundEnd {
  readonly round: number;
  readonly camel: readonly Loaded[];
  readonly broke: Broke | undefined;
  readonly scored: Scored;
  /** Who deals next; nobody after the last round. */
  readonly nextDealer: number | undefined;
}

/** What the staging reaches of the screen. */
export interface Screen {
  readonly scene: Scene;
  readonly hasSound: boolean;
  /** Everything takes so much of its time. */
  readonly pace: number;
  announce(sentence: string): void;
  /** A word beside a seat. */
  remark(seat: number): void;
  /** Resolves when the person has seen enough. */
  showEnd(end: RoundEnd): Promise<void>;
}

export class StrawStaging implements Staging<StrawView> {
  /** Renewed with every drawing. */
  screen: Screen | null = null;
  #events: StrawEvent[] = [];

  get events(): readonly StrawEvent[] {
    return this.#events;
  }

  after(view: StrawView, event: Told): StrawView {
    return after(view, event as unknown as StrawEvent);
  }

  note(event: Told): void {
    this.#events = [...this.#events, event as unknown as StrawEvent];
  }

  /** The round under way is in the view; of the rounds before it stays what was heard. */
  jumped(view: StrawView): void {
    const begun = this.#events.findLastIndex(({ type }) => type === 'round');
    const isSameRound = (this.#events[begun] as { number?: number } | undefined)?.number === view.round;
    this.#events = [...this.#events.slice(0, isSameRound ? begun + 1 : begun < 0 ? 0 : undefined), ...eventsOf(view)];
  }

  async before(events: readonly Told[], at: number, view: StrawView): Promise<void> {
    const event = events[at] as unknown as StrawEvent;
    const screen = this.screen;
    if (screen === null) return;
    if (event.type === 'played') await this.#carry(event, view, screen);
    if (event.type === 'drew') {
      const travel = TIMES.travel * screen.pace;
      await fly(<CardPicture game="straw" card={null} />, pile(), holderOf(event.seat, view, screen.scene), travel);
    }
  }

  async afterwards(events: readonly Told[], at: number, view: StrawView): Promise<void> {
    const event = events[at] as unknown as StrawEvent;
    const screen = this.screen;
    if (screen === null) return;
    const camel = event.type === 'played' ? view.camel.slice(0, -1) : view.camel;
    const sentence = sentenceOf(event, camel, screen.scene);
    if (sentence !== undefined) screen.announce(sentence);
    switch (event.type) {
      case 'played':
        play(soundOf(event), screen.hasSound);
        return pause(TIMES.bend * screen.pace);
      case 'passed':
        screen.remark(event.seat);
        return pause(TIMES.note * screen.pace);
      case 'round':
        return pause(TIMES.beat * screen.pace);
      case 'broke':
        play('crack', screen.hasSound);
        await shake(document.querySelector('.stage .camel'), TIMES.fall * screen.pace);
        return pause(TIMES.fall * screen.pace);
      case 'scored':
        return screen.showEnd(endOf(events as unknown as readonly StrawEvent[], at, view));
      default:
        return undefined;
    }
  }

  /** From the hand to the saddle. */
  async #carry({ seat, card }: Played, view: StrawView, { scene, pace }: Screen): Promise<void> {
    const travel = TIMES.travel * pace;
    let from = holderOf(seat, view, scene);
    if (seat === scene.you) {
      const chosen = document.querySelector('.hand > .card.sel');
      from = chosen ?? document.querySelectorAll('.hand > .card')[view.seats[seat]?.hand.indexOf(card) ?? -1] ?? null;
      hideFor(from, 2 * travel);
    }
    await fly(<CardPicture game="straw" card={card} />, from, saddle(), travel);
  }
}

function soundOf({ card }: Played): 'whoosh' | 'bells' | 'tap' {
  if (card === 'reverse') return 'bells';
  return kindOf(card) === 'carpet' ? 'whoosh' : 'tap';
}

function endOf(events: readonly StrawEvent[], at: number, view: StrawView): RoundEnd {
  const before = events[at - 1];
  const next = events.slice(at).find((event) => event.type === 'round');
  return {
    round: view.round,
    camel: view.camel,
    broke: before?.type === 'broke' ? before : undefined,
    scored: events[at] as Scored,
    nextDealer: next?.dealer,
  };
}

function pile(): Element | null {
  return document.querySelector('.piles .pilewrap');
}

/** Where the cards of a seat are on the screen. */
function holderOf(seat: number, view: StrawView, { you }: Scene): Element | null {
  if (seat === you) return document.querySelector('.hand > .card:last-child') ?? document.querySelector('.hand');
  const at = othersOf(view.seats.length, you).indexOf(seat);
  return document.querySelectorAll('.seats > .seat')[at]?.querySelector('.ring') ?? null;
}

/** In the drawing's own measure; it stands at the foot of its box. */
const DRAWING = 440;
const SADDLE = { x: 188, y: 150, width: 60 };

function saddle(): Place | null {
  const box = document.querySelector('.stage .camel')?.getBoundingClientRect();
  if (box === undefined) return null;
  const scale = Math.min(box.width, box.height) / DRAWING;
  return {
    left: box.left + (box.width - DRAWING * scale) / 2 + (SADDLE.x - SADDLE.width / 2) * scale,
    top: box.bottom - (DRAWING - SADDLE.y) * scale,
    width: SADDLE.width * scale,
  };
}
