import type { Chance } from '../../engine/chance/chance.ts';
import { hmacSha256 } from '../../engine/chance/hmac.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import type { Seat, Viewer } from '../../engine/seats.ts';
import type { Clock, Snapshot } from '../../protocol/table.ts';
import { MemoryStore } from '../../table/store/memory-store.ts';
import type { Store } from '../../table/store/store.ts';
import type { Kept } from './stores.ts';
import type { Events } from './events.ts';
import { Guest } from './guest.ts';
import { QuickCalls, type QuickAnswer } from './quick-calls.ts';
import { testServer, type TestServer } from './test-server.ts';
import { wrongRequests } from './wrong-requests.ts';

export interface MadeMove {
  readonly seat: Seat;
  /** In the game's notation, or `mute` and a seat, which is a secret too. */
  readonly move: string;
}

/** How chance falls, and what the players do, step by step; at some steps perhaps nobody does anything. */
export interface World {
  readonly chance: () => Chance;
  readonly madeMoves: readonly (MadeMove | null)[];
}

/** What two worlds have in common. */
export interface Scene {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly viewer: Viewer;
  readonly clock?: Clock;
  /** How many moves that are not offered the viewer tries at each step: others each time. */
  readonly tries: number;
  /** How long the table is left alone at the end. */
  readonly silence?: number;
  readonly store?: () => Store;
}

/** Something that the viewer was sent. */
export interface Witnessed {
  readonly what: string;
  readonly text: string;
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dora', 'Emil', 'Fay'];
const BETWEEN_STEPS = 7000;
const STEPS_BETWEEN_ERRORS = 10;
const TRIES_AT_ONCE = 10;

/** Plays the scene over HTTP in one world: every byte after the headers that reaches the viewer, in order. */
export async function witnessed(scene: Scene, world: World, kept?: Kept): Promise<Witnessed[]> {
  const generator = { name: hmacSha256.name, from: world.chance };
  const store = scene.store?.() ?? new MemoryStore();
  const environment = { games: [scene.game], generator };
  const server = await (kept?.server?.({ environment }) ?? testServer({ environment: { ...environment, store } }));
  try {
    const witness = await Witness.at(server, scene);
    for (const made of world.madeMoves) await witness.step(made);
    await witness.finish();
    if (server.environment.failures.length > 0) throw new AggregateError(server.environment.failures, 'a duty failed');
    return witness.seen;
  } finally {
    await server.stop();
  }
}

class Witness {
  readonly seen: Witnessed[] = [];
  readonly #scene: Scene;
  readonly #server: TestServer;
  readonly #table: string;
  readonly #seated: readonly Guest[];
  readonly #viewer: Guest;
  readonly #calls: QuickCalls;
  readonly #events: Events;
  /** The question that the viewer would answer now. */
  #nextAsk = 1;
  #step = 0;
  #heard = 0;
  #lastMove = 'none';

  private constructor(server: TestServer, scene: Scene, party: Party, viewer: Guest, events: Events) {
    this.#server = server;
    this.#scene = scene;
    this.#table = party.table;
    this.#seated = party.seated;
    this.#viewer = viewer;
    this.#calls = new QuickCalls(viewer.url, viewer.headersWith({}));
    this.#events = events;
  }

  /** Everybody sits down and listens, and the match begins. */
  static async at(server: TestServer, scene: Scene): Promise<Witness> {
    const watcher = await Guest.arrive(server.url, 'Wanda');
    const party = await sitDown(server, scene);
    const viewer = scene.viewer === 'watcher' ? watcher : party.seated[scene.viewer]!;
    const events = await viewer.listen(party.table);
    // whoever does not listen would be away soon
    for (const guest of party.seated) if (guest !== viewer) await guest.listen(party.table);
    const witness = new Witness(server, scene, party, viewer, events);
    await witness.#begin();
    return witness;
  }

  async #begin(): Promise<void> {
    await this.#seated[0]!.ok('POST', this.#path('/start'), {});
    await this.#server.environment.time.pass(0);
    await this.#look();
  }

  async step(made: MadeMove | null): Promise<void> {
    this.#step++;
    if (made !== null) await this.#do(made);
    await this.#look();
    await this.#server.environment.time.pass(BETWEEN_STEPS);
  }

  async #do({ seat, move }: MadeMove): Promise<void> {
    if (move.startsWith('mute ')) return this.#mute(seat, Number(move.slice(-1)));
    const { ask } = await this.#seated[seat]!.look(this.#table);
    const answer = await this.#seated[seat]!.move(this.#table, ask!.id, move);
    if (answer.status !== 200) throw new Error(`seat ${seat}, ${move}: ${answer.text}`);
    if (seat !== this.#scene.viewer) return;
    this.#note(move, answer.text);
    this.#lastMove = move;
    this.#nextAsk = ask!.id + 1;
  }

