export const rules = {
  title: (game: string): string => `Rules of ${game}`,
  games: 'Rules of which game',
  /** On the name of a clause, at a table. */
  clause: (clause: string): string => `Rule ${clause}, in a new tab`,
  notHere: (game: string): string => `The rules of ${game} are not on the web yet.`,
  notHereSays:
    'They come with the game. Until then the project has them in its folder “rules”, and the game can be played in the terminal and through the API.',
};
