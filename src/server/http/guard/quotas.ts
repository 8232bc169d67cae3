import type { FastifyRequest } from 'fastify';
import { problemError } from '../../../protocol/problems.ts';
import type { Snapshot, TableCard } from '../../../protocol/table.ts';
import type { Tables } from '../../../table/tables.ts';
import type { Settings } from '../../settings.ts';
import { addressOf } from './limits.ts';

const TRY_AGAIN = 60;
/** So many tables may be remembered before those that have ended are looked for. */
const REMEMBERED = 1000;

/** How many tables anybody may have that have not ended. Which address opened which is forgotten when the server ends. */
export class Quotas {
  readonly #tables: Pick<Tables, 'tablesOf' | 'running'>;
  readonly #perPlayer: number;
  readonly #perAddress: number;
  /** By table: the address that opened it. */
  readonly #openedFrom = new Map<string, string>();
  #lookAt = REMEMBERED;
  /** By player or address: what they have asked for is done one after the other, or many at once would all be let in. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(tables: Pick<Tables, 'tablesOf' | 'running'>, settings: Settings) {
    const most = (quota: number): number => (quota === 0 || settings.rateLimit === 0 ? Infinity : quota);
    this.#tables = tables;
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
        this.#openedFrom.set(opened.table.id, address);
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
    if (this.#openedFrom.size >= this.#lookAt || this.#countOf(address) >= this.#perAddress) await this.#forgetEnded();
    const count = this.#countOf(address);
    if (count >= this.#perAddress)
      throw tooMany(`${count} tables that have not ended were opened from your network: finish one of them first.`);
  }

  #countOf(address: string): number {
    let count = 0;
    for (const other of this.#openedFrom.values()) if (other === address) count++;
    return count;
  }

  async #forgetEnded(): Promise<void> {
    const running = new Set(await this.#tables.running());
    for (const id of this.#openedFrom.keys()) if (!running.has(id)) this.#openedFrom.delete(id);
    this.#lookAt = Math.max(REMEMBERED, this.#openedFrom.size * 2);
  }

  #inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(key) ?? Promise.resolve()).then(work);
    const over: Promise<void> = turn.then(noMore, noMore).then(() => {
      if (this.#turns.get(key) === over) this.#turns.delete(key);
    });
    this.#turns.set(key, over);
    return turn;
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
