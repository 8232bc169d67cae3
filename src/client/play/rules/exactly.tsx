import type { JSX } from 'preact';
import type { Book, Clause } from './book.ts';
import { clauseOf } from './clause-of.ts';
import type { CommonRulesWords } from '../../words/en/later/rules-common.ts';

interface Props {
  readonly clauses: readonly string[];
  readonly says: CommonRulesWords & { readonly book: Book };
}

/** Leads to the exact wording below, and says what of it this table decided. */
export function Exactly({ clauses, says }: Props): JSX.Element {
  return (
    <p class="exactly small muted">
      {says.exact}{' '}
      {clauses.map((clause) => (
        <a key={clause} class="pill ruleno" href={`#${clause}`}>
          {clause}
          {markOf(clauseOf(says.book, clause), says)}
        </a>
      ))}
    </p>
  );
}

function markOf(clause: Clause | undefined, says: CommonRulesWords): string {
  if (clause?.ruling === undefined) return '';
  return ` · ${clause.printed === undefined ? says.ruling : says.rulingInPart}`;
}
