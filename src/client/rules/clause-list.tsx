import type { JSX } from 'preact';
import { classNames } from '../parts/class-names.ts';
import type { RulesWords } from '../words/rules-straw.ts';
import { CHAPTERS, RULINGS, type Chapter, type Clause } from './clauses.ts';

interface Props {
  readonly says: RulesWords;
  /** What the address points at. */
  readonly here: string;
}

/** All clauses in their exact wording; each has an address. */
export function ClauseList({ says, here }: Props): JSX.Element {
  return (
    <section id="clauses" tabIndex={-1}>
      <h2>{says.clauses}</h2>
      <p class="muted">{says.clausesSay}</p>
      <p class="muted">
        <b class="ruling">{says.ruling}</b> {says.rulingSays}
      </p>
      {(Object.keys(CHAPTERS) as Chapter[]).map((chapter) => (
        <div key={chapter}>
          <h3>{says.chapters[chapter]}</h3>
          <ul class="clauses">
            {CHAPTERS[chapter].map((clause) => (
              <Line key={clause} clause={clause} says={says} here={here} />
            ))}
          </ul>
        </div>
      ))}
      <h3>{says.ending}</h3>
      <p>{says.endingSays}</p>
      <h3>{says.know}</h3>
      <p>{says.knowSays}</p>
    </section>
  );
}

interface LineProps extends Props {
  readonly clause: Clause;
}

function Line({ clause, says, here }: LineProps): JSX.Element {
  return (
    <li id={clause} class={classNames(clause === here && 'here')} tabIndex={-1}>
      <a href={`#${clause}`}>{clause}</a>
      <p>
        {RULINGS.includes(clause) && (
          <>
            <b class="ruling">{says.ruling}</b>{' '}
          </>
        )}
        {says.says[clause]}
      </p>
      {clause === 'S2' && <Deck deck={says.deck} />}
    </li>
  );
}

function Deck({ deck }: { readonly deck: RulesWords['deck'] }): JSX.Element {
  return (
    <table class="deck">
      <caption class="sr">{deck.caption}</caption>
      <thead>
        <tr>
          {deck.head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deck.rows.map(([card, ...rest]) => (
          <tr key={card}>
            <th scope="row">{card}</th>
            {rest.map((what, i) => (
              <td key={i}>{what}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
