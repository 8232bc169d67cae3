/** Where analyses are kept, as text. */
export interface AnalysisStore {
  /** The one of this table, if it was made by this version. */
  analysis(table: string, version: number): Promise<string | undefined>;
  /** In place of any earlier one. */
  keepAnalysis(table: string, version: number, text: string): Promise<void>;
}

/** Keeps them as long as the program runs. */
export class MemoryAnalyses implements AnalysisStore {
  readonly #texts = new Map<string, string>();

  async analysis(table: string, version: number): Promise<string | undefined> {
    return this.#texts.get(`${table} ${version}`);
  }

  async keepAnalysis(table: string, version: number, text: string): Promise<void> {
    this.#texts.set(`${table} ${version}`, text);
  }
}
