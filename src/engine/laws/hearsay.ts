import type { CardId } from '../cards.ts';
import type { GameEvent, Position } from '../game.ts';
import { bitOf, type Viewer } from '../seats.ts';
import type { Bench } from './bench/bench.ts';
import { firstOf, type Law, type Says } from './law.ts';
import type { RandomMatch } from './bench/random-match.ts';

const SHARE = 4;
/** How many viewers are listened to in each match. */
const LISTENERS = 2;

/** 12: a view names no card more often than the messages to its viewer did, since cards were last shuffled. */
export function hearsay(bench: Bench): Law {
  const { game } = bench;
  const { deck } = bench.blank().cards;
  const copies = new Uint16Array(deck.names.length);
  for (const face of deck.faceOf) copies[face]!++;
  const heard = new Map<Viewer, Uint16Array>();
  const held = new Map<Viewer, readonly CardId[]>();

  function hears({ state }: RandomMatch, event: GameEvent): void {
    const open = namesIn(event);
    for (const [viewer, times] of heard) {
      const seen = game.project(event, viewer);
      for (const face of seen === event ? open : namesIn(seen)) times[face]!++;
      for (const face of newInHand(state, viewer)) times[face]!++;
    }
  }

  function newInHand({ cards }: Position, viewer: Viewer): number[] {
    if (bench.handOf === undefined || viewer === 'watcher') return [];
    const before = held.get(viewer);
    const now = cards.ids(bench.handOf(viewer));
    held.set(viewer, now);
    return now.filter((card) => before?.includes(card) !== true).map((card) => deck.faceOf[card]!);
  }

  /** What somebody still knows after cards were gathered was heard before that. */
  function shuffles({ state, plays }: RandomMatch): void {
    if (plays.length === 0) chooseListeners();
    for (const [viewer, all] of heard) {
      const known = knownBy(state, viewer);
      all.forEach((times, face) => (all[face] = Math.min(times, known[face]!)));
    }
  }

  function chooseListeners(): void {
    heard.clear();
    held.clear();
    for (let i = 0; i < LISTENERS; i++) heard.set(bench.pick(bench.viewers), new Uint16Array(deck.names.length));
  }

  function knownBy({ cards, traced }: Position, viewer: Viewer): Uint16Array {
    const known = new Uint16Array(deck.names.length);
    const bit = bitOf(viewer);
    deck.faceOf.forEach((face, card) => {
      if (((cards.knownTo(card) | (traced?.[card] ?? 0)) & bit) !== 0) known[face]!++;
    });
    return known;
  }

  function named({ state }: RandomMatch, viewer: Viewer): Says {
    const seen = new Uint16Array(deck.names.length);
    for (const face of namesIn(game.view(state, viewer))) seen[face]!++;
    // one card may be named in several places of a view
    const face = seen.findIndex((times, i) => Math.min(times, copies[i]!) > heard.get(viewer)![i]!);
    return face < 0 ? undefined : `${viewer} sees a ${deck.names[face]} that nobody told of`;
  }

  function namesIn(value: unknown, into: number[] = []): number[] {
    if (typeof value === 'string') {
      const face = deck.face(value);
      if (face !== undefined) into.push(face);
    } else if (typeof value === 'object' && value !== null) {
      for (const key in value) namesIn(value[key as keyof typeof value], into);
    }
    return into;
  }

  function looks(match: RandomMatch): Says {
    const isDue = match.waiting === 0 || bench.oneIn(SHARE);
    return isDue ? firstOf(heard.keys(), (viewer) => named(match, viewer)) : undefined;
  }

  return { law: 12, hears, shuffles, looks };
}
