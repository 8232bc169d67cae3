import type { JSX } from 'preact';
import { BACKDROPS } from '../../art/backdrops.ts';
import { SEA } from '../../art/courte-backdrop.ts';
import { GEOMETRY } from '../../art/str8-backdrop.ts';
import { Svg } from '../../parts/svg.tsx';
import type { Dress } from './games.ts';

const LANDS: Readonly<Record<Dress, string>> = { straw: BACKDROPS.straw, courte: SEA, str8: GEOMETRY };

/** What lies behind a game, before its table is loaded. */
export function Land({ game }: { readonly game: Dress }): JSX.Element {
  return <Svg html={LANDS[game]} />;
}
