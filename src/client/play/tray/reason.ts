import { useEffect, useState } from 'preact/hooks';
import { placeOf } from '../../kit/motion/places.ts';
import { PLACES } from '../playback/places.ts';

/** Why not: the clause, the rule in a sentence, and the fact that it is about. */
export interface Why {
  readonly clause: string;
  readonly rule: string;
  readonly fact: string;
}

/** Why a card cannot be chosen; `at` is its place in the hand. */
export interface Reason extends Why {
  readonly at: number;
}

const REASON_FOR = 4000;

/** A reason stands for a while, and not longer than its question. */
export function useReason(question: number | null): readonly [Reason | null, (reason: Reason | null) => void] {
  const [reason, setReason] = useState<Reason | null>(null);
  useEffect(() => setReason(null), [question]);
  useEffect(() => {
    if (reason === null) return undefined;
    const timer = setInterval(() => {
      // not from under the finger that is about to follow its link
      if (placeOf(PLACES.reason)?.matches(':hover, :focus-within') !== true) setReason(null);
    }, REASON_FOR);
    return () => clearInterval(timer);
  }, [reason]);
  return [reason, setReason];
}
