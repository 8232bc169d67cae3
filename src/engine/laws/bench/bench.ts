import type { Chance } from '../../chance/chance.ts';
import { FastChance } from '../../chance/fast.ts';
import type { AnyGame, Code, GameEvent, Position } from '../../game.ts';
import type { HandOf } from '../../hands.ts';
import { listOf } from '../../list.ts';
import type { Options } from '../../options.ts';
import { viewersOf, type Seat, type Viewer } from '../../seats.ts';
import { seedOf } from './seeds.ts';

export interface Table {
  readonly seats: number;
  readonly options: Options;
}

/** Whether an event tells everybody what the rules work out from hidden cards, such as points announced. */
export type Reveals = (event: GameEvent, isOver: boolean) => boolean;

export interface Trial {
  readonly matches: number;
  readonly seed: number;
  /** These only; else all. */
  readonly laws?: readonly number[];
  readonly mostPlies?: number;
  /** Where hidden cards come to light so, law 5 does not complain. */
  readonly reveals?: Reveals;
  /** Where hands change owners without a word: a seat's own hand, which for law 12 it has heard of. */
  readonly handOf?: HandOf;
}

/** Beyond the promised room, so that a game that breaks its promise is seen to. */
const SPARE_ROOM = 64;
const MOST_TRIED = 128;

/** One table of a game on the bench, with what the laws need to try it out. */
export class Bench {
  readonly game: AnyGame;
  readonly table: Table;
  readonly viewers: readonly Viewer[];
  readonly reveals: Reveals;
  readonly handOf: HandOf | undefined;
  /** The moves whose refusals are looked at: all, or where those are too many others in each match. */
  tried: readonly unknown[] = [];
  /** The suite's own chance: which move is made, and where a law looks closer. */
  readonly #dice: FastChance;
  readonly #codes: Uint16Array;

  constructor(game: AnyGame, table: Table, { seed, reveals = () => false, handOf }: Trial) {
    this.game = game;
    this.table = table;
    this.reveals = reveals;
    this.handOf = handOf;
    this.viewers = viewersOf(table.seats);
    this.#dice = new FastChance(seedOf('dice', seed, 0));
    this.#codes = new Uint16Array(game.mostMoves + SPARE_ROOM);
  }

  /** Before each match. */
  prepare(): void {
    const { allMoves } = this.game;
    this.tried = allMoves.length <= MOST_TRIED ? allMoves : listOf(MOST_TRIED, () => this.pick(allMoves));
  }

  blank(): Position {
    return this.game.blank(this.table.seats, this.table.options);
  }

  copyOf(state: Position): Position {
    const copy = this.blank();
    this.game.copy(state, copy);
    return copy;
  }

  moves(state: Position, seat: Seat): Code[] {
    const count = this.game.moves(state, seat, this.#codes);
    return listOf(Math.min(count, this.#codes.length), (i) => this.#codes[i]!);
  }

  /** What every seat may do now, those included that nobody waits for. */
  allMoves(state: Position): Code[][] {
    return listOf(this.table.seats, (seat) => this.moves(state, seat));
  }

  /** Whether to look closer this time. */
  oneIn(share: number): boolean {
    return this.#dice.below(share) === 0;
  }

  below(n: number): number {
    return this.#dice.below(n);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.#dice.below(list.length)]!;
  }

  /** A stream of chance that can be had again and again, to try the same thing in two worlds. */
  stream(): () => Chance {
    const seed = seedOf('trial', this.#dice.word(), this.#dice.word());
    return () => new FastChance(seed);
  }
}
