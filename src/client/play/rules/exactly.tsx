import type { JSX } from 'preact';
import type { CommonRulesWords } from '../../words/en/later/rules-common.ts';

interface Props {
  readonly clauses: readonly string[];
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
