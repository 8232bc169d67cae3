import { sha256 } from '../../engine/sha256.ts';
import { Asker, BOTS_STREAM, type Bot } from '../../bots/bot.ts';
import { levelBot, type LevelSpec } from '../../bots/spec.ts';
import { FastChance, sfc32 } from '../../engine/chance/fast.ts';
import type { AnyGame, Code, Position } from '../../engine/game.ts';
import { Match } from '../../engine/match.ts';
import type { Options } from '../../engine/options.ts';
import type { SeatEntry } from '../../engine/record/record.ts';
import { firstOf, seatsIn, type Seat } from '../../engine/seats.ts';
import { gameNamed } from '../../games/games.ts';
import { botName } from './report.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** Matches `from` to `to` − 1 of a simulation. */
export interface SimulateJob {
  readonly game: string;
  readonly options: Options;
  readonly bots: readonly LevelSpec[];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  readonly records: boolean;
}

export interface Simulated {
  readonly tally: Tally;
  /** The records, a line each; empty when none were asked for. */
  readonly records: string;
}

export function simulateMatches(job: SimulateJob): Simulated {
  const simulator = new Simulator(job);
  const tally = emptyTally(job.bots.length);
  let records = '';
  for (let i = job.from; i < job.to; i++) {
    const seed = seedOfMatch(job.seed, i);
    if (job.records) records += `${JSON.stringify(simulator.recorded(seed, tally))}\n`;
    else simulator.silent(seed, tally);
  }
  return { tally, records };
}

/** Match i of a simulation has a seed of its own, whatever is played before it and on which core. */
function seedOfMatch(seed: string, i: number): Uint8Array {
  return sha256(new TextEncoder().encode(`threestraws simulate ${seed} ${i}`));
}

/** Plays one match after the other with the same bots, on the same state where nothing is recorded. */
class Simulator {
  readonly #game: AnyGame;
  readonly #options: Options;
  readonly #seats: readonly SeatEntry[];
  readonly #bots: readonly Bot[];
  readonly #state: Position;
  readonly #asker: Asker;
  readonly #chance = new FastChance(new Uint8Array(32));
  readonly #luck = new FastChance(new Uint8Array(32));

  constructor({ game, options, bots }: SimulateJob) {
    this.#game = gameNamed(game)!;
    this.#options = options;
    this.#seats = bots.map((bot, seat) => ({ name: botName(bot, seat), kind: 'bot', level: bot.kind }));
    this.#bots = bots.map((bot) => levelBot(game, bot));
    this.#state = this.#game.blank(bots.length, options);
    this.#asker = new Asker(this.#game, this.#state);
  }

  silent(seed: Uint8Array, tally: Tally): void {
    this.#chance.reseed(seed);
    this.#game.start(this.#state, this.#chance);
    const plays = this.#playOut(seed, this.#state, this.#asker, (seat, code) =>
      this.#game.play(this.#state, seat, code, this.#chance),
    );
    count(tally, plays, this.#game.scores(this.#state), seatsIn(this.#game.winners(this.#state)));
  }

  recorded(seed: Uint8Array, tally: Tally): object {
    const setup = { game: this.#game, seats: this.#seats, options: this.#options, generator: sfc32, seed };
    const match = new Match(setup);
    const plays = this.#playOut(seed, match.state, new Asker(this.#game, match.state), (seat, code) =>
      match.play(seat, code),
    );
    const { scores, winners } = match.outcome!;
    count(tally, plays, scores, winners);
    return match.record();
  }

  #playOut(seed: Uint8Array, state: Position, asker: Asker, play: (seat: Seat, code: Code) => void): number {
    this.#luck.reseed(seed);
    this.#luck.begin(BOTS_STREAM, 0);
    let plays = 0;
    for (let waiting = this.#game.waitingFor(state); waiting !== 0; waiting = this.#game.waitingFor(state)) {
      const seat = firstOf(waiting);
      play(seat, asker.ask(this.#bots[seat]!, seat, this.#luck));
      plays++;
    }
    return plays;
  }
}
