import type { JSX } from 'preact';
import { classNames } from '../../kit/class-names.ts';
import type { CommonRulesWords } from '../../words/en/later/rules-common.ts';
import type { Book, Chapter, Clause } from './book.ts';
import './clause-list.css';
import { Example } from './figures.tsx';
import { WordTable } from './word-table.tsx';

/** What a game shows beside the wording. */
export interface Additions {
  /** By clause: what is drawn below it. */
  readonly under?: Readonly<Record<string, JSX.Element>>;
}

interface Props extends Additions {
  readonly says: CommonRulesWords & { readonly book: Book };
  /** What the address points at. */
  readonly here: string;
}

/** All clauses in their exact wording; each has an address. */
export function ClauseList({ says, ...rest }: Props): JSX.Element {
  const { credit, chapters, more } = says.book;
  return (
    <section id="clauses" tabIndex={-1}>
      <h2>{says.clauses}</h2>
      <p class="muted">{credit}</p>
      <p class="muted">
        <b class="ruling">{says.ruling}</b> {says.rulingSays}
      </p>
      <p class="muted">
        <b class="ruling">{says.rulingInPart}</b> {says.rulingInPartSays}
      </p>
      {chapters.map((chapter) => (
        <ChapterOf key={chapter.title} chapter={chapter} says={says} {...rest} />
      ))}
      {more.map((one) => (
        <div key={one.title}>
          <h3>{one.title}</h3>
          <p>{one.says}</p>
        </div>
      ))}
    </section>
  );
}

function ChapterOf({ chapter, says, here, under }: Props & { readonly chapter: Chapter }): JSX.Element {
  const { title, intro, clauses, example } = chapter;
  return (
    <div>
      <h3>{title}</h3>
      {intro !== undefined && <p>{intro}</p>}
      <ul class="clauses">
        {clauses.map((clause) => (
          <li key={clause.id} id={clause.id} class={classNames(clause.id === here && 'here')} tabIndex={-1}>
            <a href={`#${clause.id}`}>{clause.id}</a>
            <Wording clause={clause} says={says} />
            {clause.table !== undefined && <WordTable says={clause.table} />}
            {under?.[clause.id]}
          </li>
        ))}
      </ul>
      {example !== undefined && <Example says={example} />}
    </div>
  );
}

interface WordingProps {
  readonly clause: Clause;
  readonly says: CommonRulesWords;
}

function Wording({ clause: { name, printed, ruling }, says }: WordingProps): JSX.Element {
  return (
    <p>
      {name !== undefined && <b class="display">{name}. </b>}
      {printed}
      {printed !== undefined && ruling !== undefined && ' '}
      {ruling !== undefined && (
        <>
          <b class="ruling">{printed === undefined ? says.ruling : says.rulingInPart}</b> {ruling}
        </>
      )}
    </p>
  );
}
