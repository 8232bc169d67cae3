import { bytesOf, hexOf } from '../../engine/hex.ts';
import type { Generator } from '../../engine/chance/chance.ts';
import type { AnyGame } from '../../engine/game.ts';
import { commitmentTo, seedFrom } from '../../engine/record/fairness.ts';
import type { Level, Sealing } from '../../engine/record/record.ts';
import { bitOf, has, type Seat, type SeatSet, type Viewer } from '../../engine/seats.ts';
import { versionOf } from '../../engine/versions.ts';
import type { Closing, SealingStep, StandIn, Status } from '../../protocol/table.ts';
import { RunningMatch } from './running-match.ts';
import type { Opened, SeatKept } from './entry.ts';
import type { Extras } from '../steps/extras.ts';

export interface Person {
  readonly kind: 'person';
  readonly player: string;
  readonly name: string;
  commitment: string | null;
  salt: string | null;
  /** How many salts were promised and not given. */
  missed: number;
  /** Whether a commitment to a new salt is waited for. */
  owes: boolean;
  /** The last sign of life of somebody who is away. */
  away: number | null;
  standIn: { readonly why: StandIn; readonly since: number } | null;
}

interface BotSeat {
  readonly kind: 'bot';
  readonly name: string;
  readonly level: Level;
}

export type SeatNow = { readonly kind: 'open' } | BotSeat | Person;

/** A secret, and what is shown of it. */
type Seal = Pick<Sealing, 'commitment' | 'secret'>;

export const OPEN_SEAT: SeatNow = { kind: 'open' };

/** A table as its log has made it so far. Changed by `apply` only. */
export class Table {
  readonly opened: Opened;
  /** The rules that it was opened with, unless this program does not know them. */
  readonly game: AnyGame | undefined;
  readonly #generator: Generator;
  /** What the shuffles follow from, sealed before people's salts are known. */
  seal: Seal;
  /** Those before it, each with the salts that there were: something was missing. */
  readonly broken: Sealing[] = [];
  /** How many entries there are. */
  place = 0;
  openedAt = 0;
  changed = 0;
  /** What is wanted of people while the match starts, and since when. */
  step: SealingStep | null = null;
  stepSince = 0;
  status: Status = 'open';
  host: string;
  readonly seats: SeatNow[];
  /** From `begun` on, if the program has its rules. */
  match: RunningMatch | undefined;
  /** Which bots it began with; before that, or if it began long ago, nobody knows. */
  bots: number | undefined;
  /** How many messages each seat, and last the watchers, were sent. */
  readonly seqs: number[];
  /** When that was last. What is sent to one alone does not show to others. */
  readonly toldAt: number[];
  /** By seat: whom it has muted, and when it said its last phrases. */
  readonly mutes: SeatSet[];
  readonly said: number[][];
  /** By seat. */
  readonly extras: Extras[];
  rematch: string | null = null;
  /** How often that was asked for: a table that closed is no rematch. */
  rematches = 0;
  closed: Closing | null = null;

  constructor(opened: Opened, games: readonly AnyGame[], generator: Generator) {
    this.opened = opened;
    this.game = versionOf(games, opened.game, opened.rules);
    this.#generator = generator;
    this.seal = sealOn(opened.secret);
    this.host = opened.host;
    this.seats = opened.seats.map(seatFrom);
    this.seqs = Array<number>(this.seats.length + 1).fill(0);
    this.toldAt = Array<number>(this.seats.length + 1).fill(0);
    this.mutes = Array<SeatSet>(this.seats.length).fill(0);
    this.said = this.seats.map(() => []);
    this.extras = this.seats.map(() => ({ count: 0, lately: [] }));
  }

  /** Makes room for the match. */
  begin(): RunningMatch | undefined {
    const { game, opened, seats } = this;
    if (game === undefined) return undefined;
    return (this.match = new RunningMatch(game, seats.length, opened.options, this.#generator, this.seed()));
  }

  /** What all shuffles follow from, once the match has begun. */
  seed(): Uint8Array {
    const salts = this.people().flatMap(([, { salt }]) => (salt === null ? [] : [bytesOf(salt)]));
    return seedFrom(bytesOf(this.seal.secret), salts);
  }

  /** The seal as it stands, with everybody's salts. */
  sealing(): Sealing {
    const salts = this.people().flatMap(([seat, { commitment, salt }]) =>
      commitment === null ? [] : [{ seat, commitment, salt }],
    );
    return { ...this.seal, salts };
  }

  people(): [Seat, Person][] {
    const people: [Seat, Person][] = [];
    for (const [i, seat] of this.seats.entries()) if (seat.kind === 'person') people.push([i, seat]);
    return people;
  }

  seatOf(player: string | undefined): Seat | undefined {
    const seat = this.seats.findIndex((seat) => seat.kind === 'person' && seat.player === player);
    return seat < 0 ? undefined : seat;
  }

  person(seat: Seat): Person {
    const person = this.seats[seat];
    if (person?.kind !== 'person') throw new Error(`nobody sits on seat ${seat}`);
    return person;
  }

  viewerOf(player: string | undefined): Viewer {
    return this.seatOf(player) ?? 'watcher';
  }

  seqOf(viewer: Viewer): number {
    return this.seqs[this.#rowOf(viewer)]!;
  }

  toldAtOf(viewer: Viewer): number {
    return this.toldAt[this.#rowOf(viewer)]!;
  }

  /** These were sent one more message. */
  tell(viewers: SeatSet, at: number): void {
    for (let seat = 0; seat < this.seats.length; seat++) if (has(viewers, seat)) this.#tellRow(seat, at);
    if ((viewers & bitOf('watcher')) !== 0) this.#tellRow(this.#rowOf('watcher'), at);
  }

  /** When something last happened that everybody may know of. */
  get lastShown(): number {
    return this.toldAtOf('watcher');
  }

  /** Whether players may ask for hints: as the host said, else wherever one person plays against bots. */
  get hasHints(): boolean {
    const isAlone = this.people().length === 1 && this.seats.every(({ kind }) => kind !== 'open');
    return this.opened.hints ?? isAlone;
  }

  get isEnded(): boolean {
    return this.status === 'over' || this.status === 'closed';
  }

  #tellRow(row: number, at: number): void {
    this.seqs[row]!++;
    this.toldAt[row] = at;
  }

  #rowOf(viewer: Viewer): number {
    return viewer === 'watcher' ? this.seats.length : viewer;
  }
}

export function sealOn(secret: string): Seal {
  return { commitment: hexOf(commitmentTo(bytesOf(secret))), secret };
}

export function seatFrom(kept: SeatKept): SeatNow {
  if (kept.kind !== 'person') return kept;
  return { ...kept, salt: null, missed: 0, owes: false, away: null, standIn: null };
}
