import { VERSION } from '../../bots/analysis/analyse.ts';
import type { Analysing } from '../../protocol/analysis.ts';
import type { Tables } from '../../table/tables.ts';
import type { Result } from '../../table/steps/step.ts';
import { claimed } from '../store/claimed.ts';
import type { Exchange } from '../store/exchange.ts';
import type { Whose } from '../threads/fair-queue.ts';
import type { AnalysisStore } from './analysis-store.ts';
import type { Analyst } from './analyst.ts';

/** A queue that is longer is none that anybody waits in. */
const MOST_AT_ONCE = 20;
/** So that no address can keep all others out. */
const MOST_OF_ADDRESS = 5;
const TO_WAIT = 5000;
/** How often it is tried whether another process is done. */
const TURN = { every: 500 };

/** Who wants to look back; without a player it is whoever is at that address. */
export interface Asker {
  readonly player: string | undefined;
  readonly address: string;
}

interface UnderWay {
  /** Who had it begun. */
  readonly whose: Whose;
  progress: number;
  failed?: unknown;
}

/** Matches looked at afterwards: made once, when somebody first asks, and kept. */
export class Analyses {
  readonly #tables: Pick<Tables, 'mayLookBack' | 'record'>;
  readonly #store: AnalysisStore;
  readonly #analyst: Pick<Analyst, 'analyse'>;
  readonly #exchange: Exchange | undefined;
  readonly #underWay = new Map<string, UnderWay>();

  constructor(
    tables: Pick<Tables, 'mayLookBack' | 'record'>,
    store: AnalysisStore,
    analyst: Pick<Analyst, 'analyse'>,
    exchange?: Exchange,
  ) {
    this.#exchange = exchange;
    this.#tables = tables;
    this.#store = store;
    this.#analyst = analyst;
  }

  /** The analysis as text, or how much of it is done. `begin` is called before one is begun; it may throw. */
  async of(id: string, asker: Asker, begin: () => void): Promise<Result<string | Analysing>> {
    const may = await this.#tables.mayLookBack(id, asker.player);
    if ('problem' in may) return may;
    const underWay = this.#underWay.get(id);
    if (underWay !== undefined) return this.#standOf(id, underWay);
    const kept = await this.#store.analysis(id, VERSION);
    if (kept !== undefined) return { ok: kept };
    // another request may have begun it meanwhile
    if (this.#underWay.has(id)) return { ok: { progress: 0 } };
    const refused = this.#refuse(asker);
    if (refused !== undefined) return refused;
    begin();
    this.#begin(id, asker);
    return { ok: { progress: 0 } };
  }

  #standOf(id: string, { progress, failed }: UnderWay): Result<Analysing> {
    if (failed === undefined) return { ok: { progress } };
    this.#underWay.delete(id);
    throw failed;
  }

  /** One at a time for each, and not too many in all. */
  #refuse({ player, address }: Asker): Result<never> | undefined {
    const waiting = [...this.#underWay.values()].filter(({ failed }) => failed === undefined);
    const isOwn = (one: UnderWay): boolean => one.whose.player === (player ?? address);
    if (waiting.some(isOwn)) return tooFast('Another match is being looked at for you.');
    const ofAddress = waiting.filter(({ whose }) => whose.address === address).length;
    if (waiting.length < MOST_AT_ONCE && ofAddress < MOST_OF_ADDRESS) return undefined;
    return tooFast('Many matches are being looked at just now.');
  }

  #begin(id: string, { player, address }: Asker): void {
    const underWay: UnderWay = { whose: { player: player ?? address, address }, progress: 0 };
    this.#underWay.set(id, underWay);
    this.#makeAlone(id, player, underWay).then(
      () => this.#underWay.delete(id),
      // whoever asks next is told, and whoever asks then begins anew
      (error: unknown) => (underWay.failed = error),
    );
  }

  /** One at a time for each player, and each match once, whichever processes are asked: who comes later waits. */
  async #makeAlone(id: string, player: string | undefined, underWay: UnderWay): Promise<void> {
    if (this.#exchange === undefined) return this.#make(id, player, underWay);
    const names = [`analysis for ${underWay.whose.player}`, `analysis of ${id}`];
    const releases = [];
    try {
      for (const name of names) releases.push(await claimed(this.#exchange, name, TURN));
      if ((await this.#store.analysis(id, VERSION)) === undefined) await this.#make(id, player, underWay);
    } finally {
      for (const release of releases) release?.();
    }
  }

  async #make(id: string, player: string | undefined, underWay: UnderWay): Promise<void> {
    const record = await this.#tables.record(id, player);
    if ('problem' in record) throw new Error(record.problem.says);
    const tell = (share: number): void => void (underWay.progress = share);
    const text = await this.#analyst.analyse(record.ok, underWay.whose, tell);
    await this.#store.keepAnalysis(id, VERSION, text);
  }
}

function tooFast(says: string): Result<never> {
  return { problem: { type: 'too-fast', says, wait: TO_WAIT } };
}
