import type { JSX } from 'preact';
import { pathOf } from '../route.ts';
import { useWorld } from '../world.ts';
import './clause-link.css';

/** The name of a clause at a table; its wording opens beside the table, so that no game is left. */
export function ClauseLink({ clause }: { readonly clause: string }): JSX.Element {
  const { rules } = useWorld().words.pages;
  return (
    <a
      class="pill ruleno"
      href={pathOf({ page: 'rules', game: 'straw', clause })}
      target="_blank"
      rel="noopener"
      aria-label={rules.clause(clause)}
    >
      {clause}
    </a>
  );
}
