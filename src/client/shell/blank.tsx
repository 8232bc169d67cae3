import type { ComponentChildren, JSX } from 'preact';
import { Svg } from '../kit/svg.tsx';
import { SIGNPOST } from './signpost.ts';

interface Props {
  /** A drawing; a signpost that points nowhere, if none is given. */
  readonly picture?: string;
  readonly heading: string;
  readonly says: string;
  /** On a page that has another first heading. */
  readonly isBelow?: boolean;
  /** At most three things to do. */
  readonly children?: ComponentChildren;
}

/** Nothing here: a picture, a sentence, what can be done. */
export function Blank({ picture = SIGNPOST, heading, says, isBelow = false, children }: Props): JSX.Element {
  return (
    <section class="blank">
      <Svg html={picture} />
      {isBelow ? <h2>{heading}</h2> : <h1>{heading}</h1>}
      <p>{says}</p>
      <div class="row">{children}</div>
    </section>
  );
}
