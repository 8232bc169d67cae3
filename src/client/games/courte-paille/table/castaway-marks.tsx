import type { JSX } from 'preact';
import type { Castaway } from '../../../../games/courte-paille/cards.ts';
import { setPlace } from '../../../kit/motion/places.ts';
import { Svg } from '../../../kit/svg.tsx';
import { medal, type Mood } from '../art/portraits.ts';
import { SHARK, signOf } from '../art/signs.ts';
import { RAFT } from './places.ts';

export function Medal({ who, mood = 0 }: { readonly who: Castaway; readonly mood?: Mood }): JSX.Element {
  return <Svg html={medal(who, mood)} />;
}

export function Sign({ who }: { readonly who: Castaway }): JSX.Element {
  return <Svg html={signOf(who)} />;
}

/** A drawing of the shark; `label` is for ears. */
export function Shark({ label }: { readonly label: string }): JSX.Element {
  return (
    <>
      <Svg html={SHARK} />
      <span class="sr">{label}</span>
    </>
  );
}

/** Beside whoever has the initiative: from here it swims on. */
export function HeldShark({ label }: { readonly label: string }): JSX.Element {
  return (
    <>
      <span class="svg" ref={registerShark} dangerouslySetInnerHTML={{ __html: SHARK }} />
      <span class="sr">{label}</span>
    </>
  );
}

/** The drawing itself: the span around it has no size. */
function registerShark(span: Element | null): void {
  if (span !== null) setPlace(RAFT.shark, span.firstElementChild);
}
