import type { MatchRecord } from '../../engine/record/record.ts';
import { LONGEST_NAME, plainName } from '../../protocol/name.ts';
import type { OpenTable, TakeSeat } from '../../protocol/requests.ts';
import type { Phrase, Snapshot } from '../../protocol/table.ts';
import type { Listener } from '../../table/awake.ts';
import { gamesDescribed } from '../../table/games-described.ts';
import { House } from '../../table/house.ts';
import { listedOf } from '../../table/listed.ts';
import type { Visitor } from '../../table/people.ts';
import type { Store } from '../../table/store.ts';
import type { BotLevel, Games, ListedTable, Moved, Player, TableWish } from '../link/link.ts';
import type { Ear } from './ear.ts';
import { LocalMeans } from './local-means.ts';
import type { Calls } from './messages.ts';
import { linkError, okOf } from './problem.ts';
import { YOU } from './you.ts';

const GUEST = 'Guest';

/**
 * Holds the person's seat: nobody else waits at these tables, so that whoever looks away, or comes back another day, is not
 * away and no stand-in plays on.
 */
const SEAT_HOLDER: Listener = { player: YOU, send: () => true, end: () => undefined };

/** Tables are kept here, and so is the person's name. */
export interface LocalStore extends Store {
  name(): Promise<string | undefined>;
  keepName(name: string): Promise<void>;
}

/** The same tables as a server's, for one person alone. */
export class LocalTables implements Calls {
  readonly means: LocalMeans;
  readonly #store: LocalStore;
  readonly #house: House;

  constructor(store: LocalStore) {
    this.#store = store;
    this.means = new LocalMeans(store);
    this.#house = new House(this.means);
  }

  async begin(): Promise<void> {
    await this.#house.begin();
    for (const id of await this.#store.running()) await this.#holdSeat(id);
  }

  stop(): Promise<void> {
    return this.#house.stop();
  }

  async me(): Promise<Player | null> {
    const name = await this.#store.name();
    return name === undefined ? null : { id: YOU, name };
  }

  async rename(wished: string): Promise<Player> {
    const name = plainName(wished);
    if (name === '') throw linkError('bad-request', 'body.name: must not be empty');
    if (name.length > LONGEST_NAME)
      throw linkError('bad-request', `body.name: must be at most ${LONGEST_NAME} characters`);
    await this.#store.keepName(name);
    return { id: YOU, name };
  }

  async games(): Promise<Games> {
    return gamesDescribed(this.means.games);
  }

  async mine(): Promise<ListedTable[]> {
    return (await this.#house.tablesOf(YOU)).map(listedOf);
  }

  async open(wish: TableWish): Promise<Snapshot> {
    const snapshot = okOf(await this.#house.open(await this.#visitor(), wholeWish(wish)));
    await this.#holdSeat(snapshot.table.id);
    return snapshot;
  }

  async look(table: string): Promise<Snapshot> {
    return okOf(await this.#house.look(await this.#idOf(table), YOU));
  }

  async sit(table: string, wish: TakeSeat): Promise<Snapshot> {
    okOf(await this.#house.sit(await this.#idOf(table), await this.#visitor(), wish));
    return this.look(table);
  }

  async setSeat(table: string, seat: number, bot: BotLevel | null): Promise<void> {
    okOf(await this.#house.setSeat(await this.#idOf(table), YOU, seat, bot));
  }

  async leave(table: string): Promise<void> {
    okOf(await this.#house.leave(await this.#idOf(table), YOU));
  }

  async start(table: string, fill?: BotLevel): Promise<void> {
    okOf(await this.#house.start(await this.#idOf(table), YOU, fill));
  }

  async reveal(table: string, salt: string): Promise<void> {
    okOf(await this.#house.reveal(await this.#idOf(table), YOU, salt));
  }

  async move(table: string, ask: number, move: string): Promise<Moved> {
    return okOf(await this.#house.act(await this.#idOf(table), YOU, { ask, move }));
  }

  async say(table: string, phrase: Phrase): Promise<void> {
    okOf(await this.#house.say(await this.#idOf(table), YOU, phrase));
  }

  async mute(table: string, seat: number, muted: boolean): Promise<void> {
    okOf(await this.#house.mute(await this.#idOf(table), YOU, seat, muted));
  }

  async rematch(table: string): Promise<Snapshot> {
    const next = okOf(await this.#house.rematch(await this.#idOf(table), YOU));
    await this.#holdSeat(next);
    return this.look(next);
  }

  async record(table: string): Promise<MatchRecord> {
    return okOf(await this.#house.record(await this.#idOf(table), YOU));
  }

  /** Answers with what ends it. */
  async listen(table: string, ear: Ear, after: number | undefined): Promise<() => void> {
    const first = (snapshot: Snapshot): void => ear.snapshot(snapshot);
    const hangUp = okOf(await this.#house.listen(await this.#idOf(table), ear, after, first));
    ear.open();
    return () => hangUp(true);
  }

  async #visitor(): Promise<Visitor> {
    return { id: YOU, name: (await this.#store.name()) ?? GUEST };
  }

  async #holdSeat(id: string): Promise<void> {
    await this.#house.listen(id, SEAT_HOLDER, undefined, () => undefined);
  }

  #idOf(idOrCode: string): Promise<string> {
    return this.#house.idOf(idOrCode);
  }
}

function wholeWish(wish: TableWish): OpenTable {
  const { options = {}, clock = 'none', watching = true } = wish;
  return { ...wish, options, clock, public: wish.public ?? false, watching };
}
