import type { JSX } from 'preact';
import { ANIMALS, type AnimalName } from './art/animals.ts';

export type { AnimalName };

const ANIMAL_NAMES: readonly AnimalName[] = ['hare', 'fox', 'owl', 'bear', 'cat', 'frog'];

/** The animal that sits there if nobody chose another. */
export function animalOf(seat: number): AnimalName {
  return ANIMAL_NAMES[seat % ANIMAL_NAMES.length] ?? 'hare';
}

export function Animal({ name }: { readonly name: AnimalName }): JSX.Element {
  return <svg class="ava" viewBox="0 0 64 64" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ANIMALS[name] }} />;
}
