import type { ComponentChildren, JSX } from 'preact';
import { Svg } from '../kit/svg.tsx';
import { SIGNPOST, CHAIRS } from './drawings.ts';

interface Props {
  readonly picture: 'signpost' | 'chairs';
  readonly heading: string;
  readonly says: string;
  /** On a page that has another first heading. */
  readonly isBelow?: boolean;
  /** At most three things to do. */
  readonly children?: ComponentChildren;
}

/** Nothing here: a picture, a sentence, what can be done. */
export function Blank({ picture, heading, says, isBelow = false, children }: Props): JSX.Element {
  return (
    <section class="blank">
      <Svg html={picture === 'signpost' ? SIGNPOST : CHAIRS} />
      {isBelow ? <h2>{heading}</h2> : <h1>{heading}</h1>}
      <p>{says}</p>
      <div class="row">{children}</div>
    </section>
  );
}
