import type { FastChance } from '../../../engine/chance/fast.ts';
import type { Message } from '../../../protocol/table.ts';

export interface Wish {
  readonly ask: number;
  readonly move: string;
  /** Of a secret choice that was made already: it may come too late. */
  readonly isChange: boolean;
}

type Ask = NonNullable<Message['ask']>;

/** Makes up somebody's mind: a random move for each question, and now and then another one for a secret choice. */
export class Mind {
  readonly #chance: FastChance;
  /** Chooses last, so that the secret choices of the others are pending for a while. */
  readonly #isPatient: boolean;
  #answered = 0;
  #thoughtOver = 0;
  #last = '';

  constructor(chance: FastChance, isPatient: boolean) {
    this.#chance = chance;
    this.#isPatient = isPatient;
  }

  wish({ ask, you, waiting }: Message): Wish | undefined {
    if (ask === null || ask.id <= this.#answered) return undefined;
    if (!waiting.includes(you!)) return this.#changeOfMind(ask);
    if (this.#isPatient && waiting.length > 1) return undefined;
    return { ask: ask.id, move: this.#oneOf(movesIn(ask)), isChange: false };
  }

  settled({ ask, move }: Pick<Wish, 'ask' | 'move'>): void {
    this.#answered = ask;
    this.#last = move;
  }

  #changeOfMind(ask: Ask): Wish | undefined {
    if (ask.id <= this.#thoughtOver) return undefined;
    this.#thoughtOver = ask.id;
    const others = movesIn(ask).filter((move) => move !== this.#last);
    if (others.length === 0 || this.#chance.below(2) === 0) return undefined;
    return { ask: ask.id, move: this.#oneOf(others), isChange: true };
  }

  #oneOf(moves: readonly string[]): string {
    return moves[this.#chance.below(moves.length)]!;
  }
}

function movesIn({ things }: Ask): string[] {
  return things.flatMap((thing) => ('moves' in thing ? thing.moves.map(({ move }) => move) : []));
}
