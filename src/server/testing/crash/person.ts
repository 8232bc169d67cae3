import { setTimeout } from 'node:timers/promises';
import type { FastChance } from '../../../engine/chance/fast.ts';
import type { TableCard } from '../../../protocol/table.ts';
import type { Guest } from '../guest.ts';
import type { Book } from './acknowledged.ts';
import type { Courtesy } from './courtesy.ts';
import { Hearing } from './hearing.ts';
import { Salts } from './salts.ts';
import { Violation, type Line, type Reply } from './line.ts';
import { Mind, type Wish } from './mind.ts';
import type { Fleet } from './fleet.ts';
import type { Mischief } from './mischief.ts';

/** In milliseconds: longer than a process stands still. */
const HEARD_WITHIN = 60_000;

/** Why somebody may not choose otherwise any more. */
const IN_VAIN = ['stale', 'not-playing', 'too-fast'] as const;

export interface World {
  readonly fleet: Fleet;
  readonly line: Line;
  readonly book: Book;
  readonly mischief: Mischief;
}

/** What somebody is like, match after match. */
export interface Somebody {
  readonly guest: Guest;
  readonly seat: number;
  readonly chance: FastChance;
  readonly isPatient: boolean;
  /** The same for all at a table. */
  readonly courtesy: Courtesy;
  readonly salt: 'none' | 'revealed' | 'withheld';
}

/** Plays one match on one seat over the network. */
export class Person {
  readonly who: Somebody;
  readonly hearing: Hearing;
  readonly salts: Salts;
  /** What was asked of the salts in vain: too late, or on purpose. */
  #declined: string | undefined;
  /** Changes of secret choices that were refused: too late, or too many in too short a time. */
  late = 0;
  /** Moves that were acknowledged at another attempt than the first. */
  readonly repeated: { readonly seq: number; readonly askedAt: number }[] = [];
  readonly #world: World;
  readonly #mind: Mind;
  /** The message that shows the last move. */
  #shownIn = 0;

  constructor(world: World, who: Somebody, table: string, salt: string | undefined) {
    this.#world = world;
    this.who = who;
    this.salts = new Salts(salt);
    this.hearing = new Hearing(world.line, who.guest, table);
    this.#mind = new Mind(who.chance, who.isPatient);
  }

  async play(): Promise<void> {
    await Promise.all([this.hearing.listen(), this.#decide()]);
  }

  async #decide(): Promise<void> {
    const { hearing } = this;
    while (!hearing.isOver) {
      const { latest, card } = hearing;
      const wish = latest === undefined ? undefined : this.#mind.wish(latest);
      const wanted = this.salts.wantedBy(card, this.who.seat);
      if (wanted !== undefined && this.#declined !== `${wanted} ${card!.commitment}`) await this.#seal(wanted, card!);
      else if (wish === undefined) await this.#wait();
      else await this.#make(wish);
    }
    this.who.courtesy.isSure(this);
  }

  #wait(): Promise<void> {
    const { hearing, who } = this;
    if (hearing.messages.length >= this.#shownIn) who.courtesy.isSure(this);
    return hearing.more();
  }

  /** Every other time whoever chooses last is in a hurry, and changes come too late. */
  async #beCourteous(): Promise<void> {
    const { courtesy, isPatient, chance } = this.who;
    if (!isPatient) courtesy.isUnsure(this);
    else if (chance.below(2) === 0) await courtesy.untilAllAreSure();
  }

  async #seal(wanted: 'commit' | 'reveal', { commitment }: TableCard): Promise<void> {
    this.#declined = `${wanted} ${commitment}`;
    if (wanted === 'commit') await this.#commit();
    else if (this.who.salt === 'revealed') await this.#reveal();
  }

  /** If the server was down for too long the deck has been sealed anew, or the match has begun. */
  async #reveal(): Promise<void> {
    const salt = this.salts.salt!;
    this.salts.sent.push(salt);
    const reply = await this.#post('salt', { salt });
    if (reply.status === 204) this.salts.given.push(salt);
    else if (!isProblem(reply, 'not-starting') && !isProblem(reply, 'bad-salt')) throw this.#wrong('a salt', reply);
  }

  async #commit(): Promise<void> {
    this.salts.salt = Salts.draw();
    const reply = await this.#post('seats', { commitment: Salts.commitmentTo(this.salts.salt) });
    if (reply.status !== 200 && !isProblem(reply, 'not-starting')) throw this.#wrong('a commitment', reply);
  }

  async #make(wish: Wish): Promise<void> {
    const { ask, move, isChange } = wish;
    await this.#beCourteous();
    const reply = await this.#post('moves', { ask, move });
    if (reply.status === 200) return this.#acknowledged(wish, reply);
    if (isChange && IN_VAIN.some((problem) => isProblem(reply, problem))) return void this.late++;
    // the same move again is answered as before, unless somebody else has decided
    if (reply.status !== 409 || !(await this.#isDecided(ask))) throw this.#wrong(`${ask} ${move}`, reply);
    this.#mind.settled(wish);
  }

  /** Whether a stand-in has decided: who was told so by one server may hear of it from another a little later. */
  async #isDecided(ask: number): Promise<boolean> {
    const { hearing } = this;
    const end = performance.now() + HEARD_WITHIN;
    while (!hearing.isOver && hearing.latest?.ask?.id === ask && performance.now() < end)
      await Promise.race([hearing.more(), setTimeout(HEARD_WITHIN, undefined, { ref: false })]);
    return hearing.wasStoodInFor;
  }

  #acknowledged({ ask, move }: Wish, reply: Reply): void {
    const { book, mischief } = this.#world;
    const answer: { ask: number; move: string; seq: number } = JSON.parse(reply.text);
    if (answer.ask !== ask || answer.move !== move) throw this.#wrong(`${ask} ${move}`, reply);
    book.write({ table: this.hearing.table, seat: this.who.seat, ask, move, seq: answer.seq });
    if (reply.attempts > 1) this.repeated.push({ seq: answer.seq, askedAt: reply.askedAt });
    this.#mind.settled({ ask, move });
    this.#shownIn = answer.seq;
    mischief.acknowledged();
  }

  #post(what: string, body: object): Promise<Reply> {
    const { line, mischief } = this.#world;
    return line.call(this.who.guest, 'POST', `/api/tables/${this.hearing.table}/${what}`, body, () => mischief.sent());
  }

  #wrong(what: string, { status, text, attempts }: Reply): Violation {
    const where = `table ${this.hearing.table}, seat ${this.who.seat}`;
    return new Violation(`${where}: ${what} was answered ${status} ${text} (attempt ${attempts})`);
  }
}

export function isProblem({ status, text }: Reply, kind: string): boolean {
  return status >= 400 && JSON.parse(text).type.endsWith(`#${kind}`);
}
