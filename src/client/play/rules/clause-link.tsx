import type { JSX } from 'preact';
import { pathOf } from '../../shell/route.ts';
import { useWorld } from '../../shell/world.ts';
import { gameOfClause, useGames } from '../game.ts';

/** The name of a clause at a table; its wording opens beside the table, so that no game is left. */
export function ClauseLink({ clause }: { readonly clause: string }): JSX.Element {
  const { rules } = useWorld().words.pages;
  const game = gameOfClause(clause, useGames());
  if (game === undefined) return <span class="pill">{clause}</span>;
  return (
    <a
      class="pill ruleno"
      href={pathOf({ page: 'rules', game: game.id, clause })}
      target="_blank"
      rel="noopener"
      aria-label={rules.clause(clause)}
    >
      {clause}
    </a>
  );
}
