import type { JSX } from 'preact';
import { groupChip } from '../art/groups.ts';
import { Svg } from '../../../kit/svg.tsx';
import { GROUPS } from '../../../../games/str8-eight/faces.ts';
import type { Str8EightContext } from './context.ts';

const EACH = Array.from({ length: GROUPS }, (_, i) => i + 1);

/** The groups with their patterns. */
export function Legend({ context: { str8Eight } }: { readonly context: Str8EightContext }): JSX.Element {
  return (
    <div class="legend">
      <h3>{str8Eight.groups}</h3>
      <ul>
        {EACH.map((group) => (
          <li key={group} title={str8Eight.group(group)}>
            <Svg html={groupChip(group)} />
            <b class="num">×{group}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
