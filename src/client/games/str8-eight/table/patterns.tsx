import type { JSX } from 'preact';
import { Definitions } from '../../../kit/sprite.tsx';
import { GROUP_PATTERNS } from '../art/groups.ts';

/** What all drawings of this game refer to. Once in a page that shows any of them. */
export function Patterns(): JSX.Element {
  return <Definitions html={GROUP_PATTERNS} />;
}
