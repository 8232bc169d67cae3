import type { TestProject } from 'vitest/node';
import { fetchedChromium, foundChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The program that the tests drive. */
    chromium: string;
  }
}

export function setup({ provide }: TestProject): void {
  provide('chromium', foundChromium() ?? fetchedChromium());
}
