import { SafeFile } from '../files.ts';
import type { Findings } from './findings.ts';
import { strengthPage } from './page.ts';
import { scaleFile } from './scale-file.ts';

type Text = (findings: Findings) => string;

/** The files that are written, all at the end; whether they can be is known before anything is played. */
export class Outputs {
  readonly #files: readonly (readonly [file: SafeFile, text: Text])[];

  private constructor(files: readonly (readonly [SafeFile, Text])[]) {
    this.#files = files;
  }

  static async at(page: string | undefined, scale: string | undefined): Promise<Outputs> {
    const wanted: (readonly [string | undefined, Text])[] = [
      [page, strengthPage],
      [page?.replace(/(\.md)?$/, '.json'), (findings) => JSON.stringify(findings, null, 1)],
      [scale, scaleFile],
    ];
    const files = wanted.flatMap(([path, text]) => (path === undefined ? [] : [{ path, text }]));
    return new Outputs(
      await Promise.all(files.map(async ({ path, text }) => [await SafeFile.at(path), text] as const)),
    );
  }

  async begin(): Promise<void> {
    for (const [file] of this.#files) await file.begin();
  }

  async keep(findings: Findings): Promise<void> {
    for (const [file, text] of this.#files) await file.write(`${text(findings)}\n`);
    for (const [file] of this.#files) await file.keep();
  }

  async drop(): Promise<void> {
    for (const [file] of this.#files) await file.drop();
  }

  dropNow(): void {
    for (const [file] of this.#files) file.dropNow();
  }
}
