import type { Page } from 'playwright-core';
import { weightOf, type Manner } from '../manner.ts';
import { nextSight, type Sight } from './sight.ts';
import { finalScores, resultsShown, type Row } from './scores.ts';

/** `varied` plays now this, now that; `light` makes rounds long, `heavy` short. */
export type Taste = 'varied' | 'light' | 'heavy';

/** Somebody who plays Straw on a page, one card after the other, and remembers what the page told. */
export class StrawPlayer {
  readonly page: Page;
  readonly manner: Manner;
  /** The scores as each round's end showed them. */
  readonly rounds: (readonly Row[])[] = [];
  /** Why cards were locked. */
  readonly reasons: string[] = [];
  /** How often a lamp was weighed. */
  weighed = 0;
  /** Where something stood out at the side. */
  readonly tooWide: string[] = [];
  taste: Taste;
  #last = '';
  #decisions = 0;

  constructor(page: Page, manner: Manner, taste: Taste = 'varied') {
    this.page = page;
    this.manner = manner;
    this.taste = taste;
  }

  /** To the end of the match. */
  async playToTheEnd(): Promise<readonly Row[]> {
    for (;;) {
      const seen = await this.step();
      if (seen.screen === 'final') return finalScores(this.page);
    }
  }

  /** Until so many round ends were seen and left behind. */
  async playRounds(count: number): Promise<void> {
    const until = this.rounds.length + count;
    while (this.rounds.length < until) await this.step();
  }

  /** One decision, or one look at a round's end. */
  async step(): Promise<Sight> {
    const seen = await this.#look();
    this.#last = seen.mark;
    if (seen.screen === 'score') await this.#goOn();
    if (seen.screen === 'turn') await this.#decide(seen);
    return seen;
  }

  /** Plays one card, after all that came before it was looked at. */
  async takeTurn(): Promise<void> {
    while ((await this.step()).screen === 'score');
  }

  /** What is in the hand when it is this one's turn, which it stays. */
  async handAtTurn(): Promise<readonly string[]> {
    const { hand } = await this.seeTurn();
    return hand.map(({ label }) => label);
  }

  async seeTurn(): Promise<Sight> {
    for (;;) {
      const seen = await this.#look();
      if (seen.screen !== 'score') return seen;
      await this.step();
    }
  }

  async #look(): Promise<Sight> {
    const seen = await nextSight(this.page, this.#last);
    if (seen.isTooWide) this.tooWide.push(seen.mark);
    return seen;
  }

  async #goOn(): Promise<void> {
    this.rounds.push(await resultsShown(this.page));
    await this.manner.press(this.page.locator('.t-score .paper .btn.primary'));
  }

  async #decide(seen: Sight): Promise<void> {
    const refused = seen.hand.findIndex(({ isRefused }) => isRefused);
    if (refused >= 0) this.reasons.push(await this.askWhy(refused));
    const { at, weight } = this.wish(seen);
    await this.play(seen, at, weight);
  }

  /** What this one would play. */
  wish({ hand }: Sight): { readonly at: number; readonly weight: number } {
    const made = this.#decisions++;
    const allowed = hand.flatMap(({ isRefused }, at) => (isRefused ? [] : [at]));
    const byWeight = allowed.toSorted((a, b) => hand[a]!.makes! - hand[b]!.makes!);
    return {
      varied: { at: allowed[made % allowed.length]!, weight: 1 + (made % 10) },
      light: { at: byWeight[0]!, weight: 1 },
      heavy: { at: byWeight.at(-1)!, weight: 10 },
    }[this.taste];
  }

  /** Plays a card; the weight is said if the page asks for one. */
  async play({ mark }: Sight, at: number, weight: number): Promise<void> {
    this.#last = mark;
    await this.take(at, weight);
    await this.manner.play(at);
  }

  /** Takes a card up, and weighs it if it is a lamp. */
  async take(at: number, weight: number): Promise<void> {
    await this.manner.choose(at);
    await this.page.locator(`.hand > .card:nth-child(${at + 1})[aria-pressed=true]`).waitFor();
    if (await this.page.locator('.dial').isVisible()) await this.#weigh(weight);
  }

  /** Why a card may not be played now. */
  async askWhy(at: number): Promise<string> {
    await this.manner.choose(at);
    return this.page.locator('.hand').getByRole('alert').innerText();
  }

  async #weigh(weight: number): Promise<void> {
    await this.manner.weigh(weight);
    await weightOf(this.page, weight).and(this.page.locator('[aria-checked=true]')).waitFor();
    this.weighed++;
  }
}
