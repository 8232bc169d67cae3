import type { GameEvent, Position } from '../game.ts';
import { bitOf, type Viewer } from '../seats.ts';
import type { Bench } from './bench.ts';
import { firstOf, type Law, type Says } from './law.ts';
import type { Match } from './match.ts';

const SHARE = 4;

/** 12: a view names no card more often than the messages to its viewer did, since the cards were last dealt. */
export function hearsay(bench: Bench): Law {
  const { game, viewers } = bench;
  const { deck } = bench.blank().cards;
  const heard = new Map(viewers.map((viewer) => [viewer, new Uint16Array(deck.names.length)]));

  function hears(_: Match, event: GameEvent): void {
    const open = namesIn(event);
    for (const viewer of viewers) {
      const seen = game.project(event, viewer);
      for (const face of seen === event ? open : namesIn(seen)) heard.get(viewer)![face]!++;
    }
  }

  /** What somebody still knows after cards were gathered was heard before that. */
  function deals({ state }: Match): void {
    for (const viewer of viewers) {
      const known = knownBy(state, viewer);
      heard.get(viewer)!.forEach((times, face, all) => (all[face] = Math.min(times, known[face]!)));
    }
  }

  function knownBy({ cards }: Position, viewer: Viewer): Uint16Array {
    const known = new Uint16Array(deck.names.length);
    deck.faceOf.forEach((face, card) => (known[face]! += Number((cards.knownTo(card) & bitOf(viewer)) !== 0)));
    return known;
  }

  function named({ state }: Match, viewer: Viewer): Says {
    const seen = new Uint16Array(deck.names.length);
    for (const face of namesIn(game.view(state, viewer))) seen[face]!++;
    const face = seen.findIndex((times, i) => times > heard.get(viewer)![i]!);
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

  return {
    law: 12,
    hears,
    deals,
    looks: (match) => (bench.oneIn(SHARE) ? named(match, bench.pick(viewers)) : undefined),
    ends: (match) => firstOf(viewers, (viewer) => named(match, viewer)),
  };
}
