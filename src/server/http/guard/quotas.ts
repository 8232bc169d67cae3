import type { FastifyRequest } from 'fastify';
import { problemError } from '../../../protocol/problems.ts';
import type { Snapshot, TableCard } from '../../../protocol/table.ts';
import type { Tables } from '../../../table/tables.ts';
import type { Settings } from '../../settings.ts';
import { claimed } from '../../store/claimed.ts';
import { addressOf } from './limits.ts';
import { Origins } from './origins.ts';
import type { Sharing } from './sharing.ts';

const TRY_AGAIN = 60;
/** So many tables may be remembered before those that have ended are looked for. */
const REMEMBERED = 1000;
/** How long another process may take to do what the same player or address has asked it for. */
const TURN = { every: 20, within: 3000 };

/** How many tables anybody may have that have not ended, opened at whichever process. Which address opened which is forgotten with the last of them. */
export class Quotas {
  readonly #tables: Pick<Tables, 'tablesOf' | 'running'>;
  readonly #sharing: Sharing;
  readonly #perPlayer: number;
  readonly #perAddress: number;
  readonly #openedFrom: Origins;
  #lookAt = REMEMBERED;
  /** By player or address: what they have asked for is done one after the other, or many at once would all be let in. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(tables: Pick<Tables, 'tablesOf' | 'running'>, settings: Settings, sharing: Sharing) {
    const most = (quota: number): number => (quota === 0 || settings.rateLimit === 0 ? Infinity : quota);
    this.#tables = tables;
    this.#sharing = sharing;
    this.#openedFrom = new Origins('origins', sharing);
    this.#perPlayer = most(settings.tablesPerPlayer);
    this.#perAddress = most(settings.tablesPerAddress);
  }

  /** Somebody opens a table. */
  opening(request: FastifyRequest, player: string, open: () => Promise<Snapshot>): Promise<Snapshot> {
    if (this.#perAddress === Infinity) return this.sitting(player, open);
    const address = addressOf(request);
    return this.#inTurn(address, () =>
      this.sitting(player, async () => {
        await this.#refuseAddress(address);
        const opened = await open();
        // before another process has its turn
        await this.#openedFrom.set(opened.table.id, address);
        return opened;
      }),
    );
  }

  /** Somebody takes a seat where they have none. */
  sitting<T>(player: string, sit: () => Promise<T>): Promise<T> {
    if (this.#perPlayer === Infinity) return sit();
    return this.#inTurn(`player ${player}`, async () => {
      await this.#refusePlayer(player);
      return sit();
    });
  }

  async #refusePlayer(player: string): Promise<void> {
    const sitsAt = (await this.#tables.tablesOf(player)).filter(({ card }) => isPlaying(card, player));
    if (sitsAt.length >= this.#perPlayer)
      throw tooMany(`You sit at ${sitsAt.length} tables that have not ended: finish or leave one of them first.`);
  }

  async #refuseAddress(address: string): Promise<void> {
    if (this.#openedFrom.size >= this.#lookAt || this.#openedFrom.countOf(address) >= this.#perAddress)
      await this.#forgetEnded();
    const count = this.#openedFrom.countOf(address);
    if (count >= this.#perAddress)
      throw tooMany(`${count} tables that have not ended were opened from your network: finish one of them first.`);
  }

  async #forgetEnded(): Promise<void> {
    const { tables } = this.#openedFrom;
    const running = new Set(await this.#tables.running());
    for (const table of tables) if (!running.has(table)) this.#openedFrom.forget(table);
    this.#lookAt = Math.max(REMEMBERED, this.#openedFrom.size * 2);
  }

  #inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(key) ?? Promise.resolve()).then(() => this.#alone(key, work));
    const over: Promise<void> = turn.then(noMore, noMore).then(() => {
      if (this.#turns.get(key) === over) this.#turns.delete(key);
    });
    this.#turns.set(key, over);
    return turn;
  }

  /** While no other process does something for the same player or address. */
  async #alone<T>(key: string, work: () => Promise<T>): Promise<T> {
    const release = await claimed(this.#sharing, key, TURN);
    if (release === undefined)
      throw problemError('too-fast', 'Something else is being done for you.', { retryAfter: 1 });
    return work().finally(release);
  }
}

function noMore(): void {}

function isPlaying({ status, seats }: TableCard, player: string): boolean {
  if (status === 'over' || status === 'closed') return false;
  return seats.some((seat) => seat.kind === 'person' && seat.player === player && seat.standIn !== 'left');
}

function tooMany(says: string): ReturnType<typeof problemError> {
  return problemError('too-many', says, { retryAfter: TRY_AGAIN });
}
