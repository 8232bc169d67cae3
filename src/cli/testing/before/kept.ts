import { readFileSync } from 'node:fs';
import type { Message, Snapshot } from '../../../protocol/table.ts';

/** Where the files lie that the version before has made. */
export const BEFORE = new URL('.', import.meta.url);

/** How that version knows people: a program by its token, a browser by its cookie. */
export interface Known {
  readonly name: string;
  readonly way: 'token' | 'cookie';
  readonly secret: string;
  readonly id: string;
}

/** A message without the views and the previews. */
export interface Gist extends Omit<Message, 'view' | 'table' | 'ask'> {
  readonly ask: { readonly id: number; readonly moves: readonly string[] } | null;
}

export interface Seen {
  readonly snapshot: Snapshot;
  /** Of every message from the first on. */
  readonly gists: readonly Gist[];
  /** Some of them as they were sent. */
  readonly messages: readonly Message[];
}

export type Who = 'ann' | 'bob' | 'cleo';

export interface KeptTable {
  readonly game: string;
  readonly kind: 'open' | 'starting' | 'playing' | 'stand-in' | 'over' | 'rematch';
  readonly id: string;
  /** Ann's, promised when she opened it. */
  readonly salt?: string;
  /** Where they play again. */
  readonly rematch?: string;
  readonly seen: Readonly<Partial<Record<Who, Seen>>>;
}

/** Ids of tables and how they stand, as a list shows them. */
type Listed = readonly (readonly [id: string, status: string])[];

interface Kept {
  /** When that server was stopped. */
  readonly at: number;
  /** Ann's, for another device. */
  readonly link: string;
  readonly people: Readonly<Record<Who, Known>>;
  readonly tables: readonly KeptTable[];
  readonly tablesOf: Readonly<Record<Who, Listed>>;
  readonly lobby: Listed;
}

export const KEPT: Kept = JSON.parse(textOf('seen.json'));

export function textOf(name: string): string {
  return readFileSync(new URL(name, BEFORE), 'utf8');
}

export function linesOf(name: string): string[] {
  return textOf(name).trimEnd().split('\n');
}

export function gistOf({ view: _view, table: _table, ask, ...rest }: Message): Gist {
  const moves = ask?.things.flatMap((thing) => ('moves' in thing ? thing.moves.map(({ move }) => move) : []));
  return { ...rest, ask: ask && { id: ask.id, moves: moves! } };
}
