import type { Position } from '../game.ts';
import { seatsIn, type Viewer } from '../seats.ts';
import type { Bench } from './bench.ts';
import type { Law, Says } from './law.ts';
import { Line, type Step } from './line.ts';
import type { Match, Play } from './match.ts';
import { Renaming } from './renaming.ts';
import { sentTo } from './sent.ts';

const SHARE = 8;

/** 5: other cards in the place of those that a viewer cannot know change not one byte of what it is sent. */
export function secrecy(bench: Bench): Law {
  const { game } = bench;
  let samples = 0;
  let skipped = 0;

  function plays(match: Match, next: Play): Says {
    if (!bench.oneIn(SHARE)) return undefined;
    const viewer = bench.pick(bench.viewers);
    return standing(match, viewer) ?? going(match, viewer, [...match.choices, next]);
  }

  /** A choice that is still secret may name a card that would not be there: then only the line is tried. */
  function standing({ state, choices }: Match, viewer: Viewer): Says {
    if (choices.length > 0) return undefined;
    const { known } = new Line(bench, state, viewer, bench.stream()());
    samples++;
    const there = bench.copyOf(state);
    there.cards.relabel(new Renaming(bench, there.cards.deck, known).becomes);
    if (isStuck(there)) return skip();
    return sentTo(bench, there, viewer) === sentTo(bench, state, viewer) ? undefined : `${viewer} sees hidden cards`;
  }

  /** Everything from before the first secret choice, in both worlds. */
  function going({ base }: Match, viewer: Viewer, line: readonly Play[]): Says {
    const stream = bench.stream();
    const here = new Line(bench, base, viewer, stream());
    const steps = line.map((play) => here.step(play));
    const there = new Line(bench, base, viewer, stream());
    const renaming = new Renaming(bench, base.cards.deck, here.known);
    there.state.cards.relabel(renaming.becomes);
    samples++;
    return follow(steps, there, renaming);
  }

  function follow(steps: readonly Step[], there: Line, renaming: Renaming): Says {
    for (const step of steps) {
      const play = renaming.ofPlay(step);
      if (play === undefined || isStuck(there.state) || !isLegal(there.state, play)) return skip();
      const sent = there.play(play);
      // whom the table passed over is public, and so is what that says of their cards
      if (game.waitingFor(there.state) !== step.waiting) return skip();
      if (sent !== step.sent) return `${there.viewer} learns of hidden cards from a move of seat ${play.seat}`;
    }
    return undefined;
  }

  function isStuck(state: Position): boolean {
    return seatsIn(game.waitingFor(state)).some((seat) => bench.moves(state, seat).length === 0);
  }

  function isLegal(state: Position, { seat, code }: Play): boolean {
    return bench.moves(state, seat).includes(code);
  }

  function skip(): undefined {
    skipped++;
  }

  return {
    law: 5,
    plays,
    closes: () => (2 * skipped > samples ? `hardly tried: ${skipped} of ${samples} samples skipped` : undefined),
  };
}
