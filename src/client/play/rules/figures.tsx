import type { ComponentChildren, JSX } from 'preact';
import type { AnimalName } from '../../kit/art/animals.ts';
import { Animal } from '../../kit/animal.tsx';
import { CardPicture } from '../../kit/card.tsx';
import { classNames } from '../../kit/class-names.ts';
import { Svg } from '../../kit/svg.tsx';
import type { ExampleWords } from './book.ts';
import { ring, type RingLook } from './ring.ts';
import { WordTable } from './word-table.tsx';

/** The first words of a sentence, which stand out, and the others. */
export type Marked = readonly string[];

export function MarkedWords({ says: [first, ...rest] }: { readonly says: Marked }): JSX.Element {
  return (
    <>
      <b>{first}</b> {rest.join(' ')}
    </>
  );
}

interface StepProps {
  readonly game: string;
  /** Null is a card's back. */
  readonly card: string | null;
  readonly says: ComponentChildren;
}

export function Step({ game, card, says }: StepProps): JSX.Element {
  return (
    <figure>
      <CardPicture game={game} card={card} />
      <figcaption>{says}</figcaption>
    </figure>
  );
}

export function Arrow(): JSX.Element {
  return (
    <svg class="ar" viewBox="0 0 40 20" aria-hidden="true">
      <path d="M2 10h30" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-dasharray="6 5" />
      <path d="m28 3 9 7-9 7Z" fill="currentColor" />
    </svg>
  );
}

interface RingProps extends RingLook {
  readonly says?: string;
}

/** Four seats and the way that play goes round them. */
export function Ring({ says, ...look }: RingProps): JSX.Element {
  return (
    <figure>
      <Svg html={ring(look)} />
      {says !== undefined && <figcaption>{says}</figcaption>}
    </figure>
  );
}

interface ScorerProps {
  readonly animal: AnimalName;
  readonly points?: string;
  readonly says?: string;
  readonly isBreaker?: boolean;
}

/** Somebody at the table, and what comes of it for them. */
export function Scorer({ animal, points, says, isBreaker = false }: ScorerProps): JSX.Element {
  return (
    <figure class={classNames('scorer', isBreaker && 'breaker')}>
      <Animal name={animal} />
      <figcaption>
        {points !== undefined && <b class="num">{points}</b>}
        {says !== undefined && <span>{says}</span>}
      </figcaption>
    </figure>
  );
}

/** What the numbers in a picture stand for. */
export function Legend({ says }: { readonly says: readonly Marked[] }): JSX.Element {
  return (
    <ol class="legend">
      {says.map((words, i) => (
        <li key={words[0]}>
          <b class="spot-no" aria-hidden="true">
            {i + 1}
          </b>
          <span>
            <MarkedWords says={words} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A number in a picture; where it stands is the style sheet's. */
export function SpotNumber({ number }: { readonly number: number }): JSX.Element {
  return (
    <b class={`spot-no on${number}`} aria-hidden="true">
      {number}
    </b>
  );
}

export function Example({ says }: { readonly says: ExampleWords }): JSX.Element {
  return (
    <div class="example">
      <h4>{says.title}</h4>
      <p>{says.says}</p>
      <WordTable says={says.table} />
      {says.more !== undefined && <p>{says.more}</p>}
    </div>
  );
}
