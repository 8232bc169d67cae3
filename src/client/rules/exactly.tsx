import type { JSX } from 'preact';
import type { CommonRulesWords } from '../words/rules.ts';
import type { CourteClause } from './courte/clauses.ts';
import type { Str8Clause } from './str8/clauses.ts';
import type { StrawClause } from './straw/clauses.ts';

interface Props {
  readonly clauses: readonly (StrawClause | CourteClause | Str8Clause)[];
  readonly says: CommonRulesWords;
}

/** Leads to the exact wording below. */
export function Exactly({ clauses, says }: Props): JSX.Element {
  return (
    <p class="exactly small muted">
      {says.exact}{' '}
      {clauses.map((clause) => (
        <a key={clause} class="pill ruleno" href={`#${clause}`}>
          {clause}
        </a>
      ))}
    </p>
  );
}
