import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from './figures.ts';
import { FLAGS } from '../../src/client/browser/testing/chromium.ts';
import { ahead } from './foreground.ts';
import { CHROMIUM, gamesOn, home, inProfile, playNow } from './page.ts';

/** The last that runs on Node 20. It is fetched when it is needed, and is no part of the project. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const LEAST = 95;
const run = promisify(execFile);

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly runtimeError?: { readonly message: string };
}

/** What Lighthouse thinks of the first page, and of a table of each game that somebody comes back to, on its own slow phone. */
export async function measureLighthouse(url: string): Promise<Finding[]> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-web-'));
  try {
    const findings = await scores('home', `${url}/`, profile);
    for (const game of await gamesOn(url)) {
      const table = await inProfile(profile, url, async (page) => {
        await home(page);
        await playNow(page, game);
        return page.url();
      });
      // the table is kept in the profile, but whoever opens it has loaded nothing yet
      rmSync(join(profile, 'Default', 'Cache'), { recursive: true, force: true });
      findings.push(...(await scores(`a running table of ${game}`, table, profile)));
    }
    return findings;
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function scores(what: string, url: string, profile: string): Promise<Finding[]> {
  const named = (category: string): string => `Lighthouse, ${what}: ${category}`;
  try {
    const { categories } = await report(url, profile);
    return CATEGORIES.map((category) => ({
      what: named(category),
      value: (categories[category]?.score ?? 0) * 100,
      unit: '',
      least: LEAST,
    }));
  } catch (error) {
    const because = whyNot(error);
    return CATEGORIES.map((category) => ({ what: named(category), because }));
  }
}

/** The last line that it wrote tells more than the command, which comes first. */
function whyNot(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return said.trim().split('\n').at(-1)!;
}

async function report(url: string, profile: string): Promise<Report> {
  const flags = ['--headless=new', ...FLAGS, `--user-data-dir=${profile}`].join(' ');
  const args = [url, '--output=json', '--quiet', '--disable-storage-reset', `--chrome-flags=${flags}`];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const [command, all] = ahead('npx', ['--yes', LIGHTHOUSE, ...args, only]);
  const { stdout } = await run(command, all, {
    env: { ...process.env, CHROME_PATH: CHROMIUM },
    maxBuffer: 2 ** 27,
    shell: process.platform === 'win32',
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
  return report;
}
