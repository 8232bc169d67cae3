import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { FLAGS } from './chromium.ts';
import { DealtAlike, drawFrom } from './dealt-alike.ts';
import type { Settings } from '../../shell/settings.ts';

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  sideways: { width: 844, height: 390 },
} as const;

export type Size = keyof typeof SIZES;

export interface Visit {
  readonly size?: Size | { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'fr';
  /** Whether things move; they do not unless a test is about that. */
  readonly motion?: boolean;
  /** Whether anything sounds: that takes a browser longer than all that it draws. */
  readonly sound?: boolean;
  /** Everybody has another: no two numbers in a shuffle may be alike. */
  readonly luck?: number;
  /** What the visitor has set before; bots answer at once, and nobody is told what is new. */
  readonly settings?: Partial<Settings>;
}

/** A name for this machine that no browser trusts as it trusts `localhost`. */
export const PLAIN_NAME = 'straws.test';

const LONGEST_WAIT = 15_000;
const MUTE = { volume: 0 };

/** One real Chromium; each visitor has a profile of their own. */
export class Visitors {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async in(executablePath: string): Promise<Visitors> {
    const args = [...FLAGS, `--host-resolver-rules=MAP ${PLAIN_NAME} 127.0.0.1`];
    return new Visitors(await chromium.launch({ executablePath, args }));
  }

  /** Somebody who has never been here. */
  async come(url: string, visit: Visit = {}): Promise<Visitor> {
    const { size = 'desktop', theme = 'light', language = 'en', motion = false, sound = false } = visit;
    const { luck = 0, settings = {} } = visit;
    const viewport = typeof size === 'string' ? SIZES[size] : size;
    const context = await this.#browser.newContext({
      baseURL: url,
      viewport,
      hasTouch: viewport.width < 700,
      isMobile: viewport.width < 700,
      locale: language,
      colorScheme: theme,
      reducedMotion: motion ? 'no-preference' : 'reduce',
    });
    context.setDefaultTimeout(LONGEST_WAIT);
    // what pages add to a shuffle on line
    await context.addInitScript(drawFrom, luck);
    const usual = { pace: 'at-once', tips: false, ...(sound ? {} : MUTE) } as const;
    await context.addInitScript(rememberSettings, { ...usual, ...settings });
    const deals = new DealtAlike(context);
    return new Visitor(context, deals, await deals.newPage());
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

/** Runs in the page, before anything else does; what the visitor sets later stays. */
function rememberSettings(settings: Partial<Settings>): void {
  // a page that shows nothing yet has nowhere to keep anything
  if (location.protocol === 'about:') return;
  if (localStorage.getItem('settings') === null) localStorage.setItem('settings', JSON.stringify(settings));
}

export class Visitor {
  readonly context: BrowserContext;
  page: Page;
  /** Errors of the pages' programs, and what they wrote to the console as an error or a warning. */
  readonly complaints: string[] = [];
  readonly #deals: DealtAlike;

  constructor(context: BrowserContext, deals: DealtAlike, page: Page) {
    this.context = context;
    this.#deals = deals;
    this.page = page;
    context.on('weberror', (error) => this.complaints.push(error.error().message));
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
  }

  /** Closes the page and opens another, as one does the next day. */
  async comeBack(): Promise<Page> {
    await this.page.close();
    this.page = await this.newTab();
    return this.page;
  }

  newTab(): Promise<Page> {
    return this.#deals.newPage();
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}
