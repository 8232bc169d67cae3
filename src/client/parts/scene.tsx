import type { JSX } from 'preact';

const SCENES = {
  straw: new URL('../art/scenes/straw.svg', import.meta.url),
  'courte-paille': new URL('../art/scenes/courte-paille.svg', import.meta.url),
  'str8-eight': new URL('../art/scenes/str8-eight.svg', import.meta.url),
} as const;

/** The picture of a game's poster: a file, since nothing in it ever moves. */
export function GameScene({ game }: { readonly game: keyof typeof SCENES }): JSX.Element {
  return <img class="scene" src={SCENES[game].href} width={480} height={320} alt="" />;
}
