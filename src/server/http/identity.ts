import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceLabel } from '../people/device-label.ts';
import type { Holder, Player } from '../people/people-store.ts';
import type { Arrival, NewDevice, People } from '../people/people.ts';
import type { Addresses } from '../people/addresses.ts';
import { addressOf, type Limits } from './guard/limits.ts';
import { problemError } from '../../protocol/problems.ts';

const COOKIE = 'straws';
const A_YEAR = 365 * 24 * 60 * 60;
const GUEST = 'Guest';
/** Nobody has more; each has to be looked for. */
const MOST_COOKIES = 8;

/** Finds out who asks: by cookie from browsers, by bearer token from bots. */
export class Identity {
  readonly #people: People;
  readonly #limits: Limits;
  readonly #addresses: Addresses;
  readonly #isEncrypted: boolean;

  constructor(people: People, limits: Limits, addresses: Addresses, publicUrl: string | undefined) {
    this.#people = people;
    this.#addresses = addresses;
    this.#isEncrypted = publicUrl?.startsWith('https:') ?? false;
    this.#limits = limits;
  }

  /** Whoever it is, if anybody. */
  async who(request: FastifyRequest, reply: FastifyReply): Promise<Player | undefined> {
    return (await this.holder(request, reply))?.player;
  }

  /** Whoever it is, and by which key. A cookie that is used lasts for another year. */
  async holder(request: FastifyRequest, reply: FastifyReply): Promise<Holder | undefined> {
    const bearer = bearerOf(request);
    const found = bearer === undefined ? await this.#byCookie(request, reply) : await this.#people.holderOf(bearer);
    if (found === undefined && bearer !== undefined) throw problemError('unknown-player', 'Nobody has this token.');
    if (found === undefined) return undefined;
    this.#limits.player(found.player.id);
    this.#addresses.note(found.player.id, addressOf(request));
    return found;
  }

  async known(request: FastifyRequest, reply: FastifyReply): Promise<Holder> {
    const holder = await this.holder(request, reply);
    if (holder === undefined)
      throw problemError('unknown-player', 'Sit down at a table first, or ask for a token at /api/tokens.');
    return holder;
  }

  /** Whoever it is; somebody new becomes known, under this name. */
  async someone(request: FastifyRequest, reply: FastifyReply, name = GUEST): Promise<Player> {
    const player = await this.who(request, reply);
    if (player !== undefined) return player;
    this.#limits.newcomer(request);
    return this.welcome(request, reply, await this.#people.arrive(name, browserOf(request)));
  }

  /** From now on this browser is that player. */
  welcome(request: FastifyRequest, reply: FastifyReply, { player, token }: Arrival): Player {
    this.#addresses.note(player.id, addressOf(request));
    reply.header('set-cookie', this.#cookie(request, token, A_YEAR));
    return player;
  }

  farewell(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('set-cookie', this.#cookie(request, '', 0));
  }

  /** One that was set for another path or domain may come first, and be nobody's: the first good one counts. */
  async #byCookie(request: FastifyRequest, reply: FastifyReply): Promise<Holder | undefined> {
    for (const token of cookiesOf(request)) {
      const found = await this.#people.holderOf(token);
      if (found === undefined) continue;
      if (found.isFirstToday) reply.header('set-cookie', this.#cookie(request, token, A_YEAR));
      return found;
    }
    return undefined;
  }

  /** Out of reach of scripts and of other sites. */
  #cookie({ protocol }: FastifyRequest, token: string, seconds: number): string {
    const secure = this.#isEncrypted || protocol === 'https' ? '; Secure' : '';
    return `${COOKIE}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  }
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  const { authorization } = headers;
  if (authorization === undefined) return undefined;
  return /^Bearer ([\w-]{1,100})$/i.exec(authorization)?.[1] ?? '';
}

function cookiesOf({ headers }: FastifyRequest): string[] {
  const cookies = headers.cookie?.split(';').map((one) => one.trim()) ?? [];
  const own = cookies.filter((one) => one.startsWith(`${COOKIE}=`)).map((one) => one.slice(COOKIE.length + 1));
  return [...new Set(own)].filter((token) => /^[\w-]{1,100}$/.test(token)).slice(0, MOST_COOKIES);
}

/** What a key for this browser is made for. */
export function browserOf({ headers }: FastifyRequest): NewDevice {
  return { kind: 'cookie', label: deviceLabel(headers['user-agent']) };
}
