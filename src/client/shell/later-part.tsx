import type { JSX } from 'preact';
import { settled, type LaterPage } from './later.tsx';
import { useAnswer } from './use-answer.ts';

/** A part of a page that is loaded when it is first wanted: until then there is nothing in its place. */
export function laterPart<Props extends object>(load: () => Promise<(props: Props) => JSX.Element>): LaterPage<Props> {
  let Loaded: ((props: Props) => JSX.Element) | undefined;
  const loaded = async (): Promise<unknown> => (Loaded ??= await load());
  function Part(props: Props): JSX.Element {
    useAnswer(loaded, '');
    return Loaded === undefined ? <></> : <Loaded {...props} />;
  }
  return Object.assign(Part, { fetch: () => settled(loaded()) });
}
