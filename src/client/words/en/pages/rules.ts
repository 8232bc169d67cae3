export const rules = {
  title: (game: string): string => `Rules of ${game}`,
  games: 'Rules of which game',
  /** On the name of a clause, at a table. */
  clause: (clause: string): string => `Rule ${clause}, in a new tab`,
};
