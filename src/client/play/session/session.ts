import type { Hello, Message, Phrase, Snapshot, TableCard } from '../../../protocol/table.ts';
import type { ProblemError } from '../../../protocol/problem-error.ts';
import { NoConnection, type BotLevel, type Connection, type Link, type Moved } from '../../link/link.ts';
import { ConnectionNews, WORTH_TELLING } from './connection.ts';

/** How a table stands, as the screen shows it. A new object whenever something changed. */
export interface TableState {
  readonly connection: Connection;
  readonly table: TableCard;
  readonly you: number | null;
  readonly waiting: readonly number[];
  readonly until: number | null;
  readonly view: unknown;
  readonly ask: Snapshot['ask'];
  readonly muted: readonly number[];
  /** The move that was sent and is not in the view yet. */
  readonly sent: { readonly ask: number; readonly move: string } | null;
  /** Milliseconds that the server's clock is ahead of ours. */
  readonly ahead: number;
  readonly version: string;
  /** When the table said this, and when it said hello last, by its own clock. */
  readonly at: number;
  readonly since: number;
}

export type StateListener = (state: TableState, message: Message | null) => void;

/** Somebody at a table: hears what happens, keeps what it comes to, and says what is to be done. */
export class Session {
  readonly id: string;
  readonly link: Link;
  /** What is to be told of the connection. */
  readonly net = new ConnectionNews();
  #state: TableState | null = null;
  #hello = { version: '', ahead: 0, since: 0 };
  #connection: Connection = 'connecting';
  #problem: ProblemError | null = null;
  readonly #watchers = new Set<StateListener>();
  readonly #problemWatchers = new Set<() => void>();
  readonly #hangUp: () => void;
  #isClosed = false;

  constructor(link: Link, id: string) {
    this.link = link;
    this.id = id;
    this.#hangUp = link.listen(id, {
      hello: (hello) => this.#greeted(hello),
      snapshot: (snapshot) => this.#take(snapshot, snapshot.table, snapshot.muted, null),
      message: (message) => this.#hear(message),
      connection: (now) => this.#connected(now),
      refused: (error) => this.#refused(error),
    });
  }

  get state(): TableState | null {
    return this.#state;
  }

  get problem(): ProblemError | null {
    return this.#problem;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Tells of every change; answers with what ends it. */
  watch(watcher: StateListener): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** Tells when the stream is refused for good, perhaps before anything could be shown. */
  watchProblem(watcher: () => void): () => void {
    this.#problemWatchers.add(watcher);
    return () => void this.#problemWatchers.delete(watcher);
  }

  close(): void {
    this.#isClosed = true;
    this.#hangUp();
    this.#problemWatchers.clear();
    this.#watchers.clear();
    this.net.end();
  }

  /**
   * Sends a move, again and again as long as the question stands: the same answer to the same question is made once.
   * Nothing comes back if the table went on before an answer came: it tells by itself what became of the question.
   */
  async move(move: string): Promise<Moved | undefined> {
    const ask = this.#state?.ask?.id;
    if (ask === undefined || this.#state === null) return undefined;
    const isWanted = (): boolean => !this.#isClosed && this.#state?.ask?.id === ask;
    this.#change({ sent: { ask, move } });
    const timer = setTimeout(() => this.net.waiting(isWanted()), WORTH_TELLING);
    try {
      return await this.link.move(this.id, ask, move, isWanted);
    } catch (error) {
      if (error instanceof NoConnection && !isWanted()) return undefined;
      if (this.#state.sent?.ask === ask) this.#change({ sent: null });
      throw error;
    } finally {
      clearTimeout(timer);
      this.net.waiting(false);
    }
  }

  say(phrase: Phrase): Promise<void> {
    return this.link.say(this.id, phrase);
  }

  start(fill?: BotLevel): Promise<void> {
    return this.link.start(this.id, fill);
  }

  /** A stream that goes on where it was brings nothing else to tell of it. */
  #greeted({ version, now }: Hello): void {
    this.#hello = { version, ahead: now - Date.now(), since: now };
    this.#change(this.#hello);
  }

  #hear(message: Message): void {
    const muted = message.news.reduce<readonly number[]>((all, one) => {
      if (one.type !== 'muted') return all;
      const others = all.filter((seat) => seat !== one.seat);
      return one.muted ? [...others, one.seat] : others;
    }, this.#state?.muted ?? []);
    const table = message.table ?? this.#state?.table;
    if (table !== undefined) this.#take(message, table, muted, message);
  }

  #take(told: Snapshot | Message, table: TableCard, muted: readonly number[], message: Message | null): void {
    const { at, you, waiting, until, view, ask } = told;
    const sent = this.#state?.sent ?? null;
    this.#state = {
      connection: this.#connection,
      ...this.#hello,
      at,
      table,
      you,
      waiting,
      until,
      view,
      ask,
      muted,
      sent: sent !== null && sent.ask === ask?.id ? sent : null,
    };
    if (this.#state.sent === null) this.net.waiting(false);
    this.#tell(message);
    const isBefore = table.status === 'open' || table.status === 'starting';
    // alone nobody has to be trusted, and the worker sees to salts
    if (isBefore && this.link.isOnline) void this.#hearOfSeal(table, you);
  }

  /** Without asking the person: seals that are shown are kept, and the salt is given that was promised under them. */
  async #hearOfSeal(table: TableCard, you: number | null): Promise<void> {
    try {
      const { hearOfSeal } = await import('../proof/giving.ts');
      await hearOfSeal(this, table, you);
    } catch {
      // a match without this salt is still a match; the record tells that it is missing
    }
  }

  #connected(now: Connection): void {
    this.#connection = now;
    this.#change({ connection: now });
  }

  #refused(error: ProblemError): void {
    this.#problem = error;
    for (const watcher of this.#problemWatchers) watcher();
  }

  #change(change: Partial<TableState>): void {
    if (this.#state === null) return;
    this.#state = { ...this.#state, ...change };
    this.#tell(null);
  }

  #tell(message: Message | null): void {
    if (this.#state === null) return;
    this.net.hear(this.#connection, this.#hello.since, message);
    for (const watcher of this.#watchers) watcher(this.#state, message);
  }
}
