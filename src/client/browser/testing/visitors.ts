import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { Settings } from '../../settings.ts';

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
  /** What the visitor has set before; bots answer at once. */
  readonly settings?: Partial<Settings>;
}

const QUIET = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
/** The same server by a name that browsers do not trust as they trust this machine: plain http, no secure context. */
export const PLAIN_HOST = 'plain.test';
const PLAIN = `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`;

/** One real Chromium; each visitor has a profile of their own. */
export class Visitors {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async in(executablePath: string): Promise<Visitors> {
    const args = [...QUIET, PLAIN, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
    return new Visitors(await chromium.launch({ executablePath, args }));
  }

  /** Somebody who has never been here. */
  async come(url: string, visit: Visit = {}): Promise<Visitor> {
    const { size = 'desktop', theme = 'light', language = 'en', motion = false, settings = {} } = visit;
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
    await context.addInitScript(rememberSettings, { pace: 'at-once', ...settings } as const);
    return new Visitor(context, await context.newPage());
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

/** Runs in the page, before anything else does; what the visitor sets later stays. */
function rememberSettings(settings: Partial<Settings>): void {
  if (localStorage.getItem('settings') === null) localStorage.setItem('settings', JSON.stringify(settings));
}

export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the page's program, and what it wrote to the console as an error or a warning. */
  readonly complaints: string[] = [];

  constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}
