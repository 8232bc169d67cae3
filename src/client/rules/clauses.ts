/** The clauses of Straw's rules, chapter by chapter, as `rules/straw.en.md` has them. */
export const CHAPTERS = {
  table: ['S1', 'S2'],
  round: ['S3', 'S4', 'S5', 'S6', 'S6a', 'S7', 'S8', 'S8a', 'S9', 'S9a', 'S10', 'S11', 'S12', 'S12a'],
  points: ['S13', 'S14', 'S15', 'S16', 'S16a', 'S17'],
} as const;

export type Chapter = keyof typeof CHAPTERS;
export type Clause = (typeof CHAPTERS)[Chapter][number];

/** What the published rules leave open and this table decided. */
export const RULINGS: readonly Clause[] = ['S6a', 'S8a', 'S9a', 'S11', 'S12a', 'S16a', 'S17'];
