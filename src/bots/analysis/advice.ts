import { FastChance } from '../../engine/chance/fast.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { BotRequest } from '../answer.ts';
import type { Guide } from '../search/guide.ts';
import type { MoveOption } from './analysis.ts';
import { optionsOf } from './options.ts';
import { Scales } from './scales.ts';

/** What somebody asks a hint for: a seat's view and moves, and nothing else. */
export type HintRequest = Omit<BotRequest, 'level' | 'effort'>;

const TRIES = 800;
/** No deal and no bot has this stream. */
const HINTS_STREAM = 0xfffffffc;

/** What can be said of the moves of one game, best first. */
export class Advice {
  readonly #game: AnyGame;
  readonly #scales: Scales;

  constructor(game: AnyGame, guide: Guide) {
    this.#game = game;
    this.#scales = new Scales(game, guide);
  }

  on({ moves, view, luck, ...asked }: HintRequest): MoveOption[] {
    const chance = new FastChance(luck);
    chance.begin(HINTS_STREAM, 0);
    const question = { ...asked, moves: Uint16Array.from(moves), count: moves.length, view: () => view };
    return optionsOf(this.#game, this.#scales.weigh(question, chance, TRIES).moves);
  }
}
