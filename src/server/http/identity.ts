import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Player } from '../people/people-store.ts';
import type { Arrival, People } from '../people/people.ts';
import type { Addresses } from '../people/addresses.ts';
import { addressOf, type Limits } from './guard/limits.ts';
import { problemError } from '../../protocol/problems.ts';

const COOKIE = 'straws';
const A_YEAR = 365 * 24 * 60 * 60;
const GUEST = 'Guest';

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
  async who(request: FastifyRequest): Promise<Player | undefined> {
    const bearer = bearerOf(request);
    const token = bearer ?? cookieOf(request);
    const player = token === undefined ? undefined : await this.#people.playerOf(token);
    if (player === undefined && bearer !== undefined) throw problemError('unknown-player', 'Nobody has this token.');
    if (player === undefined) return undefined;
    this.#limits.player(player.id);
    this.#addresses.note(player.id, addressOf(request));
    return player;
  }

  async known(request: FastifyRequest): Promise<Player> {
    const player = await this.who(request);
    if (player === undefined)
      throw problemError('unknown-player', 'Sit down at a table first, or ask for a token at /api/tokens.');
    return player;
  }

  /** Whoever it is; somebody new becomes known, under this name. */
  async someone(request: FastifyRequest, reply: FastifyReply, name = GUEST): Promise<Player> {
    const player = await this.who(request);
    if (player !== undefined) return player;
    this.#limits.making(request);
    return this.welcome(request, reply, await this.#people.arrive(name));
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

function cookieOf({ headers }: FastifyRequest): string | undefined {
  const cookies = headers.cookie?.split(';').map((one) => one.trim()) ?? [];
  const own = cookies.find((one) => one.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  return own !== undefined && /^[\w-]{1,100}$/.test(own) ? own : undefined;
}
