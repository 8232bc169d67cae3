import type { FastChance } from '../../src/engine/chance/fast.ts';
import { PHRASES } from '../../src/protocol/table.ts';
import type { Events } from '../../src/server/testing/events.ts';
import type { Guest } from '../../src/server/testing/guest.ts';
import { isAsked, questionIn } from '../../src/server/testing/party.ts';
import type { Club } from './club.ts';

/** One in so many. */
const SAYS = 12;
const WANTS_HINT = 15;
const RELOADS = 25;
/** How long somebody waits for others, in minutes. */
const LONGEST_WAIT = 3;

/** Somebody at a table, or beside it, with a page open. */
export class Sitting {
  readonly #club: Club;
  readonly #guest: Guest;
  readonly #chance: FastChance;
  readonly table: string;
  #events: Events | undefined;
  #answered = 0;

  constructor(club: Club, guest: Guest, table: string, chance: FastChance) {
    this.#club = club;
    this.#guest = guest;
    this.table = table;
    this.#chance = chance;
  }

  /** Answers so many questions, or to the end. Whether that has come. */
  async play(most: number): Promise<boolean> {
    for (let made = 0; made < most; made++) {
      const events = await this.#until((heard) => isOver(heard) || this.#isAskedAnew(heard));
      if (events === undefined || isOver(events)) return this.#leave(events !== undefined);
      await this.#answer(events);
      if (this.#chance.below(RELOADS) === 0) this.close();
    }
    return this.#leave(false);
  }

  /** Looks on for a while. */
  async watch(minutes: number): Promise<void> {
    await this.#until(() => false, minutes);
    this.close();
  }

  /** The page is closed, as people do: without a word. */
  close(): void {
    this.#events?.close();
    this.#events = undefined;
  }

  #leave(isOverNow: boolean): boolean {
    this.close();
    return isOverNow;
  }

  async #answer(events: Events): Promise<void> {
    const { ask, moves } = questionIn(events);
    this.#answered = ask;
    if (this.#chance.below(WANTS_HINT) === 0) await this.#do('hint');
    if (this.#chance.below(SAYS) === 0) await this.#do('phrases', { phrase: this.#one(PHRASES) });
    await this.#do('moves', { ask, move: this.#one(moves) });
  }

  #isAskedAnew(events: Events): boolean {
    return isAsked(events) && events.latest!.ask!.id !== this.#answered;
  }

  async #do(what: string, body?: object): Promise<void> {
    const path = `/api/tables/${this.table}/${what}`;
    if ((await this.#club.ask(this.#guest, 'POST', path, body)) !== undefined) this.#club.done(what);
  }

  /** Listens again whenever a stream ends; nothing if nobody may listen here, or everybody has to go. */
  async #until(holds: (events: Events) => boolean, patience = LONGEST_WAIT): Promise<Events | undefined> {
    const timer = setTimeout(() => this.close(), this.#club.real(patience));
    try {
      return await this.#heard(holds);
    } finally {
      clearTimeout(timer);
    }
  }

  async #heard(holds: (events: Events) => boolean): Promise<Events | undefined> {
    while (!this.#club.isClosing) {
      const events = (this.#events ??= await this.#listen());
      if (events === undefined) return undefined;
      await events.until((heard) => heard.isClosed || holds(heard));
      if (holds(events)) return events;
      if (this.#events !== events) return undefined;
      this.#events = undefined;
    }
    return undefined;
  }

  async #listen(): Promise<Events | undefined> {
    try {
      const events = await this.#guest.at(this.#club.url).listen(this.table);
      this.#club.closing.addEventListener('abort', () => events.close(), { once: true });
      if (this.#club.isClosing) events.close();
      this.#club.done('streams');
      return events;
    } catch (error) {
      const { message } = error as Error;
      if (!/answered 4/.test(message)) this.#club.wrong.push(message);
      return undefined;
    }
  }

  #one<T>(things: readonly T[]): T {
    return things[this.#chance.below(things.length)]!;
  }
}

/** Messages name the table only where it has changed. */
function isOver({ received }: Events): boolean {
  const told = received.findLast(({ data }) => data.includes('"table":{'));
  const status: string | undefined = told && JSON.parse(told.data).table?.status;
  return status === 'over' || status === 'closed';
}
