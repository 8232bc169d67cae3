import { hexOf } from './hex.ts';
import type { Chance, Generator } from './chance/chance.ts';
import type { AnyGame, Code, GameEvent, Position } from './game.ts';
import type { Options } from './options.ts';
import type { Fairness, MatchRecord, Outcome, RecordedMove, SeatEntry } from './record/record.ts';
import { sealed } from './record/seal.ts';
import { seatsIn, type Seat } from './seats.ts';

export interface Setup {
  readonly game: AnyGame;
  readonly seats: readonly SeatEntry[];
  readonly options: Options;
  readonly generator: Generator;
  readonly seed: Uint8Array;
}

/** Who decided a move, where it was not the seat's own player, and the iterations that a search made for it. */
interface HowMoved {
  readonly by?: 'stand-in' | undefined;
  readonly effort?: number | undefined;
}

/** A match with its memory: the state, all that happened, and the moves that made it happen. */
export class Match {
  readonly setup: Setup;
  readonly state: Position;
  readonly events: GameEvent[] = [];
  readonly moves: RecordedMove[] = [];
  readonly #chance: Chance;
  /** Secret choices that nothing has been told of yet; the last word of each seat. */
  readonly #pending = new Map<Seat, RecordedMove>();
  readonly #tell = (event: GameEvent): void => void this.events.push(event);

  constructor(setup: Setup) {
    this.setup = setup;
    this.#chance = setup.generator.from(setup.seed);
    this.state = setup.game.blank(setup.seats.length, setup.options);
    setup.game.start(this.state, this.#chance, this.#tell);
  }

  get waitingFor(): Seat[] {
    return seatsIn(this.setup.game.waitingFor(this.state));
  }

  /** Trusts its caller: the move must be legal. */
  play(seat: Seat, code: Code, { by, effort }: HowMoved = {}): void {
    const { game } = this.setup;
    const told = this.events.length;
    game.play(this.state, seat, code, this.#chance, this.#tell);
    const move = game.format(game.decode(code));
    this.#pending.set(seat, {
      seat,
      move,
      ...(by !== undefined && { by }),
      ...(effort !== undefined && { effort }),
    });
    if (this.events.length > told) this.#recordPending();
  }

  get outcome(): Outcome | null {
    const { game } = this.setup;
    const winners = seatsIn(game.winners(this.state));
    return winners.length === 0 ? null : { scores: game.scores(this.state), winners };
  }

  record(fairness?: Fairness, bots?: number): MatchRecord {
    const { game, seats, options, generator, seed } = this.setup;
    return sealed({
      format: 'threestraws/1',
      game: game.id,
      rules: game.rules,
      options,
      seats,
      chance: generator.name,
      seed: hexOf(seed),
      ...(fairness !== undefined && { fairness }),
      ...(bots !== undefined && { bots }),
      moves: this.moves,
      events: this.events,
      outcome: this.outcome,
    });
  }

  /** What happened shows all choices at once, so they are recorded at once, in seat order whatever order they came in. */
  #recordPending(): void {
    this.moves.push(...[...this.#pending.values()].sort((a, b) => a.seat - b.seat));
    this.#pending.clear();
  }
}