  #mute(by: Seat, seat: Seat): Promise<void> {
    return this.#seated[by]!.ok('POST', this.#path('/mutes'), { seat, muted: true });
  }

  /** Asks for all that can be asked for, and what came over the stream since the last look. */
  async #look(): Promise<void> {
    const { seq, ask } = await this.#hear();
    if (ask !== null) this.#nextAsk = ask.id;
    await this.#ask('GET', '/api/tables');
    await this.#ask('GET', '/api/me/tables');
    if (this.#scene.tries > 0) await this.#tryMoves(ask);
    if (this.#step % STEPS_BETWEEN_ERRORS === 0) await this.#lookEverywhere(seq);
  }

  async #lookEverywhere(seq: number): Promise<void> {
    for (const { method, path, body } of wrongRequests(this.#nextAsk, this.#lastMove))
      await this.#ask(method, this.#path(path), body);
    for (const after of [0, Math.floor(seq / 2), undefined]) await this.#listenAgain(after, seq);
  }

  async #hear(): Promise<Snapshot> {
    const snapshot: Snapshot = JSON.parse((await this.#ask('GET', this.#path(''))).text);
    const { received } = await upTo(this.#events, snapshot.seq);
    this.#note('messages', JSON.stringify(received.slice(this.#heard)));
    this.#heard = received.length;
    return snapshot;
  }

  async #tryMoves(ask: Snapshot['ask']): Promise<void> {
    const { game, tries } = this.#scene;
    const offers = (ask?.things ?? []).flatMap((thing) => ('moves' in thing ? thing.moves : []));
    const offered = new Set(offers.map(({ move }) => move));
    const texts = textsOf(game);
    const stride = Math.ceil(texts.length / tries);
    const tried = texts.filter((text, i) => i % stride === this.#step % stride && !offered.has(text));
    for (let i = 0; i < tried.length; i += TRIES_AT_ONCE) await this.#tryAll(tried.slice(i, i + TRIES_AT_ONCE));
  }

  async #tryAll(moves: readonly string[]): Promise<void> {
    const ask = this.#nextAsk;
    const answers = await Promise.all(
      moves.map((move) => this.#calls.call('POST', this.#path('/moves'), { ask, move })),
    );
    for (const [i, { status, text }] of answers.entries()) this.#note(`refusal of ${moves[i]}`, `${status} ${text}`);
  }

  /** The whole stream, from the very first byte. */
  async finish(): Promise<void> {
    if (this.#scene.silence !== undefined) await this.#keepSilent(this.#scene.silence);
    else await this.#lookEverywhere((await this.#hear()).seq);
    // what comes over the stream after this was sent after all the rest
    await this.#seated[0]!.call('POST', this.#path('/phrases'), { phrase: 'thanks' });
    await this.#hear();
    // of the heartbeats after the last message some may still be under way
    this.#calls.close();
    this.#note('stream', this.#events.text.replace(/(?::\n\n)+$/, ''));
  }

  /** When the match is closed the record tells everything, so nothing else is asked. */
  async #keepSilent(ms: number): Promise<void> {
    await this.#server.environment.time.pass(ms);
    await this.#hear();
    await this.#ask('GET', '/api/me/tables');
  }

  async #listenAgain(after: number | undefined, seq: number): Promise<void> {
    const events = await this.#viewer.listen(this.#table, after);
    await upTo(events, seq);
    this.#note(`stream after ${after ?? 'nothing'}`, events.text);
    events.close();
  }

  async #ask(method: string, path: string, body?: unknown): Promise<QuickAnswer> {
    const answer = await this.#calls.call(method, path, body);
    this.#note(`${method} ${path.replace(this.#table, ':table')}`, `${answer.status} ${answer.text}`);
    return answer;
  }

  #note(what: string, text: string): void {
    this.seen.push({ what: `step ${this.#step}: ${what}`, text });
  }

  #path(rest: string): string {
    return `/api/tables/${this.#table}${rest}`;
  }
}

const textsOfGames = new WeakMap<AnyGame, readonly string[]>();

function textsOf(game: AnyGame): readonly string[] {
  const texts = textsOfGames.get(game) ?? game.allMoves.map((move) => game.format(move));
  textsOfGames.set(game, texts);
  return texts;
}

interface Party {
  readonly table: string;
  readonly seated: readonly Guest[];
}

async function sitDown({ url }: TestServer, { game, seats, options, clock = 'relaxed' }: Scene): Promise<Party> {
  const seated: Guest[] = [];
  for (const name of NAMES.slice(0, seats)) seated.push(await Guest.arrive(url, name));
  const wished = seated.map((_, i) => (i === 0 ? 'me' : 'open'));
  const { table } = await seated[0]!.open({ game: game.id, seats: wished, options, clock, public: true });
  for (const guest of seated.slice(1)) await guest.ok('POST', `/api/tables/${table.id}/seats`, {});
  return { table: table.id, seated };
}

function upTo(events: Events, seq: number): Promise<Events> {
  return events.until(({ received }) => (received.at(-1)?.id ?? 0) >= seq);
}
