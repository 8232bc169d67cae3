import type { JSX } from 'preact';
import { useAnswer } from '../shell/use-answer.ts';

/** A drawing that decorates: until it is loaded there is nothing in its place. */
export function emblemOf(load: () => Promise<() => JSX.Element>): () => JSX.Element {
  let Loaded: (() => JSX.Element) | undefined;
  return function Emblem() {
    useAnswer(async () => (Loaded ??= await load()), '');
    return Loaded === undefined ? <></> : <Loaded />;
  };
}
