import type { JSX } from 'preact';
import { classNames } from '../../kit/class-names.ts';
import type { CommonRulesWords } from '../../words/en/later/rules-common.ts';
import type { Book, BookWords } from './book.ts';
import './clause-list.css';

/** What a game shows beside the wording. */
export interface Additions {
  /** By clause: its table. */
  readonly under?: Readonly<Record<string, JSX.Element>>;
  /** By chapter: an example. */
  readonly examples?: Readonly<Record<string, JSX.Element>>;
}

interface Props extends Additions {
  readonly says: CommonRulesWords & { readonly book: BookWords };
  readonly book: Book;
  /** What the address points at. */
  readonly here: string;
}

/** All clauses in their exact wording; each has an address. */
export function ClauseList({ says, book, here, under, examples }: Props): JSX.Element {
  const words = says.book;
  return (
    <section id="clauses" tabIndex={-1}>
      <h2>{says.clauses}</h2>
      <p class="muted">{words.credit}</p>
      <p class="muted">
        <b class="ruling">{says.ruling}</b> {says.rulingSays}
      </p>
      {Object.entries(book.chapters).map(([chapter, clauses]) => (
        <div key={chapter}>
          <h3>{words.chapters[chapter]}</h3>
          {words.intros?.[chapter] !== undefined && <p>{words.intros[chapter]}</p>}
          <ul class="clauses">
            {clauses.map((clause) => (
              <li key={clause} id={clause} class={classNames(clause === here && 'here')} tabIndex={-1}>
                <a href={`#${clause}`}>{clause}</a>
                <Wording clause={clause} says={says} isRuling={book.rulings.includes(clause)} />
                {under?.[clause]}
              </li>
            ))}
          </ul>
          {examples?.[chapter]}
        </div>
      ))}
      {words.more.map((one) => (
        <div key={one.title}>
          <h3>{one.title}</h3>
          <p>{one.says}</p>
        </div>
      ))}
    </section>
  );
}

interface WordingProps {
  readonly clause: string;
  readonly says: Props['says'];
  readonly isRuling: boolean;
}

function Wording({ clause, says, isRuling }: WordingProps): JSX.Element {
  const { names, says: texts } = says.book;
  const text = texts[clause] ?? '';
  const [printed, decided] = typeof text === 'string' ? [text] : text;
  const mark = <b class="ruling">{says.ruling}</b>;
  return (
    <p>
      {isRuling && <>{mark} </>}
      {names?.[clause] !== undefined && <b class="display">{names[clause]}. </b>}
      {printed}
      {decided !== undefined && (
        <>
          {' '}
          {mark} {decided}
        </>
      )}
    </p>
  );
}
