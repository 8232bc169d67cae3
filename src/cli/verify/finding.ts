/** All is well. */
export const SOUND = 0;
/** Something in it is false. */
export const BROKEN = 1;
/** Dealt without a number that was promised, or without one's own. */
export const WITHOUT = 3;
/** The bots cannot be asked here. */
export const UNCHECKED = 4;

const WORST_FIRST = [BROKEN, WITHOUT, UNCHECKED, SOUND] as const;
type ExitCode = (typeof WORST_FIRST)[number];

/** What is to be said of a match, and what that means for the exit code. */
export interface Finding {
  readonly code: ExitCode;
  readonly says: string;
}

export function worstOf(codes: Iterable<ExitCode>): ExitCode {
  const all = new Set(codes);
  return WORST_FIRST.find((code) => all.has(code)) ?? SOUND;
}
