import type { JSX } from 'preact';
import { medal, type Mood } from '../art/portraits.ts';
import { SHARK, signOf } from '../art/signs.ts';
import { Svg } from '../../../kit/svg.tsx';
import type { Castaway } from './shapes.ts';

export function Medal({ who, mood = 0 }: { readonly who: Castaway; readonly mood?: Mood }): JSX.Element {
  return <Svg html={medal(who, mood)} />;
}

export function Sign({ who }: { readonly who: Castaway }): JSX.Element {
  return <Svg html={signOf(who)} />;
}

/** Whoever has the initiative; `label` is for ears. */
export function Shark({ label }: { readonly label: string }): JSX.Element {
  return (
    <>
      <Svg html={SHARK} />
      <span class="sr">{label}</span>
    </>
  );
}
