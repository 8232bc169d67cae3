import type { JSX } from 'preact';
import { SPRITE } from '../art/sprite.ts';

/** Shadows, numerals and patterns that all drawings refer to. Once in the page. */
export function Sprite(): JSX.Element {
  return <svg class="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: `<defs>${SPRITE}</defs>` }} />;
}
