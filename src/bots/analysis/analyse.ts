import { FastChance } from '../../engine/chance/fast.ts';
import type { Code, Position } from '../../engine/game.ts';
import { Match, type Setup } from '../../engine/match.ts';
import type { Fault } from '../../engine/record/fault.ts';
import type { RecordedMove } from '../../engine/record/record.ts';
import { replay } from '../../engine/record/replay.ts';
import { Asker, type Question } from '../bot.ts';
import type { Learnt } from '../network/learnt.ts';
import type { Guide } from '../search/guide.ts';
import { accountOf } from './account.ts';
import { onGrid, type Analysis, type MoveAnalysis } from './analysis.ts';
import { Glance } from './glance.ts';
import { optionsOf } from './options.ts';
import { Outlook, type Play } from './outlook.ts';
import { Scales } from './scales.ts';
import type { Weighed } from './trials.ts';
import { FORCED, verdictAtAGlance, verdictOn, type Verdict } from './verdict.ts';

/** What was made by another is not the same: to be counted up whenever the same match would be judged otherwise. */
export const VERSION = 4;
/** Tries for each decision, where nobody wishes for more or fewer. */
export const TRIES = 1000;

/** A stream of the record's seed that no deal and no bot has. */
const DECISIONS_STREAM = 0xfffffffe;

/** Why a match cannot be analysed, if so: a move is not legal, or it was not finished. */
export function refuseAnalysis(setup: Setup, moves: readonly RecordedMove[]): Fault | undefined {
  const { match, stopped } = replay(setup, moves);
  if (stopped !== undefined) return stopped;
  return match.outcome === null ? { path: 'outcome', says: 'is missing: the match was not finished' } : undefined;
}

/** By what a match is judged. */
export interface Judgement {
  readonly guide: Guide;
  /** Tries for each decision. */
  readonly tries?: number;
  /** With it moves are weighed at a glance, as the network says, and not tried at all: quick enough for hundreds of matches. */
  readonly learnt?: Learnt;
}

/**
 * Looks at a match that can be analysed, move by move. In between it gives how much is done, from 0 to 1, so that whoever runs
 * it can show that, do something else, or stop. The same match and the same judgement give the same analysis.
 */
export function* analyse(
  setup: Setup,
  moves: readonly RecordedMove[],
  judgement: Judgement,
): Generator<number, Analysis, void> {
  const walk = new Walk(setup, judgement);
  for (const [ply, move] of moves.entries()) {
    yield ply / moves.length;
    walk.take(ply, move);
  }
  return walk.end();
}

interface Judged {
  readonly verdict: Verdict;
  readonly weighed: readonly Weighed[];
}

/** Goes through a match once. */
class Walk {
  readonly #match: Match;
  readonly #scales: Scales;
  readonly #glance: Glance | undefined;
  readonly #outlook: Outlook;
  readonly #luck: FastChance;
  readonly #tries: number;
  /** What the next decision is made in: the table before anything that is chosen in secret at the same time. */
  readonly #before: Position;
  readonly #question: Asker;
  /** What has been chosen in that, and is not turned up yet. */
  #plays: Play[] = [];
  readonly #moves: MoveAnalysis[] = [];
  readonly #verdicts: Verdict[] = [];
  readonly #curve: (readonly number[])[];

  constructor(setup: Setup, { guide, tries = TRIES, learnt }: Judgement) {
    const { game, seats, options, seed } = setup;
    this.#match = new Match(setup);
    this.#scales = new Scales(game, guide);
    this.#glance = learnt && new Glance(game, learnt);
    this.#outlook = new Outlook(game, guide, this.#match.state, seed, tries);
    this.#luck = new FastChance(seed);
    this.#tries = tries;
    this.#before = game.blank(seats.length, options);
    this.#question = new Asker(game, this.#before);
    this.#curve = [this.#outlook.from(this.#match.state).map(onGrid)];
  }

  take(ply: number, recorded: RecordedMove): void {
    const { game } = this.#match.setup;
    const { seat, move, by } = recorded;
    if (this.#plays.length === 0) game.copy(this.#match.state, this.#before);
    const code = game.encode(game.parse(move));
    const { verdict, weighed } = this.#judge(ply, { seat, code });
    this.#plays.push({ seat, code });
    this.#match.play(seat, code, recorded);
    const told = { options: optionsOf(game, weighed), loss: verdict.loss, luck: this.#go(ply) };
    this.#moves.push({ ply, seat, move, ...(by !== undefined && { by }), ...told });
    this.#verdicts.push(verdict);
  }

  /** Goes on to the next point of the curve. Answers with what chance did on the way, by seat. */
  #go(ply: number): number[] {
    const isSecret = this.#match.moves.length <= ply;
    const last = this.#curve.at(-1)!;
    if (isSecret) {
      this.#curve.push(last);
      return last.map(() => 0);
    }
    const now = this.#outlook.from(this.#match.state).map(onGrid);
    const expected = this.#outlook.from(this.#before, this.#plays).map(onGrid);
    this.#curve.push(now);
    this.#plays = [];
    return now.map((chance, seat) => chance - expected[seat]!);
  }

  end(): Analysis {
    return { moves: this.#moves, curve: this.#curve, seats: accountOf(this.#moves, this.#verdicts, this.#curve) };
  }

  #judge(ply: number, { seat, code }: Play): Judged {
    const question = this.#question.about(seat);
    if (question.count === 1) return { verdict: FORCED, weighed: [] };
    if (this.#glance !== undefined) return this.#judgeAtAGlance(this.#glance, question, code);
    this.#luck.begin(DECISIONS_STREAM, ply);
    const weighing = this.#scales.weigh(question, this.#luck, this.#tries, code);
    return { verdict: verdictOn(code, seat, weighing), weighed: weighing.moves };
  }

  #judgeAtAGlance(glance: Glance, question: Question, made: Code): Judged {
    const weighed = glance.weigh(this.#before, question);
    return { verdict: verdictAtAGlance(made, question.seat, weighed, this.#curve.at(-1)!), weighed };
  }
}
