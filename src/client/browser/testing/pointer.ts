import type { Locator, Page } from 'playwright-core';
import { cardAt, playButton, weightOf, type Manner } from './manner.ts';

const LEAST = 44;
const CORNER = { x: LEAST / 2, y: LEAST / 2 };

/** Taps or clicks, and nothing else. */
export class Pointer implements Manner {
  /** What was too small to be hit with ease. */
  readonly small: string[] = [];
  readonly #page: Page;
  readonly #made: 'tap' | 'click';
  #plays = 0;

  constructor(page: Page, made: 'tap' | 'click' = 'tap') {
    this.#page = page;
    this.#made = made;
  }

  choose(at: number): Promise<void> {
    // a locked card says so, and answers all the same
    return this.#hit(cardAt(this.#page, at), { force: true });
  }

  pick(things: Locator, at: number): Promise<void> {
    // cards that overlap leave their corner free
    return this.#hit(things.nth(at), { position: CORNER });
  }

  weigh(weight: number): Promise<void> {
    return this.press(weightOf(this.#page, weight));
  }

  /** By the button and by the card itself, in turn. */
  play(at: number): Promise<void> {
    return this.press(this.#plays++ % 2 === 0 ? playButton(this.#page) : cardAt(this.#page, at));
  }

  press(what: Locator): Promise<void> {
    return this.#hit(what);
  }

  async #hit(
    what: Locator,
    how?: { readonly force?: true; readonly position?: { readonly x: number; readonly y: number } },
  ): Promise<void> {
    const { width, height } = await boxOf(what);
    if (width < LEAST || height < LEAST) this.small.push(`${await what.innerText()}: ${width} × ${height}`);
    await what[this.#made](how);
  }
}

async function boxOf(what: Locator): Promise<{ readonly width: number; readonly height: number }> {
  for (;;) {
    await what.waitFor();
    // a page that was just loading may have drawn it anew meanwhile
    const box = await what.boundingBox();
    if (box !== null) return box;
  }
}
