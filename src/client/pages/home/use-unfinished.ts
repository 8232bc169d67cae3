import { useEffect } from 'preact/hooks';
import { lastOf, useAnswer, useFresh, useRetry, type Answer } from '../../shell/use-answer.ts';
import { useWorld } from '../../shell/world.ts';
import { byUrgency, unfinished, type Unfinished } from './unfinished.ts';

interface UnfinishedTables {
  readonly first: Unfinished | undefined;
  readonly others: readonly Unfinished[];
  /** The tables in this browser. */
  readonly here: Answer<readonly Unfinished[]>;
  /** The server does not answer. */
  readonly isOffline: boolean;
  again(): void;
  lookHere(): void;
}

/** The tables that one can carry on at, on the server and in this browser, the most urgent first. */
export function useUnfinished(): UnfinishedTables {
  const { online, alone } = useWorld();
  const [onServer, again] = useAnswer(() => unfinished(online), 'server');
  const [here, lookHere] = useAnswer(() => unfinished(alone), 'here');
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
  useFresh(again);
  useFresh(lookHere);
  useRetry(onServer, again);
  useRetry(here, lookHere);
  const known = [...(onServer.is === 'here' ? onServer.value : []), ...(lastOf(here) ?? [])];
  const [first, ...others] = known.toSorted(byUrgency);
  return { first, others, here, isOffline: onServer.is === 'failed', again, lookHere };
}
