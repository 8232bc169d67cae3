import type { ComponentChildren, JSX } from 'preact';
import { ANIMALS, type AnimalName } from '../art/animals.ts';
import { Animal } from '../parts/animal.tsx';
import { CardPicture, type CardGame } from '../parts/card.tsx';
import { classNames } from '../parts/class-names.ts';
import { Svg } from '../parts/svg.tsx';

interface StepProps {
  readonly game: CardGame;
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

const SITTING: readonly (readonly [AnimalName, x: number, y: number])[] = [
  ['fox', 75, 23],
  ['owl', 117, 65],
  ['hare', 75, 107],
  ['bear', 33, 65],
];
const TIP = '<path d="M75 14l12 9-12 9Z" transform="';

function ring(isClockwise: boolean): string {
  const tips = isClockwise
    ? `${TIP}rotate(45 75 65)"/>${TIP}rotate(225 75 65)"/>`
    : `${TIP}rotate(-45 75 65) matrix(-1 0 0 1 150 0)"/>${TIP}rotate(135 75 65) matrix(-1 0 0 1 150 0)"/>`;
  const seats = SITTING.map(
    ([name, x, y]) =>
      `<svg x="${x - 17}" y="${y - 17}" width="34" height="34" viewBox="0 0 64 64">${ANIMALS[name]}</svg>`,
  );
  return (
    '<svg class="ringd" viewBox="0 0 150 130" aria-hidden="true"><circle cx="75" cy="65" r="42" fill="none" stroke="var(--line-strong)" stroke-width="3" stroke-dasharray="7 6"/>' +
    `<g fill="var(--accent-text)">${tips}</g>${seats.join('')}</svg>`
  );
}

/** Four seats and the way that play goes round them. */
export function Ring({ isClockwise, says }: { readonly isClockwise: boolean; readonly says: string }): JSX.Element {
  return (
    <figure>
      <Svg html={ring(isClockwise)} />
      <figcaption>{says}</figcaption>
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
