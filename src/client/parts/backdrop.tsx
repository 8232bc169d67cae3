import type { JSX } from 'preact';
import { DUNES } from '../art/dunes.ts';
import type { Dress } from './dress.ts';
import { Svg } from './svg.tsx';

const LANDS: Partial<Record<Dress, string>> = { straw: DUNES };

/** The tables of the other games bring theirs, and so do pages that show every game. */
export function addLands(lands: Partial<Record<Dress, string>>): void {
  Object.assign(LANDS, lands);
}

/** The land behind a table. */
export function Backdrop({ game }: { readonly game: Dress }): JSX.Element {
  return <Svg html={LANDS[game] ?? DUNES} />;
}
