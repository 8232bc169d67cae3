import type { JSX } from 'preact';
import { Animal, animalOf } from '../../../kit/animal.tsx';

export function Ring({ seat }: { readonly seat: number }): JSX.Element {
  return (
    <span class="ring">
      <Animal name={animalOf(seat)} />
    </span>
  );
}
