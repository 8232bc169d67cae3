/** From the best to the worst. */
const GRADES = ['ok', 'warning', 'failure'] as const;
export type Grade = (typeof GRADES)[number];

/** What a look at one thing has found. */
export interface Finding {
  /** What was looked at, such as the disk. */
  readonly about: string;
  readonly grade: Grade;
  readonly says: string;
  /** What to do about it. */
  readonly advice?: string;
}

export function fine(about: string, says: string): Finding {
  return { about, grade: 'ok', says };
}

/** It runs, though not as it should. */
export function odd(about: string, says: string, advice: string): Finding {
  return { about, grade: 'warning', says, advice };
}

/** It does not run, or not as it is promised. */
export function bad(about: string, says: string, advice: string): Finding {
  return { about, grade: 'failure', says, advice };
}

/** What is said only if nothing else is to be said of it. */
export function otherwise(findings: readonly Finding[], well: Finding): readonly Finding[] {
  return findings.length > 0 ? findings : [well];
}

export function worstOf(findings: readonly Finding[]): Grade {
  return GRADES.findLast((grade) => findings.some((finding) => finding.grade === grade)) ?? 'ok';
}
