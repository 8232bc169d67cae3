import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastChance } from '../../../engine/chance/fast.ts';
import type { Fleet } from './fleet.ts';
import type { KillableServer } from './killable-server.ts';
import { Tally } from './tally.ts';
import type { Fares, Trouble } from './trouble.ts';

const MOST_MOVES_BETWEEN = 80;
/** Of the event loop: enough for a move to be read, thought about, saved or answered, whichever it is. */
const MOST_TURNS = 400;
/** How long nobody asks a weak server again, in milliseconds: a process that has failed need not have ended yet. */
const RESPITE = 50;

/** Brings troubles over servers after random numbers of acknowledged moves, every other time with a move on its way. */
export class Mischief {
  readonly #fleet: Fleet;
  readonly #chance: FastChance;
  /** Those to come, in a random order. */
  readonly #troubles: Trouble[];
  /** Whether a server may also answer that it cannot do it now. */
  readonly mayRefuse: boolean;
  /** How many matches are being played. */
  running = 0;
  /** How many it was at least, whenever trouble came. */
  fewestRunning = Infinity;
  /** Requests that came to nothing. */
  losses = 0;
  /** How often each trouble came. */
  readonly struck = new Map<string, number>();
  #movesToGo: number;
  #mood: 'counting' | 'armed' | 'striking' = 'counting';
  #fares: Fares | undefined;
  #passing: Promise<void> = Promise.resolve();

  constructor(fleet: Fleet, troubles: readonly Trouble[], chance: FastChance) {
    this.#fleet = fleet;
    this.#chance = chance;
    this.#troubles = shuffled(troubles, chance);
    this.mayRefuse = fleet.isFrail || troubles.some(({ mayRefuse }) => mayRefuse);
    this.#movesToGo = this.#draw();
  }

  /** Nothing more will come. */
  get isDone(): boolean {
    return this.#troubles.length === 0 && this.#mood !== 'striking';
  }

  /** Before its time: what has begun still passes. */
  callOff(): void {
    this.#troubles.length = 0;
  }

  /** A move was acknowledged. */
  acknowledged(): void {
    this.#fares?.either.add();
    const isTime = this.#troubles.length > 0 && this.#mood === 'counting' && this.#fleet.isUp;
    if (!isTime || --this.#movesToGo > 0) return;
    if (this.#chance.below(2) === 0) this.#begin(0);
    else this.#mood = 'armed';
  }

  /** A move was sent and is not answered yet. */
  sent(): void {
    if (this.#mood === 'armed') this.#begin(this.#chance.below(MOST_TURNS));
  }

  /** Somebody was not answered, and may not have been; resolves when it is time to ask again. */
  async lost(server: KillableServer): Promise<void> {
    this.losses++;
    this.#fares?.lost.add();
    this.#fares?.either.add();
    if (server.isFrail) await setTimeout(RESPITE);
    await this.#passing;
  }

  #begin(turns: number): void {
    this.#mood = 'striking';
    this.#passing = this.#strikeIn(turns);
    // whoever loses an answer is told if it does not pass
    this.#passing.catch(() => undefined);
  }

  async #strikeIn(turns: number): Promise<void> {
    for (let turn = 0; turn < turns; turn++) await setImmediate();
    const trouble = this.#troubles.pop();
    // called off, or all are down by themselves
    if (trouble !== undefined && this.#fleet.isUp) await this.#strike(trouble);
    this.#movesToGo = this.#draw();
    this.#mood = 'counting';
  }

  async #strike(trouble: Trouble): Promise<void> {
    if (trouble.isForAll) await this.#fleet.allReady();
    const server = this.#fleet.anyUp()!;
    this.fewestRunning = Math.min(this.fewestRunning, this.running);
    this.struck.set(trouble.name, 1 + (this.struck.get(trouble.name) ?? 0));
    const fares = { lost: new Tally(), either: new Tally() };
    this.#fares = fares;
    const befallen = trouble.isForAll ? this.#fleet.servers : [server];
    if (trouble.costsAnswers) for (const { weather } of befallen) weather.begin();
    await trouble.strike(server, fares);
    if (trouble.isForAll) await Promise.all(befallen.map((one) => one.well()));
    if (trouble.costsAnswers) for (const { weather } of befallen) weather.end();
    this.#fares = undefined;
  }

  #draw(): number {
    return 1 + this.#chance.below(MOST_MOVES_BETWEEN);
  }
}

function shuffled<T>(things: readonly T[], chance: FastChance): T[] {
  const bag = [...things];
  for (let i = bag.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [bag[i], bag[j]] = [bag[j]!, bag[i]!];
  }
  return bag;
}
