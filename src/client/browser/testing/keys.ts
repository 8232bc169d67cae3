import type { Locator, Page } from 'playwright-core';
import { cardAt, playButton, weightOf, type Manner } from './manner.ts';

/** Further than that nobody looks for a button. */
const MOST_TABS = 60;

/** The keyboard, and nothing else. */
export class Keys implements Manner {
  readonly #page: Page;
  #choices = 0;
  #plays = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(what: Locator): Promise<void> {
    await this.#reach(what);
    await this.#page.keyboard.press('Enter');
  }

  /** By its number and with the arrows, in turn. */
  async choose(at: number): Promise<void> {
    const { keyboard } = this.#page;
    if (this.#choices++ % 2 === 0) return keyboard.press(String(at + 1));
    await this.#reach(this.#page.locator('.hand > .card[tabindex="0"]'));
    while (!(await hasFocus(cardAt(this.#page, at)))) await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
  }

  async pick(things: Locator, at: number): Promise<void> {
    await this.#reach(things.and(this.#page.locator('[tabindex="0"]')));
    while (!(await hasFocus(things.nth(at)))) await this.#page.keyboard.press('ArrowRight');
    await this.#page.keyboard.press('Enter');
  }

  async weigh(weight: number): Promise<void> {
    await this.#reach(this.#page.locator('.dial [role=radio][tabindex="0"]'));
    const wanted = weightOf(this.#page, weight);
    while ((await wanted.getAttribute('aria-checked')) !== 'true') await this.#page.keyboard.press('ArrowRight');
  }

  /** By a second Enter and by the button, in turn. */
  play(at: number): Promise<void> {
    return this.press(this.#plays++ % 2 === 0 ? cardAt(this.#page, at) : playButton(this.#page));
  }

  /** Goes from one thing to the next until it is there, forwards or back. */
  async #reach(what: Locator): Promise<void> {
    const step = (await what.evaluate(isBeforeFocus)) ? 'Shift+Tab' : 'Tab';
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await hasFocus(what)) return;
      await this.#page.keyboard.press(step);
    }
    throw new Error(`the keyboard does not get to ${what}`);
  }
}

function hasFocus(what: Locator): Promise<boolean> {
  return what.evaluate((element) => element === document.activeElement);
}

/** Runs in the page. */
function isBeforeFocus(element: Element): boolean {
  const { activeElement: focus, body } = document;
  if (focus === null || focus === body) return false;
  return (focus.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}
