/** How the style sheets call the games. */
export type Dress = 'straw' | 'courte' | 'str8';
