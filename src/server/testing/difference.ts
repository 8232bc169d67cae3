import type { Witnessed } from './witness.ts';

const AROUND = 60;

/** The first byte that differs, and where; nothing if there is none. */
export function difference(here: readonly Witnessed[], there: readonly Witnessed[]): string | undefined {
  const length = Math.max(here.length, there.length);
  const first = Array.from({ length }, (_, i) => i).find((i) => !isSame(here[i], there[i]));
  if (first === undefined) return undefined;
  const [one, other] = [here[first], there[first]];
  if (one?.what !== other?.what) return `${one?.what} here, ${other?.what} there`;
  const at = firstDifferent(one!.text, other!.text);
  return `${one!.what}: …${around(one!.text, at)}… here, …${around(other!.text, at)}… there`;
}

export function bytesIn(seen: readonly Witnessed[]): number {
  return seen.reduce((bytes, { text }) => bytes + Buffer.byteLength(text), 0);
}

function isSame(one: Witnessed | undefined, other: Witnessed | undefined): boolean {
  return one?.what === other?.what && one?.text === other?.text;
}

function firstDifferent(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - AROUND), at + AROUND);
}
