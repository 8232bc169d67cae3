import type { KeyKind } from '../../protocol/lists.ts';

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
  /** The day on which it was last used: when that day began. */
  readonly used: number;
  /** Nobody knows of those that were made before this was noted. */
  readonly kind: KeyKind | null;
  /** Coarsely what it was made on, such as "Firefox on Linux". */
  readonly label: string | null;
}

/** A key and whose it is. */
export interface Holder {
  readonly player: Player;
  readonly key: Key;
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
  /** The key with this hash and the player that it belongs to. */
  holderOf(hash: string): Promise<Holder | undefined>;
  /** Notes the day on which a key was used; an earlier one than is known changes nothing. */
  useKey(hash: string, day: number): Promise<void>;
  /** All keys of a player, the last used first, and of these the newest. */
  keysOf(player: string): Promise<Key[]>;
  removeKey(hash: string): Promise<void>;
  /** Forgets all keys and links of a player but this key. */
  removeOthers(player: string, hash: string): Promise<void>;
  /** Forgets keys that were last used before this day, and players whom no key and no link leads to any more. */
  removeUnused(before: number): Promise<void>;
  rename(player: string, name: string): Promise<void>;
  addLink(link: Link): Promise<void>;
  /** Uses the link up and answers with its player; nothing if it was used, is unknown or has expired. */
  takeLink(hash: string, now: number): Promise<Player | undefined>;
  /** Forgets the player with all keys and links. */
  remove(player: string): Promise<void>;
  /** Tells where another process has changed somebody's name or keys; without a player it may be anybody's. */
  onChanged?(hear: (player?: string) => void): void;
}
