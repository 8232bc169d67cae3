import type { AnyGame, Game, GameEvent, Position, Tell } from '../../game.ts';
import type { Options } from '../../options.ts';
import type { Seat } from '../../seats.ts';
import { checkLaws, type Broken } from '../laws.ts';
import { toy } from './toy.ts';

/** A game with a fault in it, and the law that must find it: alone, where others may find it first. */
export interface Fault {
  readonly law: number;
  readonly name: string;
  readonly game: AnyGame;
  readonly alone: boolean;
}

export function plant<G extends AnyGame>(
  law: number,
  name: string,
  game: G,
  change: Partial<G>,
  alone?: 'alone',
): Fault {
  return { law, name, game: { ...game, ...change }, alone: alone !== undefined };
}

export function find({ law, game, alone }: Fault): Broken | undefined {
  const options = game.id === toy.id ? { tricks: 3, lowest: false } : { ending: 'each-deals-once' };
  const trial = { matches: 60, seed: 1, mostPlies: 1000 };
  return checkLaws(game, { seats: 3, options }, alone ? { ...trial, laws: [law] } : trial);
}

interface Played<State, Event> {
  readonly state: State;
  readonly seat: Seat;
  /** Whether no other seat was waited for. */
  readonly isLast: boolean;
  readonly tell: Tell<Event> | undefined;
}

/** Every move, and then something more. */
export function afterPlay<State extends Position, Move, Event extends GameEvent, View, Opts extends Options>(
  game: Game<State, Move, Event, View, Opts>,
  more: (played: Played<State, Event>) => void,
): Pick<Game<State, Move, Event, View, Opts>, 'play'> {
  return {
    play: (state, seat, code, chance, tell) => {
      const isLast = game.waitingFor(state) === 1 << seat;
      game.play(state, seat, code, chance, tell);
      more({ state, seat, isLast, tell });
    },
  };
}
