import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AloneLink, OnlineLink } from '../link/link.ts';
import type { Settings } from './settings.ts';
import type { Words } from '../words/words.ts';

/** What every part of the page can reach. */
export interface World {
  readonly words: Words;
  readonly settings: Settings;
  set(change: Partial<Settings>): void;
  readonly online: OnlineLink;
  /** The tables in this browser; the worker starts when it is first used. */
  readonly alone: AloneLink;
}

export const WorldContext = createContext<World | null>(null);

export function useWorld(): World {
  const world = useContext(WorldContext);
  if (world === null) throw new Error('nothing is shown outside of the world');
  return world;
}
