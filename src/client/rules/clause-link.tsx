import type { JSX } from 'preact';
import { pathOf } from '../route.ts';
import { useWorld } from '../world.ts';
import { gameOfClause } from './game-of-clause.ts';

/** The name of a clause at a table; its wording opens beside the table, so that no game is left. */
export function ClauseLink({ clause }: { readonly clause: string }): JSX.Element {
  const { rules } = useWorld().words.pages;
  const game = gameOfClause(clause);
  if (game === undefined) return <span class="pill">{clause}</span>;
  return (
    <a
      class="pill ruleno"
      href={pathOf({ page: 'rules', game, clause })}
      target="_blank"
      rel="noopener"
      aria-label={rules.clause(clause)}
    >
      {clause}
    </a>
  );
}
