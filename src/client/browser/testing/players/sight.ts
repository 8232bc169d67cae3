import type { Page } from 'playwright-core';

interface CardSeen {
  /** What a screen reader says of it. */
  readonly label: string;
  readonly isRefused: boolean;
  /** The total above it, or the least of them; null for what is locked. */
  readonly makes: number | null;
}

/** What somebody sees who looks at a table of Straw. */
export interface Sight {
  readonly screen: 'turn' | 'score' | 'final';
  readonly hand: readonly CardSeen[];
  /** Which decision this is: no two of a match have the same. */
  readonly mark: string;
  /** Whether anything stands out at the side. */
  readonly isTooWide: boolean;
}

/** Waits until there is something to do that is not what was done last. */
export async function nextSight(page: Page, last: string): Promise<Sight> {
  const found = await page.waitForFunction(sightOf, last, { polling: 50 });
  return (await found.jsonValue())!;
}

/** Runs in the page. */
function sightOf(last: string): Sight | null {
  const { body } = document;
  const screen = ['t-score', 't-final', 't-straw'].find((name) => body.classList.contains(name));
  if (screen === undefined || body.classList.contains('t-wait')) return null;
  // what everybody held comes a moment after the sentence
  if (screen === 't-score' && document.querySelector('.paper .btn.primary') === null) return null;
  const cards = [...document.querySelectorAll('.hand > .card')];
  // only whoever is asked is told of each card what it would do, or that it may not be played
  const isAsked = cards.some((card) => card.matches('[aria-disabled]') || card.querySelector('.fx') !== null);
  const isDone = document.querySelector('.dial, .hand > .sel') !== null;
  // each card that is played leaves one less, in the pile or, when that is used up, in the hand
  const left = Number(document.querySelector('.piles .cnt')?.textContent ?? 0) + cards.length;
  const round = document.querySelector('.where .pill')?.firstChild?.textContent ?? '';
  const mark = `${screen} ${round} ${left}`;
  const now =
    screen === 't-straw' ? (isAsked && !isDone ? 'turn' : 'waiting') : screen === 't-score' ? 'score' : 'final';
  if (now === 'waiting' || mark === last) return null;
  return {
    screen: now,
    hand: cards.map((card) => {
      const total = /−?\d+/.exec(card.querySelector('.fx')?.textContent ?? '')?.[0];
      return {
        label: card.getAttribute('aria-label') ?? '',
        isRefused: card.matches('[aria-disabled]'),
        makes: total === undefined ? null : Number(total.replace('−', '-')),
      };
    }),
    mark,
    // a phone's window grows with what stands out of it, its screen does not
    isTooWide: document.scrollingElement!.scrollWidth > window.screen.width,
  };
}
