import type { CourteSight } from './players/courte-paille-sight.ts';
import type { CourtePlayer } from './players/courte-paille-player.ts';
import type { Manner } from './manner.ts';

/**
 * Somebody who wants all cards of one castaway and nothing else; asked who leaves, names that very one. So a part is soon won,
 * and all cards are lost with it.
 */
export class Collector {
  readonly player: CourtePlayer;
  readonly #banishing: Manner;
  /** The headings of all ends, and what was decided. */
  readonly story: string[] = [];

  /** Somebody may be named in another manner than cards are played. */
  constructor(player: CourtePlayer, banishing: Manner = player.manner) {
    this.player = player;
    this.#banishing = banishing;
  }

  /** Decides once, or has a look; answers what it was. */
  async step(): Promise<CourteSight['asked']> {
    const seen = await this.player.see();
    const favourite = mostIn(seen.hand);
    switch (seen.asked) {
      case 'choose':
        await this.player.giveUp(unwantedIn(seen.hand, favourite));
        break;
      case 'take':
        await this.player.take(wantedIn(seen.menu, favourite));
        break;
      case 'coco':
        await this.player.tellCoco({ power: 'land', source: 'pile' });
        break;
      case 'banish':
        await this.#banish();
        break;
      case 'end':
        this.story.push(await this.#heading());
        await this.player.step();
        break;
      default:
        await this.player.step();
    }
    return seen.asked;
  }

  /** Until this was done. */
  async until(asked: CourteSight['asked']): Promise<void> {
    while ((await this.step()) !== asked);
  }

  async #banish(): Promise<void> {
    const { page } = this.player;
    const choices = await page.locator('.ban').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    const lost = choices.map((label) => Number(/you lose (\d)/.exec(label ?? '')?.[1] ?? 0));
    await this.#banishing.press(page.locator('.ban').nth(lost.indexOf(Math.max(...lost))));
    this.story.push(await page.locator('.bcost').innerText());
    await this.#banishing.press(page.locator('.bdlg .btn.primary'));
    await page.locator('.bdlg').waitFor({ state: 'detached' });
  }

  async #heading(): Promise<string> {
    return this.player.page.locator('h2').first().innerText();
  }
}

function castawayOf(name: string): string {
  return name.replace(/ \d.*$/, '');
}

function mostIn(hand: readonly string[]): string | undefined {
  const people = hand.map(castawayOf).filter((name) => name !== 'Coco');
  const countOf = (name: string): number => people.filter((other) => other === name).length;
  return people.toSorted((a, b) => countOf(b) - countOf(a))[0];
}

function unwantedIn(hand: readonly string[], favourite: string | undefined): string {
  const others = hand.filter((name) => castawayOf(name) !== favourite);
  return others.find((name) => castawayOf(name) !== 'Coco') ?? others[0] ?? hand[0]!;
}

function wantedIn(menu: readonly string[], favourite: string | undefined): string {
  const name = menu.find((label) => castawayOf(label) === favourite) ?? menu[0]!;
  return /^\D+\d/.exec(name)![0];
}
