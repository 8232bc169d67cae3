import type { Chance } from '../../engine/chance/chance.ts';
import type { AnyGame, Code, Position } from '../../engine/game.ts';
import { firstOf, has, type Seat } from '../../engine/seats.ts';
import type { Effort } from '../bot.ts';
import type { Learnt } from '../network/learnt.ts';
import type { Ranked } from '../search/decision.ts';
import { Endless } from '../search/endless.ts';
import type { Guide } from '../search/guide.ts';
import { Progress } from '../search/progress.ts';
import { Race } from '../search/race.ts';
import { SameLuck } from '../search/same-luck.ts';
import type { Task } from '../search/search.ts';
import type { Insight } from './insight.ts';
import { LikelyWorlds } from './likely.ts';
import { Policy } from './policy.ts';

/**
 * Tries the moves of a seat in imagined worlds: after each all play on as their networks would, until the seat is asked once more; what
 * that is worth its network says. The moves race in the same worlds with the same luck.
 */
export class Foresight {
  readonly #game: AnyGame;
  readonly #guide: Guide;
  readonly #insight: Insight;
  readonly #policy: Policy;
  readonly #likely: LikelyWorlds | undefined;
  readonly #chances = new Float64Array(8);
  readonly #luck = new SameLuck();
  /** A world that can be gone back to, and one that is played on. */
  readonly #kept: Position;
  readonly #played: Position;

  /** For one table. */
  constructor(game: AnyGame, guide: Guide, learnt: Learnt, insight: Insight, { seats, options, rules }: Task) {
    this.#game = game;
    this.#guide = guide;
    this.#insight = insight;
    this.#policy = new Policy(game, learnt);
    this.#kept = game.blank(seats, options, rules);
    this.#played = game.blank(seats, options, rules);
    const { undo } = insight;
    this.#likely = undo && new LikelyWorlds(game, { undo }, this.#policy, game.blank(seats, options, rules));
  }

  /** Best first. */
  think(task: Task, luck: Chance, effort: Effort, tell?: (made: number) => void): Ranked[] {
    const endless = new Endless(luck);
    const race = this.#raceOf(task, endless);
    const progress = new Progress(effort);
    this.#likely?.begin(task);
    while (!progress.isOver && !race.isSettled) {
      if (race.isFresh) this.#imagine(task, endless, progress);
      if (progress.isOver) break;
      this.#try(task.seat, race.next());
      race.hear(this.#chances, progress.part);
      progress.step();
    }
    tell?.(progress.made);
    return race.ranking;
  }

  #raceOf(task: Task, luck: Endless): Race {
    const { seat, moves, count } = task;
    const policy = this.#policy;
    task.imagine(luck, this.#kept);
    policy.moves.set(moves.subarray(0, count));
    policy.count = count;
    policy.weigh(this.#kept, seat);
    const glances = Array.from({ length: count }, (_, at) => [moves[at]!, policy.worthOf(at)] as const);
    return new Race(seat, new Map(glances), this.#insight.trust);
  }

  #imagine(task: Task, luck: Endless, progress: Progress): void {
    if (this.#likely === undefined) task.imagine(luck, this.#kept);
    else this.#likely.take(luck, progress, this.#kept);
    this.#luck.reseed(luck.word());
  }

  /** What the seat's chances are after that move, in the world that is kept. */
  #try(seat: Seat, first: Code): void {
    const game = this.#game;
    const guide = this.#guide;
    const world = this.#played;
    this.#luck.again();
    game.copy(this.#kept, world);
    guide.prepare?.(world, seat, this.#luck);
    const round = guide.roundOf(world);
    this.#playAll(world, game.waitingFor(world), seat, first);
    for (let turns = this.#insight.turns; ;) {
      const asked = game.waitingFor(world);
      if (asked === 0) return this.#share(world);
      if (guide.roundOf(world) !== round) return guide.judge(world, this.#chances);
      if (has(asked, seat)) {
        this.#policy.look(world, seat);
        if (this.#policy.count > 1 && turns-- === 0) return void (this.#chances[seat] = this.#policy.worth);
      }
      this.#playAll(world, asked, seat);
    }
  }

  /** All who are asked move; the seat itself makes the move that is said, or the best. */
  #playAll(world: Position, asked: number, seat: Seat, said?: Code): void {
    for (let left = asked; left !== 0; left &= left - 1) {
      const one = firstOf(left);
      this.#game.play(world, one, one === seat && said !== undefined ? said : this.#pick(world, one, seat), this.#luck);
    }
  }

  #pick(world: Position, one: Seat, seat: Seat): Code {
    const policy = this.#policy;
    policy.look(world, one);
    return one === seat ? policy.best : policy.drawn(this.#insight.heat, this.#luck);
  }

  #share(world: Position): void {
    const winners = this.#game.winners(world);
    let count = 0;
    for (let left = winners; left !== 0; left &= left - 1) count++;
    for (let seat = 0; seat < world.seats; seat++) this.#chances[seat] = has(winners, seat) ? 1 / count : 0;
  }
}
