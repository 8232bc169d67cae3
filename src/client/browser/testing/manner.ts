import type { Locator, Page } from 'playwright-core';

/** How somebody does things on a page. */
export interface Manner {
  /** A button, a link, a switch. */
  press(what: Locator): Promise<void>;
  /** Takes up a card of the hand, or asks why it is locked. */
  choose(at: number): Promise<void>;
  /** One of several things that the tab key stops at once, such as the cards of a menu. */
  pick(things: Locator, at: number): Promise<void>;
  /** Says what the lamp weighs. */
  weigh(weight: number): Promise<void>;
  /** Plays the card that was taken up. */
  play(at: number): Promise<void>;
}

export function cardAt(page: Page, at: number): Locator {
  return page.locator('.hand > .card').nth(at);
}

export function weightOf(page: Page, weight: number): Locator {
  return page.locator('.dial [role=radio]').nth(weight - 1);
}

export function playButton(page: Page): Locator {
  return page.locator('.actions .btn.primary:not([aria-disabled])');
}
