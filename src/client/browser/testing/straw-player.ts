import type { Page } from 'playwright-core';
import { cardAt, weightOf, type Manner } from './manner.ts';
import { nextSight, type Sight } from './sight.ts';
import { finalScores, resultsShown, type Row } from './scores.ts';

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
  #last = '';
  #decisions = 0;

  constructor(page: Page, manner: Manner) {
    this.page = page;
    this.manner = manner;
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

  /** What is in the hand when it is this one's turn, which it stays. */
  async handAtTurn(): Promise<readonly string[]> {
    let seen = await this.#look();
    for (; seen.screen === 'score'; seen = await this.#look()) await this.step();
    return seen.hand.map(({ label }) => label);
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

  async #decide({ hand }: Sight): Promise<void> {
    const made = this.#decisions++;
    const refused = hand.findIndex(({ isRefused }) => isRefused);
    if (refused >= 0) await this.#askWhy(refused);
    const allowed = hand.flatMap(({ isRefused }, at) => (isRefused ? [] : [at]));
    const at = allowed[made % allowed.length]!;
    await this.manner.choose(at);
    await this.page.locator(`.hand > .card:nth-child(${at + 1})[aria-pressed=true]`).waitFor();
    if (await this.page.locator('.dial').isVisible()) await this.#weigh(1 + (made % 10));
    await this.manner.play(at);
  }

  async #askWhy(at: number): Promise<void> {
    await this.manner.choose(at);
    const reason = cardAt(this.page, at).getByRole('alert');
    await reason.waitFor();
    this.reasons.push(await reason.innerText());
  }

  async #weigh(weight: number): Promise<void> {
    await this.manner.weigh(weight);
    await weightOf(this.page, weight).and(this.page.locator('[aria-checked=true]')).waitFor();
    this.weighed++;
  }
}
