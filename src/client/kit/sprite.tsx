import type { JSX } from 'preact';
import { SPRITE } from './art/sprite.ts';

/** Something that drawings refer to by `#`, once in the page. */
export function Definitions({ html }: { readonly html: string }): JSX.Element {
  return <svg class="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: `<defs>${html}</defs>` }} />;
}

/** Shadows and numerals that all drawings refer to. */
export function Sprite(): JSX.Element {
  return <Definitions html={SPRITE} />;
}
