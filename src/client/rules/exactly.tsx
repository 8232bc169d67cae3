import type { JSX } from 'preact';
import type { CommonRulesWords } from '../words/rules.ts';

interface Props<Clause extends string> {
  readonly clauses: readonly Clause[];
  readonly says: CommonRulesWords;
}

/** Leads to the exact wording below. */
export function Exactly<Clause extends string>({ clauses, says }: Props<Clause>): JSX.Element {
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
