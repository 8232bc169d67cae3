import type { JSX } from 'preact';
import { Svg } from './svg.tsx';

const LANDS = new Map<string, string>();

/** Each game brings its own, and so do pages that show every game. */
export function addLand(game: string, land: string): void {
  LANDS.set(game, land);
}

/** The land behind a table. */
export function Backdrop({ game }: { readonly game: string }): JSX.Element {
  return <Svg html={LANDS.get(game) ?? ''} />;
}
