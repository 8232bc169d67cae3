import type { Locator, Page } from 'playwright-core';
import { nextCourteSight, type CourteSight } from './courte-paille-sight.ts';
import { playButton, type Manner } from '../manner.ts';

type Power = 'lesson' | 'land' | 'peek' | 'sleep';
export type Source = 'menu' | 'hand' | 'pile';

/** What Coco is to do, and with what: days by position, cards by their place. */
export interface Order {
  readonly power: Power;
  readonly source?: Source;
  readonly days?: readonly number[];
  readonly at?: number;
}

const POWERS: readonly Power[] = ['lesson', 'land', 'peek', 'sleep'];
const SOURCES: readonly Source[] = ['menu', 'hand', 'pile'];

/** Somebody who plays La Courte Paille on a page, and remembers what the page told. */
export class CourtePlayer {
  readonly page: Page;
  readonly manner: Manner;
  /** What was asked, in order. */
  readonly asked: string[] = [];
  /** What was said of lifted days. */
  readonly lifted: string[] = [];
  readonly ends: string[] = [];
  /** Where something stood out at the side. */
  readonly tooWide: string[] = [];
  #last = '';
  #decisions = 0;

  constructor(page: Page, manner: Manner) {
    this.page = page;
    this.manner = manner;
  }

  /** To the end of the match. */
  async playToTheEnd(): Promise<void> {
    while ((await this.step()).asked !== 'final');
  }

  /** One decision, or one look at something. */
  async step(): Promise<CourteSight> {
    const seen = await this.see();
    this.#last = seen.mark;
    await this.#answer(seen);
    return seen;
  }

  /** One decision, after all that came before it was looked at. */
  async takeTurn(): Promise<void> {
    for (;;) {
      const { asked } = await this.step();
      if (asked !== 'lifted' && asked !== 'end') return;
    }
  }

  /** Until this is asked, which it stays. */
  async until(asked: CourteSight['asked']): Promise<CourteSight> {
    for (;;) {
      const seen = await this.see();
      if (seen.asked === asked) return seen;
      await this.step();
    }
  }

  async see(): Promise<CourteSight> {
    const seen = await nextCourteSight(this.page, this.#last);
    if (seen.isTooWide) this.tooWide.push(seen.mark);
    return seen;
  }

  /** Gives up the card with this name. */
  async giveUp(name: string): Promise<void> {
    const seen = await this.until('choose');
    this.#last = seen.mark;
    await this.#giveUp(seen.hand.indexOf(name));
  }

  /** Tells Coco what to do when it is asked. */
  async tellCoco(order: Order): Promise<void> {
    const seen = await this.until('coco');
    this.#last = seen.mark;
    await this.#order(order);
  }

  async take(name: string): Promise<void> {
    const seen = await this.until('take');
    this.#last = seen.mark;
    await this.#take(seen.menu.findIndex((label) => label.startsWith(name)));
  }

  async #answer(seen: CourteSight): Promise<void> {
    const made = this.#decisions++;
    this.asked.push(seen.asked);
    switch (seen.asked) {
      case 'choose':
        return this.#giveUp(made % seen.hand.length);
      case 'take':
        return this.#take(made % seen.menu.length);
      case 'coco':
        return this.#order(await this.#anyOrder(made));
      case 'banish':
        await this.manner.press(this.page.locator('.bans .ban:not([aria-disabled])').first());
        return this.manner.press(this.page.locator('dialog .btn.primary:not([aria-disabled])'));
      case 'lifted':
        this.lifted.push(await this.page.locator('.say [role=status]').innerText());
        return this.manner.press(playButton(this.page));
      case 'end':
        this.ends.push(await this.page.locator('h2').first().innerText());
        return this.manner.press(this.page.locator('.btn.primary:not([aria-disabled])').last());
      case 'final':
        return undefined;
      default:
        throw new Error(`nobody told Coco to ${seen.asked}`);
    }
  }

  async #giveUp(at: number): Promise<void> {
    await this.manner.choose(at);
    await this.manner.press(playButton(this.page));
  }

  async #take(at: number): Promise<void> {
    await this.manner.pick(this.#cards('.mcol'), at);
    await this.manner.press(playButton(this.page));
  }

  async #order({ power, source = 'pile', days = [], at = 0 }: Order): Promise<void> {
    await this.manner.press(this.page.locator('.power').nth(POWERS.indexOf(power)));
    if (power === 'land') await this.#pickSource(source);
    await this.manner.press(this.page.locator('.cocodlg .btn.primary'));
    if (power === 'land' && source === 'menu') await this.manner.pick(this.#cards('.mcol'), at);
    else if (power === 'land' && source === 'hand') await this.manner.choose(at);
    else if (power === 'lesson' || (power === 'peek' && (await this.#isAskedFor('peek')))) {
      for (const day of days) await this.manner.pick(this.#cards('.week'), day - 1);
    } else return;
    await this.manner.press(playButton(this.page));
  }

  async #pickSource(source: Source): Promise<void> {
    const button = this.page.locator('.cocodlg .from button').nth(SOURCES.indexOf(source));
    if ((await button.getAttribute('aria-pressed')) !== 'true') await this.manner.press(button);
  }

  async #isAskedFor(what: string): Promise<boolean> {
    await this.page.locator('dialog.cocodlg').waitFor({ state: 'detached' });
    return (await this.page.locator(`.tray.asks-${what}`).count()) > 0;
  }

  #cards(row: string): Locator {
    return this.page.locator(`${row} button.card`);
  }

  /** Now this, now that; what is locked is left alone. */
  async #anyOrder(made: number): Promise<Order> {
    const open = await this.page.locator('.power').evaluateAll((rows) => rows.map((row) => !row.ariaDisabled));
    const power = POWERS.filter((_, i) => open[i] === true)[made % open.filter(Boolean).length]!;
    const down = await this.page
      .locator('.week li')
      .evaluateAll((days) =>
        days.flatMap((day, i) => (/: face down/.test(day.querySelector('.card')?.ariaLabel ?? '') ? [i + 1] : [])),
      );
    return { power, source: SOURCES[made % 3]!, days: power === 'peek' ? down.slice(0, 2) : [1] };
  }
}
