import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** A move that the server has answered for. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly ask: number;
  readonly move: string;
  /** The message to the seat that shows it. */
  readonly seq: number;
}

/** The driver's own book, one move a line: what it says here the server must never forget. */
export class Book {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  write(move: Acknowledged): void {
    appendFileSync(this.#file, `${JSON.stringify(move)}\n`);
  }

  read(): Acknowledged[] {
    if (!existsSync(this.#file)) return [];
    const lines = readFileSync(this.#file, 'utf8').split('\n').slice(0, -1);
    return lines.map((line): Acknowledged => JSON.parse(line));
  }
}
