import { bytesOf, hexOf } from '../hex.ts';
import type { Seat } from '../seats.ts';
import { commitmentTo } from './fairness.ts';
import type { Fairness } from './record.ts';

/**
 * What became of somebody's number, and where. `missing`: promised, and said not to have come. `set-aside`: given, but that sealing came to
 * nothing because another was missing.
 */
export interface Fate {
  readonly fate: 'counts' | 'missing' | 'set-aside';
  readonly seat: Seat;
  /** Which sealing it was promised for, from 1. */
  readonly sealing: number;
}

/** Nothing if nobody promised such a number. */
export function fateOf({ sealings = [], ...last }: Fairness, salt: string): Fate | undefined {
  const commitment = hexOf(commitmentTo(bytesOf(salt)));
  const all = [...sealings, last];
  const promised = all.flatMap(({ salts }, i) =>
    salts
      .filter((entry) => entry.commitment === commitment)
      .map(({ seat, salt: given }): Fate => {
        const isLast = i === all.length - 1;
        return { fate: given === null ? 'missing' : isLast ? 'counts' : 'set-aside', seat, sealing: i + 1 };
      }),
  );
  // another may have promised the same without knowing it, and failed
  return promised.find(({ fate }) => fate !== 'missing') ?? promised[0];
}

/** Which of the seals that the deck had this one is, from 1; nothing if none. */
export function placeOfSeal({ commitment, sealings = [] }: Fairness, seal: string): number | undefined {
  const place = [...sealings.map((sealing) => sealing.commitment), commitment].indexOf(seal);
  return place < 0 ? undefined : place + 1;
}
