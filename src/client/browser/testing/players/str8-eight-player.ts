import type { Page } from 'playwright-core';
import { playButton, type Manner } from '../manner.ts';
import { finalScores, resultsShown, type Row } from './scores.ts';
import { nextStr8Sight, type Str8Sight } from './str8-eight-sight.ts';

/** Somebody who plays Str8 Eight on a page: climbs by small steps where the page says that it fits. */
export class Str8Player {
  readonly page: Page;
  readonly manner: Manner;
  /** The scores as each hand's end showed them. */
  readonly hands: (readonly Row[])[] = [];
  /** Why cards could not be laid. */
  readonly reasons: string[] = [];
  /** How often each thing was done. */
  readonly done = { pile: 0, discard: 0, climbed: 0, passed: 0, aside: 0, cheered: 0 };
  /** Where something stood out at the side. */
  readonly tooWide: string[] = [];
  #last = '';

  constructor(page: Page, manner: Manner) {
    this.page = page;
    this.manner = manner;
  }

  /** To the end of the match. */
  async playToTheEnd(): Promise<readonly Row[]> {
    while ((await this.step()).asked !== 'final');
    return finalScores(this.page);
  }

  /** One decision, after all that came before it was looked at. */
  async takeTurn(): Promise<void> {
    for (;;) {
      const { asked } = await this.step();
      if (asked === 'draw' || asked === 'play') return;
    }
  }

  /** Until it is to draw or to play, which it stays. */
  async until(wanted: 'draw' | 'play'): Promise<Str8Sight> {
    for (;;) {
      const seen = await this.see();
      if (seen.asked === wanted || seen.asked === 'final') return seen;
      await this.step();
    }
  }

  async see(): Promise<Str8Sight> {
    const seen = await nextStr8Sight(this.page, this.#last);
    if (seen.isTooWide) this.tooWide.push(seen.mark);
    return seen;
  }

  /** One decision, or one look at the end of a hand. */
  async step(): Promise<Str8Sight> {
    const seen = await this.see();
    this.#last = seen.mark;
    switch (seen.asked) {
      case 'draw':
        await this.draw(seen.isTopFitting ? 'discard' : 'pile');
        break;
      case 'play':
        await this.#play(seen);
        break;
      case 'cheer':
        this.done.cheered++;
        await this.manner.press(this.page.locator('.t-straight .actions .btn'));
        break;
      case 'score':
        this.hands.push(await resultsShown(this.page));
        await this.manner.press(this.page.locator('.t-score .paper .btn.primary'));
        break;
      case 'final':
        break;
    }
    return seen;
  }

  /** Chooses a pile, and draws by the pile itself and by the button in turn. */
  async draw(from: 'pile' | 'discard'): Promise<void> {
    const pile = this.page.locator('.decks .deck').nth(from === 'pile' ? 0 : 1);
    await this.manner.press(pile);
    await pile.and(this.page.locator('[aria-pressed=true]')).waitFor();
    const drawn = this.done.pile + this.done.discard;
    await this.manner.press(drawn % 2 === 0 ? playButton(this.page) : pile);
    this.done[from]++;
  }

  async #play({ hand, last }: Str8Sight): Promise<void> {
    const numbers = hand.map(({ label }) => numberIn(label));
    const least = Math.min(...numbers.filter((_, at) => hand[at]!.isFitting));
    const fitting = hand.findIndex(({ isFitting }, at) => isFitting && numbers[at] === least);
    const pass = numbers.indexOf(0);
    if (fitting >= 0) await this.#lay(fitting, 'climbed');
    else if (pass >= 0) await this.#lay(pass, 'passed');
    else {
      // what lies below the last step is of no use any more
      const useless = numbers.findIndex((number) => number <= last);
      await this.layAside(useless >= 0 ? useless : numbers.indexOf(Math.max(...numbers)));
    }
  }

  async #lay(at: number, how: 'climbed' | 'passed'): Promise<void> {
    await this.take(at);
    await this.manner.play(at);
    this.done[how]++;
  }

  /** Takes a card up. */
  async take(at: number): Promise<void> {
    await this.manner.choose(at);
    await this.page.locator(`.hand > .card:nth-child(${at + 1})[aria-pressed=true]`).waitFor();
  }

  /** Lays a card aside that fits nowhere; the first time it asks why. */
  async layAside(at: number): Promise<void> {
    await this.take(at);
    if (this.reasons.length === 0) this.reasons.push(await this.askWhy(at));
    await this.manner.press(playButton(this.page));
    this.done.aside++;
  }

  /** Why a card that was taken up may not be laid. */
  async askWhy(at: number): Promise<string> {
    await this.manner.press(this.page.locator('.hand > .card').nth(at));
    return this.page.locator('.hand').getByRole('alert').innerText();
  }
}

/** The number at the head of a label; 0 for a pass card. */
function numberIn(label: string): number {
  return Number(/^\d+/.exec(label)?.[0] ?? 0);
}
