import type { Position } from '../game.ts';
import { seatsIn, type Viewer } from '../seats.ts';
import type { Bench } from './bench/bench.ts';
import { firstOf, type Law, type Says } from './law.ts';
import { Line, type Sent, type Step } from './bench/line.ts';
import type { RandomMatch, Play } from './bench/random-match.ts';
import { Renaming } from './bench/renaming.ts';
import { sentTo } from './bench/sent.ts';

const SHARE = 8;
const SHUFFLES_SHARE = 2;

/** A sample is skipped where the other world could not have come about, or where the viewer rightly learns something. */
interface Tally {
  readonly of: string;
  tried: number;
  skipped: number;
}

/** 5: other cards in the place of those that a viewer cannot know change not one byte of what it is sent. */
export function secrecy(bench: Bench): Law {
  const { game } = bench;
  const deals: Tally = { of: 'deals', tried: 0, skipped: 0 };
  const positions: Tally = { of: 'positions', tried: 0, skipped: 0 };
  const moves: Tally = { of: 'moves', tried: 0, skipped: 0 };
  /** The last move, with the secret choices before it, and where they were made. */
  let line: readonly Play[] = [];
  const before = bench.blank();
  let shuffled = false;

  function plays(match: RandomMatch, next: Play): Says {
    line = [...match.choices, next];
    game.copy(match.base, before);
    shuffled = false;
    if (!bench.oneIn(SHARE)) return undefined;
    // a choice that is still secret may name a card that would not be there: then only the whole line will do
    if (match.choices.length > 0 || bench.oneIn(2)) return going(bench.pick(bench.viewers));
    // most is put before whoever has the move
    return standing(match, bench.oneIn(2) ? next.seat : bench.pick(bench.viewers));
  }

  /** A shuffle is rare and tells a lot, so moves that led to one are tried more often. */
  function looks({ plays: { length } }: RandomMatch): Says {
    if (!shuffled) return undefined;
    const viewer = bench.pick(bench.viewers);
    if (length === 0) return dealing(viewer);
    return bench.oneIn(SHUFFLES_SHARE) ? going(viewer) : undefined;
  }

  /** The first deal, in both worlds. */
  function dealing(viewer: Viewer): Says {
    deals.tried++;
    const stream = bench.stream();
    const here = new Line(bench, bench.blank(), viewer, stream());
    const sent = here.start();
    const { becomes } = new Renaming(bench, here.state.cards.deck, here.known);
    const there = new Line(bench, bench.blank(), viewer, stream(), { drawn: here.drawn, becomes });
    const sentThere = there.start();
    if (game.waitingFor(there.state) !== game.waitingFor(here.state)) return skip(deals);
    return sent.bytes === sentThere.bytes ? undefined : `${viewer} learns of hidden cards from the deal`;
  }

  /** The position as it is, in both worlds. */
  function standing({ state }: RandomMatch, viewer: Viewer): Says {
    positions.tried++;
    const { state: there, known } = new Line(bench, state, viewer, bench.stream()());
    there.cards.relabel(new Renaming(bench, there.cards.deck, known).becomes);
    if (isStuck(there)) return skip(positions);
    return sentTo(bench, there, viewer) === sentTo(bench, state, viewer) ? undefined : `${viewer} sees hidden cards`;
  }

  /** All moves from before the first secret choice, in both worlds. */
  function going(viewer: Viewer): Says {
    moves.tried++;
    const stream = bench.stream();
    const here = new Line(bench, before, viewer, stream());
    const steps = line.map((play) => here.step(play));
    const renaming = new Renaming(bench, before.cards.deck, here.known);
    const there = new Line(bench, before, viewer, stream(), { drawn: here.drawn, becomes: renaming.becomes });
    there.state.cards.relabel(renaming.becomes);
    return follow(steps, there, renaming);
  }

  function follow(steps: readonly Step[], there: Line, renaming: Renaming): Says {
    for (const step of steps) {
      const play = renaming.ofPlay(step);
      if (play === undefined || isStuck(there.state) || !isLegal(there.state, play)) return skip(moves);
      const sent = there.play(play);
      // whom the table passed over is public, and so is what that says of their cards
      if (game.waitingFor(there.state) !== step.waiting) return skip(moves);
      if (sent.bytes === step.sent.bytes) continue;
      if (isRevealed(step.sent, sent, step.waiting === 0)) return skip(moves);
      return `${there.viewer} learns of hidden cards from a move of seat ${play.seat}`;
    }
    return undefined;
  }

  /** Whether what differs first is a fact that the rules work out from hidden cards and tell. */
  function isRevealed(here: Sent, there: Sent, isOver: boolean): boolean {
    const first = here.events.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(there.events[i]));
    if (first < 0) return false;
    return [here, there].some(({ events }) => events[first] !== undefined && bench.reveals(events[first], isOver));
  }

  function isStuck(state: Position): boolean {
    return seatsIn(game.waitingFor(state)).some((seat) => bench.moves(state, seat).length === 0);
  }

  function isLegal(state: Position, { seat, code }: Play): boolean {
    return bench.moves(state, seat).includes(code);
  }

  return {
    law: 5,
    shuffles: () => (shuffled = true),
    looks,
    plays,
    closes: () => firstOf([deals, positions, moves], hardlyTried),
  };
}

function skip(tally: Tally): undefined {
  tally.skipped++;
}

function hardlyTried({ of, tried, skipped }: Tally): Says {
  return 2 * skipped > tried ? `hardly tried: ${skipped} of ${tried} ${of} skipped` : undefined;
}
