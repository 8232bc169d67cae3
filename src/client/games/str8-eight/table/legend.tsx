import type { JSX } from 'preact';
import { groupChip } from '../art/groups.ts';
import { Svg } from '../../../kit/svg.tsx';
import { TOP } from './cards.ts';
import type { Str8EightContext } from './context.ts';

const GROUPS = Array.from({ length: TOP }, (_, i) => i + 1);

/** The groups with their patterns. */
export function Legend({ context: { str8 } }: { readonly context: Str8EightContext }): JSX.Element {
  return (
    <div class="legend">
      <h3>{str8.groups}</h3>
      <ul>
        {GROUPS.map((group) => (
          <li key={group} title={str8.group(group)}>
            <Svg html={groupChip(group)} />
            <b class="num">×{group}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
