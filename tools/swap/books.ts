import type { RunningMatch } from '../../src/table/log/running-match.ts';
import type { Table } from '../../src/table/log/table.ts';

type MatchBooks = Pick<RunningMatch, 'asks' | 'askedAt' | 'last'>;

/** What a table keeps beside the cards: whom it told how much and when, and what it asked. */
export interface Books extends Pick<Table, 'seqs' | 'toldAt' | 'status' | 'place' | 'changed'> {
  readonly match: MatchBooks | undefined;
}

export function booksOf({ seqs, toldAt, status, place, changed, match }: Table): Books {
  return { seqs: [...seqs], toldAt: [...toldAt], status, place, changed, match: match && matchBooksOf(match) };
}

function matchBooksOf({ asks, askedAt, last }: RunningMatch): MatchBooks {
  return { asks: [...asks], askedAt: [...askedAt], last: [...last] };
}

/** Lets a table stand as it is written; its match has room for that. */
export function enter(table: Table, { seqs, toldAt, status, place, changed, match }: Books): void {
  Object.assign(table, { status, place, changed });
  fill(table.seqs, seqs);
  fill(table.toldAt, toldAt);
  if (match === undefined || table.match === undefined) return;
  fill(table.match.asks, match.asks);
  fill(table.match.askedAt, match.askedAt);
  fill(table.match.last, match.last);
}

function fill<T>(list: T[], from: readonly T[]): void {
  for (let i = 0; i < from.length; i++) list[i] = from[i]!;
}
