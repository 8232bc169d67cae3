import type { HintRequest } from '../bots/analysis/advice.ts';
import type { MoveOption } from '../bots/analysis/analysis.ts';
import type { BotRequest, Thought } from '../bots/answer.ts';
import type { Generator } from '../engine/chance/chance.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Store } from './store/store.ts';

/** Time as the tables know it. */
export interface Timepiece {
  /** Milliseconds since 1970, by a clock that is set now and then: for what people read, and for deadlines in days. */
  now(): number;
  /** Milliseconds of a clock that nobody sets: for whatever this process waits for. */
  steady(): number;
  /** Runs something later; answers with what calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** For whom something is thought, and by when. */
export interface Errand {
  /** Whose table it is: what others have to think about must not keep anybody waiting. */
  readonly player: string;
  /** In how many milliseconds the answer is wanted, with what was found by then. */
  readonly within: number;
}

/** Thinks off the thread that serves people. */
export interface Thinker {
  think(request: BotRequest, errand: Errand): Promise<Thought>;
}

/** Says what moves are worth, off that thread too. */
export interface Adviser {
  /** Every move, best first. Where nobody waits for it any more, the signal says so. */
  advise(hintRequest: HintRequest, player: string, gone?: AbortSignal): Promise<MoveOption[]>;
}

/** All that tables need of the world around them. */
export interface Environment {
  readonly games: readonly AnyGame[];
  readonly store: Store;
  readonly time: Timepiece;
  readonly thinker: Thinker;
  readonly adviser: Adviser;
  /** That many bytes that nobody can foresee. */
  random(bytes: number): Uint8Array;
  /** How shuffles follow from the seed. */
  readonly generator: Generator;
  /** How long a bot usually seems to think, in milliseconds. */
  pace(): number;
  /** Whether tables are closed where nothing has happened for long. */
  readonly closesIdle: boolean;
  /** Hears how many milliseconds after its time each duty was done. */
  readonly dutyDone?: (late: number) => void;
  /** Something went wrong that nobody asked for, so that nobody can be told. */
  failed(table: string, error: unknown): void;
}
