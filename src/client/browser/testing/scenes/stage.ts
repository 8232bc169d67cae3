import type { Page } from 'playwright-core';
import type { Thought } from '../../../../bots/answer.ts';
import { hmacSha256 } from '../../../../engine/chance/hmac.ts';
import { stacked, type Plan } from '../../../../engine/chance/stacked.ts';
import type { Deck } from '../../../../engine/deck.ts';
import type { AnyGame, Code } from '../../../../engine/game.ts';
import { Guest } from '../../../../server/testing/guest.ts';
import { testServer, type TestServer } from '../../../../server/testing/test-server.ts';
import type { Environment } from '../../../../table/environment.ts';
import { Proxy } from '../../../link/testing/proxy.ts';
import { BUILT_VERSION } from '../built-version.ts';
import type { Visit, Visitor, Visitors } from '../visitors.ts';

/** What is played, and with which cards. */
export interface Prepared {
  readonly game: AnyGame;
  readonly deck: Deck;
  readonly plan: Plan;
}

/** Cards and bots do as they were told beforehand; what was not told is left to the real shuffle, and bots wait. */
class Prompter {
  prepared: Prepared | null = null;
  readonly #told: Code[] = [];
  readonly #asking: { readonly answer: (thought: Thought) => void; readonly giveUp: (why: Error) => void }[] = [];

  readonly generator = {
    name: hmacSha256.name,
    from: (seed: Uint8Array) =>
      this.prepared === null ? hmacSha256.from(seed) : stacked(this.prepared.deck, this.prepared.plan),
  };

  readonly thinker = {
    think: () =>
      new Promise<Thought>((answer, giveUp) => {
        this.#asking.push({ answer, giveUp });
        this.#prompt();
      }),
  };

  /** The next bot that has to decide plays this. */
  tell(move: string): void {
    const { game } = this.prepared!;
    const parsed = game.parse(move);
    if (parsed === undefined) throw new Error(`${move} is no move`);
    this.#told.push(game.encode(parsed));
    this.#prompt();
  }

  /** A server does not stop while somebody thinks. */
  end(): void {
    for (const { giveUp } of this.#asking) giveUp(new Error('the scene is over'));
  }

  #prompt(): void {
    while (this.#asking.length > 0 && this.#told.length > 0)
      this.#asking.shift()!.answer({ code: this.#told.shift()! });
  }
}

/** A server of its own, a browser at it, and a line between them that can be cut. */
export class Stage {
  readonly server: TestServer;
  readonly line: Proxy;
  readonly prompter: Prompter;
  readonly #visitors: Visitors;
  readonly #here: Visitor[] = [];

  private constructor(server: TestServer, line: Proxy, prompter: Prompter, visitors: Visitors) {
    this.server = server;
    this.line = line;
    this.prompter = prompter;
    this.#visitors = visitors;
  }

  static async at(visitors: Visitors, environment: Partial<Environment> = {}, version = BUILT_VERSION): Promise<Stage> {
    const prompter = new Prompter();
    const { generator, thinker } = prompter;
    const server = await testServer({ environment: { generator, thinker, ...environment }, version });
    return new Stage(server, await Proxy.to(server.url), prompter, visitors);
  }

  guest(name: string): Promise<Guest> {
    return Guest.arrive(this.server.url, name);
  }

  pass(ms: number): Promise<void> {
    return this.server.environment.time.pass(ms);
  }

  /** Somebody in front of a screen, known to the server by that name, or not at all. */
  async come(name = '', visit: Visit = {}): Promise<Seen> {
    const visitor = await this.#visitors.come(this.line.url, {
      luck: this.#here.length,
      ...visit,
      settings: { name, ...visit.settings },
    });
    this.#here.push(visitor);
    await visitor.context.addInitScript(noteTimers, NOTEWORTHY);
    const seen = new Seen(visitor);
    if (name !== '') await seen.ok('PATCH', '/api/me', { name });
    return seen;
  }

  async close(): Promise<void> {
    for (const visitor of this.#here) await visitor.leave();
    this.line.close();
    this.prompter.end();
    await this.server.stop();
  }
}

/** The one whose screen is looked at; does by hand what the page need not do for the scene. */
export class Seen {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
    this.page = visitor.page;
    this.complaints = visitor.complaints;
  }

  async ok(method: string, path: string, data?: object): Promise<ReturnType<typeof JSON.parse>> {
    const answer = await this.#visitor.context.request.fetch(path, { method, ...(data !== undefined && { data }) });
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()} ${text}`);
    return text === '' ? null : JSON.parse(text);
  }

  newTab(): Promise<Page> {
    return this.#visitor.newTab();
  }

  /** Until nothing moves and nothing is to happen later. */
  async rest(): Promise<void> {
    await this.page.waitForFunction(isAtRest);
  }

  /** From now on nothing that shows for a while goes away. */
  async hold(): Promise<void> {
    await this.page.evaluate(callOffAll);
  }

  /** What begins from now on does not end by itself: a page shows what it would show for a moment. */
  async stopTime(): Promise<void> {
    await this.page.evaluate(swallowTimers, SHORTEST_PAUSE);
  }
}

/** Runs in the page. */
function swallowTimers(least: number): void {
  const page: Timed = globalThis;
  const { setTimeout, setInterval } = page;
  page.setTimeout = ((run: () => void, ms = 0) => (ms < least ? setTimeout(run, ms) : 0)) as typeof setTimeout;
  page.setInterval = ((run: () => void, ms = 0) => (ms < least ? setInterval(run, ms) : 0)) as typeof setInterval;
}

interface Timed {
  setTimeout: typeof setTimeout;
  setInterval: typeof setInterval;
  clearTimeout: typeof clearTimeout;
  callOffAll?: () => void;
  isAtRest?: () => boolean;
}

const NOTEWORTHY = 1000;
/** Shorter ones belong to the drawing of the page. */
const SHORTEST_PAUSE = 50;

/** Runs in the page before anything else: notes what is to happen later. */
function noteTimers(least: number): void {
  const page: Timed = globalThis;
  const pending: number[] = [];
  const once = new Set<number>();
  const { setTimeout, setInterval, clearTimeout } = page;
  page.setTimeout = ((run: () => void, ms = 0) => {
    const timer = Number(
      setTimeout(() => {
        once.delete(timer);
        run();
      }, ms),
    );
    once.add(timer);
    if (ms >= least) pending.push(timer);
    return timer;
  }) as typeof setTimeout;
  page.clearTimeout = ((timer: number) => {
    once.delete(timer);
    clearTimeout(timer);
  }) as typeof clearTimeout;
  page.setInterval = ((run: () => void, ms = 0) => {
    const timer = setInterval(run, ms);
    pending.push(Number(timer));
    return timer;
  }) as typeof setInterval;
  page.callOffAll = () => pending.forEach((timer) => page.clearTimeout(timer));
  page.isAtRest = () =>
    once.size === 0 &&
    document.querySelector('.stage[aria-busy=true]') === null &&
    document.getAnimations().every(({ playState }) => playState !== 'running');
}

function isAtRest(): boolean {
  const page: Timed = globalThis;
  return page.isAtRest?.() ?? false;
}

function callOffAll(): void {
  const page: Timed = globalThis;
  page.callOffAll?.();
}
