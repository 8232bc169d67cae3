import { chromium, type Browser, type BrowserContext, type Page, type Route } from 'playwright-core';
import { FLAGS } from './chromium.ts';
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
  /** Everybody has another: no two numbers in a shuffle may be alike. */
  readonly luck?: number;
  /** What the visitor has set before; bots answer at once, and nobody is told what is new. */
  readonly settings?: Partial<Settings>;
}

/** A name for this machine that no browser trusts as it trusts `localhost`. */
export const PLAIN_NAME = 'straws.test';

const LONGEST_WAIT = 15_000;

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
    const { size = 'desktop', theme = 'light', language = 'en', motion = false, luck = 0, settings = {} } = visit;
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
    await dealAlike(context);
    // what pages add to a shuffle on line
    await context.addInitScript(drawFrom, luck);
    await context.addInitScript(rememberSettings, { pace: 'at-once', tips: false, ...settings } as const);
    return new Visitor(context, await context.newPage());
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

/** Matches alone are dealt alike in every run: each worker of the visitor draws its own numbers, but always the same. */
async function dealAlike(context: BrowserContext): Promise<void> {
  let workers = 0;
  const answer = async (route: Route): Promise<void> => {
    // the plain name is known to the browser alone
    const url = route.request().url().replace(PLAIN_NAME, '127.0.0.1');
    const response = await route.fetch({ url });
    const body = `(${drawFrom})(${++workers});${await response.text()}`;
    await route.fulfill({ response, body });
  };
  // a page may be closed before its worker has come
  await context.route('**/assets/worker-*.js', (route) => answer(route).catch(() => undefined));
}

/** Runs in a page or in the worker, before anything else does. */
function drawFrom(seed: number): void {
  // from nothing comes nothing
  let word = Math.imul(seed, 0x9e3779b9) || 1;
  crypto.getRandomValues = (room) => {
    const bytes = room as unknown as Uint8Array;
    for (let i = 0; i < bytes.length; i++) {
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      bytes[i] = word;
    }
    return room;
  };
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

  constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    context.on('weberror', (error) => this.complaints.push(error.error().message));
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
  }

  /** Closes the page and opens another, as one does the next day. */
  async comeBack(): Promise<Page> {
    await this.page.close();
    this.page = await this.context.newPage();
    return this.page;
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}
