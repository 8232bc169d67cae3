import type { Fairness, MatchRecord } from './record.ts';

/** Whose numbers (that is what people call their salts) a match was dealt from. */
export interface Numbers {
  readonly people: number;
  /** How many of them gave one that counts. */
  readonly counted: number;
  /** Seats whose number was promised when the deck was last sealed, and is not in it. */
  readonly missing: readonly number[];
  /** How often the deck was sealed. */
  readonly sealings: number;
}

export function numbersIn({ fairness, seats }: MatchRecord & { readonly fairness: Fairness }): Numbers {
  const { salts, sealings = [] } = fairness;
  const missing = salts.filter(({ salt }) => salt === null).map(({ seat }) => seat);
  return {
    people: seats.filter(({ kind }) => kind === 'human').length,
    counted: salts.length - missing.length,
    missing,
    sealings: sealings.length + 1,
  };
}

/** Whether this salt is one of those that the match was dealt from. */
export function isCounted({ salts }: Fairness, salt: string): boolean {
  return salts.some((entry) => entry.salt === salt);
}

/** Whether this is one of the seals that the deck had, the last or one before it. */
export function wasSealedWith({ commitment, sealings = [] }: Fairness, seal: string): boolean {
  return commitment === seal || sealings.some((one) => one.commitment === seal);
}
