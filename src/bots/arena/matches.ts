import { sha256 } from '../../engine/sha256.ts';
import { FastChance } from '../../engine/chance/fast.ts';
import type { AnyGame, Position } from '../../engine/game.ts';
import { firstOf, seatsIn } from '../../engine/seats.ts';
import { gameNamed } from '../../games/games.ts';
import { Asker, BOTS_STREAM, type Bot } from '../bot.ts';
import type { Bout } from './bout.ts';
import { cheating } from './cheat.ts';
import { guideOf, networkOf } from '../bots.ts';
import { WHOLE_WIN } from './outcomes.ts';
import { matchesOfDeal, seatingsOf } from './seating.ts';
import { searching } from '../search/searching.ts';
import { levelBot, isLevel, readSpec, type BotSpec } from '../spec.ts';

/** Plays the matches of a bout, any of them in any order. */
export class BoutPlayer {
  readonly #bout: Bout;
  readonly #game: AnyGame;
  readonly #bots: readonly Bot[];
  readonly #state: Position;
  readonly #asker: Asker;
  readonly #chance = new FastChance(new Uint8Array(32));
  readonly #luck = new FastChance(new Uint8Array(32));

  /** Some of its bots may come from elsewhere. */
  constructor(bout: Bout, stranger?: (text: string) => Bot | undefined) {
    this.#bout = bout;
    this.#game = gameNamed(bout.game)!;
    this.#state = this.#game.blank(bout.players, bout.options);
    this.#asker = new Asker(this.#game, this.#state);
    this.#bots = bout.bots.map((text) => stranger?.(text) ?? this.#botFor(specOf(bout.game, text)));
  }

  /** The bots' parts of the win. */
  play(match: number): number[] {
    const { bots, players, seed } = this.#bout;
    const matches = matchesOfDeal(bots.length, players);
    const deal = Math.floor(match / matches);
    const seating = seatingsOf(bots.length, players, deal)[match % matches]!;
    const dealSeed = sha256(new TextEncoder().encode(`threestraws arena ${seed} ${deal}`));
    this.#chance.reseed(dealSeed);
    this.#luck.reseed(dealSeed);
    this.#luck.begin(BOTS_STREAM, match % matches);
    this.#game.start(this.#state, this.#chance);
    this.#playOut(seating);
    return this.#partsOf(seating);
  }

  #playOut(seating: readonly number[]): void {
    for (let waiting = this.#waiting(); waiting !== 0; waiting = this.#waiting()) {
      const seat = firstOf(waiting);
      const code = this.#asker.ask(this.#bots[seating[seat]!]!, seat, this.#luck);
      this.#game.play(this.#state, seat, code, this.#chance);
    }
  }

  #waiting(): number {
    return this.#game.waitingFor(this.#state);
  }

  #partsOf(seating: readonly number[]): number[] {
    const parts = this.#bots.map(() => 0);
    const winners = seatsIn(this.#game.winners(this.#state));
    for (const seat of winners) parts[seating[seat]!]! += WHOLE_WIN / winners.length;
    return parts;
  }

  #botFor(spec: BotSpec): Bot {
    if (isLevel(spec)) return levelBot(this.#bout.game, spec);
    if (spec.kind === 'network') return networkOf(this.#bout.game);
    if (spec.kind === 'search') return searching(this.#game, guideOf(this.#bout.game)!, spec.effort!);
    return cheating(this.#game, guideOf(this.#bout.game)!, this.#state, spec.effort!);
  }
}

function specOf(game: string, text: string): BotSpec {
  const read = readSpec(game, text);
  if ('spec' in read) return read.spec;
  throw new Error(read.bad);
}
