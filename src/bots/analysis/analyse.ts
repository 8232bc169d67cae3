import { FastChance } from '../../engine/chance/fast.ts';
import type { Position } from '../../engine/game.ts';
import { Match, type Setup } from '../../engine/match.ts';
import type { Fault } from '../../engine/record/fault.ts';
import type { RecordedMove } from '../../engine/record/record.ts';
import { replay } from '../../engine/record/replay.ts';
import { Asker } from '../bot.ts';
import type { Guide } from '../search/guide.ts';
import { accountOf } from './account.ts';
import { onGrid, type Analysis, type MoveAnalysis } from './analysis.ts';
import { optionsOf } from './options.ts';
import { Outlook } from './outlook.ts';
import { Scales, type Weighing } from './scales.ts';
import { FORCED, verdictOn, type Verdict } from './verdict.ts';

/** What was made by another is not the same: to be counted up whenever the same match would be judged otherwise. */
export const VERSION = 3;
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

/**
 * Looks at a match that can be analysed, move by move. In between it gives how much is done, from 0 to 1, so that whoever runs
 * it can show that, do something else, or stop. The same match and the same number of tries give the same analysis.
 */
export function* analyse(
  setup: Setup,
  moves: readonly RecordedMove[],
  guide: Guide,
  tries = TRIES,
): Generator<number, Analysis, void> {
  const walk = new Walk(setup, guide, tries);
  for (const [ply, move] of moves.entries()) {
    yield ply / moves.length;
    walk.take(ply, move);
  }
  return walk.end();
}

/** Goes through a match once. */
class Walk {
  readonly #match: Match;
  readonly #scales: Scales;
  readonly #outlook: Outlook;
  readonly #luck: FastChance;
  readonly #tries: number;
  /** What the next decision is made in: the table before anything that is chosen in secret at the same time. */
  readonly #before: Position;
  readonly #question: Asker;
  readonly #moves: MoveAnalysis[] = [];
  readonly #verdicts: Verdict[] = [];
  readonly #curve: (readonly number[])[];

  constructor(setup: Setup, guide: Guide, tries: number) {
    const { game, seats, options, seed } = setup;
    this.#match = new Match(setup);
    this.#scales = new Scales(game, guide);
    this.#outlook = new Outlook(game, guide, this.#match.state, seed, tries);
    this.#luck = new FastChance(seed);
    this.#tries = tries;
    this.#before = game.blank(seats.length, options);
    this.#question = new Asker(game, this.#before);
    this.#curve = [seats.map(() => onGrid(1 / seats.length))];
  }

  take(ply: number, recorded: RecordedMove): void {
    const { game } = this.#match.setup;
    if (!this.#isSecret(ply - 1)) game.copy(this.#match.state, this.#before);
    this.#weigh(ply, recorded);
    this.#match.play(recorded.seat, game.encode(game.parse(recorded.move)), recorded);
    this.#curve.push(ply > 0 && this.#isSecret(ply) ? this.#curve.at(-1)! : this.#chances());
  }

  /** Whether what was chosen there, and is the last so far, is yet to be turned up. */
  #isSecret(ply: number): boolean {
    return this.#match.moves.length <= ply;
  }

  #chances(): number[] {
    return this.#outlook.from(this.#match.state).map(onGrid);
  }

  end(): Analysis {
    const seats = accountOf(this.#moves, this.#verdicts, this.#curve.at(-1)!);
    return { moves: this.#moves, curve: this.#curve, seats };
  }

  #weigh(ply: number, recorded: RecordedMove): void {
    const { game } = this.#match.setup;
    const { seat, move, by } = recorded;
    const weighing = this.#weighing(ply, recorded);
    const verdict = weighing === undefined ? FORCED : verdictOn(game.encode(game.parse(move)), seat, weighing);
    const options = optionsOf(game, weighing?.moves ?? []);
    this.#moves.push({ ply, seat, move, ...(by !== undefined && { by }), options, loss: onGrid(verdict.loss) });
    this.#verdicts.push(verdict);
  }

  /** Nothing for a forced move. */
  #weighing(ply: number, { seat, move }: RecordedMove): Weighing | undefined {
    const { game } = this.#match.setup;
    const question = this.#question.about(seat);
    if (question.count === 1) return undefined;
    this.#luck.begin(DECISIONS_STREAM, ply);
    return this.#scales.weigh(question, this.#luck, this.#tries, game.encode(game.parse(move)));
  }
}
