export interface Player {
  /** Public: others at the table see it. */
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** What proves who somebody is: a browser's cookie or a bot's token. Only its hash is kept. */
export interface Key {
  readonly hash: string;
  readonly player: string;
  readonly created: number;
}

/** Lets another device go on as the same player, once and soon. */
export interface Link {
  readonly hash: string;
  readonly player: string;
  readonly expires: number;
}

/** Where people are kept. What was answered has been flushed. */
export interface PeopleStore {
  /** A new player with a first key. */
  add(player: Player, key: Key): Promise<void>;
  addKey(key: Key): Promise<void>;
  /** The player that this key belongs to. */
  playerOf(hash: string): Promise<Player | undefined>;
  rename(player: string, name: string): Promise<void>;
  addLink(link: Link): Promise<void>;
  /** Uses the link up and answers with its player; nothing if it was used, is unknown or has expired. */
  takeLink(hash: string, now: number): Promise<Player | undefined>;
  /** Forgets the player with all keys and links. */
  remove(player: string): Promise<void>;
}
