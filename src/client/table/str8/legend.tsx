import type { JSX } from 'preact';
import { groupChip } from '../../art/str8-groups.ts';
import { Svg } from '../../parts/svg.tsx';
import { TOP } from './cards.ts';
import type { Str8Scene } from './scene.ts';

const GROUPS = Array.from({ length: TOP }, (_, i) => i + 1);

/** The groups with their patterns. */
export function Legend({ scene: { str8 } }: { readonly scene: Str8Scene }): JSX.Element {
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
