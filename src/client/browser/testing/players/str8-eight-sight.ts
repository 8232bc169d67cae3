import type { Page } from 'playwright-core';

interface Str8CardSeen {
  /** What a screen reader says of it. */
  readonly label: string;
  /** Whether the page says that it fits. */
  readonly isFitting: boolean;
}

/** What somebody sees who looks at a table of Str8 Eight. */
export interface Str8Sight {
  readonly asked: 'draw' | 'play' | 'cheer' | 'score' | 'final';
  readonly hand: readonly Str8CardSeen[];
  /** Whether the page says that the card on top of those laid aside would fit. */
  readonly isTopFitting: boolean;
  /** The number of the own last step; 0 without any. */
  readonly last: number;
  /** Which decision this is. */
  readonly mark: string;
  /** Whether anything stands out at the side. */
  readonly isTooWide: boolean;
}

/** Waits until there is something to do that is not what was done last. */
export async function nextStr8Sight(page: Page, last: string): Promise<Str8Sight> {
  const found = await page.waitForFunction(sightOf, last, { polling: 50 });
  return (await found.jsonValue())!;
}

/** Runs in the page. */
function sightOf(last: string): Str8Sight | null {
  const { body } = document;
  const screens = { 't-straight': 'cheer', 't-score': 'score', 't-final': 'final' } as const;
  const ended = Object.entries(screens).find(([name]) => body.classList.contains(name))?.[1];
  if (ended === undefined && !body.classList.contains('t-str8-eight')) return null;
  // what everybody held comes a moment after the sentence
  if (ended === 'score' && document.querySelector('.paper .btn.primary') === null) return null;
  const cards = [...document.querySelectorAll('.hand > .card')];
  const isChosen = document.querySelector('.hand > .sel, .deck.sel') !== null;
  const canDraw = document.querySelector('.deck.open') !== null;
  // whoever is asked has one card more
  const canPlay =
    cards.length === 4 && document.querySelector('.actions .btn[aria-disabled], .actions .btn[disabled]') !== null;
  const isBusy = document.querySelector('.actions .btn.busy, .actions [aria-busy=true], .round.moving') !== null;
  const asked = ended ?? (canDraw ? 'draw' : canPlay ? 'play' : null);
  if (asked === null || (ended === undefined && (isChosen || isBusy))) return null;
  const counts = [...document.querySelectorAll('.decks .cnt')].map((count) => count.textContent).join(' ');
  const steps = document.querySelectorAll('.stage .stair .card').length;
  const hand = document.querySelector('.where .pill')?.textContent ?? '';
  const mark = `${asked} ${hand} ${counts} ${steps} ${cards.length}`;
  if (mark === last) return null;
  return {
    asked,
    hand: cards.map((card) => {
      const label = card.getAttribute('aria-label') ?? '';
      return { label, isFitting: card.querySelector('.fx.fit') !== null };
    }),
    last: Number.parseInt(document.querySelector('.stage .stair .last')?.getAttribute('aria-label') ?? '0', 10),
    isTopFitting: document.querySelector('.deck .fx') !== null,
    mark,
    // a phone's window grows with what stands out of it, its screen does not
    isTooWide: document.scrollingElement!.scrollWidth > window.screen.width,
  };
}
