import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What a browser of this kind does beside showing pages: with every window it opens two more pages for suggestions below
 * an address that nobody types, and holds others ready. Left on, they take more work than the page that is tested.
 */
const SIDE_WORK = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

/** What Playwright switches off: of two such flags only the last one counts. */
const OFF_FOR_TESTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Draws without an imitated graphics card, calls nobody, and has no sandbox where the system does not let root have one. */
export const FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_FOR_TESTS, ...SIDE_WORK].join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A browser of this machine: the one that CHROMIUM names, the system's, or Playwright's own. */
export function foundChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named !== undefined) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  return [...candidates, ...ELSEWHERE, chromium.executablePath()].find(isProgram);
}

/** On a machine without one, a browser is fetched: Playwright's own, or else Debian's where that is allowed. */
export function fetchedChromium(): string {
  console.error('threestraws: no Chromium here, fetching one …');
  run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
  if (foundChromium() === undefined && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  const found = foundChromium();
  if (found === undefined)
    throw new Error('The tests need Chromium or Chrome. Install one, or name it: CHROMIUM=/path/to/chrome npm test');
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'ignore'], timeout: 5 * 60_000 });
}
