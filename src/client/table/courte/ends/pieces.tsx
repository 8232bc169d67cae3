import type { JSX } from 'preact';
import { ANIMALS } from '../../../art/animals.ts';
import { medal, type Mood } from '../../../art/courte-portraits.ts';
import { signOf } from '../../../art/courte-signs.ts';
import { Animal, animalOf } from '../../../parts/animal.tsx';
import { Svg } from '../../../parts/svg.tsx';
import type { Castaway } from '../shapes.ts';

export function Medal({ who, mood = 0 }: { readonly who: Castaway; readonly mood?: Mood }): JSX.Element {
  return <Svg html={medal(who, mood)} />;
}

export function Sign({ who }: { readonly who: Castaway }): JSX.Element {
  return <Svg html={signOf(who)} />;
}

export function Ring({ seat }: { readonly seat: number }): JSX.Element {
  return (
    <span class="ring">
      <Animal name={animalOf(seat)} />
    </span>
  );
}

/** An animal inside a larger drawing. */
export function animalIn(seat: number, x: number, y: number, size: number): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64">${ANIMALS[animalOf(seat)]}</svg>`;
}
