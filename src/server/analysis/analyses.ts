import { VERSION } from '../../bots/analysis/analyse.ts';
import type { Analysing } from '../../protocol/analysis.ts';
import type { Tables } from '../../table/tables.ts';
import { problem, type Result } from '../../table/steps/step.ts';
import type { AnalysisStore } from './analysis-store.ts';
import type { Analyst } from './analyst.ts';

/** A queue that is longer is none that anybody waits in. */
const MOST_AT_ONCE = 50;

interface UnderWay {
  progress: number;
  failed?: unknown;
}

/** Matches looked at afterwards: made once, when somebody first asks, and kept. */
export class Analyses {
  readonly #tables: Tables;
  readonly #store: AnalysisStore;
  readonly #analyst: Analyst;
  readonly #underWay = new Map<string, UnderWay>();

  constructor(tables: Tables, store: AnalysisStore, analyst: Analyst) {
    this.#tables = tables;
    this.#store = store;
    this.#analyst = analyst;
  }

  /** The analysis as text, or how much of it is done. `begin` is called before one is begun; it may throw. */
  async of(id: string, player: string | undefined, begin: () => void): Promise<Result<string | Analysing>> {
    const may = await this.#tables.mayLookBack(id, player);
    if ('problem' in may) return may;
    const underWay = this.#underWay.get(id);
    if (underWay !== undefined) return this.#standOf(id, underWay);
    const kept = await this.#store.analysis(id, VERSION);
    if (kept !== undefined) return { ok: kept };
    // another request may have begun it meanwhile
    if (!this.#underWay.has(id)) {
      if (this.#underWay.size >= MOST_AT_ONCE) return problem('too-fast', 'Many matches are being looked at just now.');
      begin();
      this.#begin(id, player);
    }
    return { ok: { progress: 0 } };
  }

  #standOf(id: string, { progress, failed }: UnderWay): Result<Analysing> {
    if (failed === undefined) return { ok: { progress } };
    this.#underWay.delete(id);
    throw failed;
  }

  #begin(id: string, player: string | undefined): void {
    const underWay: UnderWay = { progress: 0 };
    this.#underWay.set(id, underWay);
    this.#make(id, player, underWay).then(
      () => this.#underWay.delete(id),
      // whoever asks next is told, and whoever asks then begins anew
      (error: unknown) => (underWay.failed = error),
    );
  }

  async #make(id: string, player: string | undefined, underWay: UnderWay): Promise<void> {
    const record = await this.#tables.record(id, player);
    if ('problem' in record) throw new Error(record.problem.says);
    const text = await this.#analyst.analyse(record.ok, (share) => (underWay.progress = share));
    await this.#store.keepAnalysis(id, VERSION, text);
  }
}
