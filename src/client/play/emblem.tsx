import type { JSX } from 'preact';
import { laterPart } from '../shell/later-part.tsx';

/** A drawing that decorates. */
export function emblemOf(load: () => Promise<() => JSX.Element>): () => JSX.Element {
  const Part = laterPart<object>(load);
  return function Emblem() {
    return <Part />;
  };
}
