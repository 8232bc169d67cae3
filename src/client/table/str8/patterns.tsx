import type { JSX } from 'preact';
import { GROUP_PATTERNS } from '../../art/str8-groups.ts';

/** What all drawings of this game refer to. Once in a page that shows any of them. */
export function Patterns(): JSX.Element {
  return (
    <svg class="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: `<defs>${GROUP_PATTERNS}</defs>` }} />
  );
}
