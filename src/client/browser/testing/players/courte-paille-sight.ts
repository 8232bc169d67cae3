import type { Page } from 'playwright-core';

/** What somebody is asked at a table of La Courte Paille, or has to look at before it goes on. */
type Asked =
  | 'choose'
  | 'take'
  | 'coco'
  | 'lesson'
  | 'land-menu'
  | 'land-hand'
  | 'peek'
  | 'banish'
  | 'lifted'
  | 'end'
  | 'final';

export interface CourteSight {
  readonly asked: Asked;
  /** What a screen reader says of the cards. */
  readonly hand: readonly string[];
  readonly menu: readonly string[];
  readonly week: readonly string[];
  /** Which decision this is: no two of a match have the same. */
  readonly mark: string;
  /** Whether anything stands out at the side. */
  readonly isTooWide: boolean;
}

/** Waits until there is something to do that is not what was done last. */
export async function nextCourteSight(page: Page, last: string): Promise<CourteSight> {
  const found = await page.waitForFunction(sightOf, last, { polling: 50 });
  return (await found.jsonValue())!;
}

/** Runs in the page. */
function sightOf(last: string): CourteSight | null {
  const { body } = document;
  const labels = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((card) => card.getAttribute('aria-label') ?? '');
  const asked = askedIn();
  if (asked === null || document.querySelector('.stage[aria-busy=true]') !== null) return null;
  const counts = [...document.querySelectorAll('.decks .cnt')].map(({ textContent }) => textContent);
  const where = document.querySelector('.where .pill')?.textContent ?? '';
  const hand = labels('.hand > .card');
  const head = document.querySelector('.paper h2, .say [role=status]')?.textContent ?? '';
  const mark = [asked, where, ...counts, ...hand, asked === 'end' ? head : ''].join(' ');
  if (mark === last) return null;
  return {
    asked,
    hand,
    menu: labels('.mcol > .card'),
    week: labels('.week .card'),
    mark,
    // a phone's window grows with what stands out of it, its screen does not
    isTooWide: document.scrollingElement!.scrollWidth > window.screen.width,
  };

  function askedIn(): Asked | null {
    if (body.classList.contains('t-final')) return 'final';
    if (document.querySelector('.bans .ban') !== null) return 'banish';
    if (document.querySelector('.week .peeked') !== null) return 'lifted';
    if (document.querySelector('dialog.cocodlg') !== null) return 'coco';
    const tray = document.querySelector('.tray[class*="asks-"]');
    const mode = /asks-(\S+)/.exec(tray?.className ?? '')?.[1] ?? null;
    if (mode === 'choose') return document.querySelector('.hand .fx.on, .hand .sel') === null ? 'choose' : null;
    // the dialog is on its way
    if (mode === 'coco' || mode === 'banish') return null;
    if (mode !== null) return mode as Asked;
    return document.querySelector('.paper .btn.primary, .rstage ~ .tray .btn.primary:not([aria-disabled])') === null
      ? null
      : 'end';
  }
}
