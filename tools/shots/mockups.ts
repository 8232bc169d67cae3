import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIZES, type Size } from '../../src/client/browser/testing/visitors.ts';
import type { Theme } from './camera.ts';

export interface Mockup {
  readonly size: Size;
  readonly theme: Theme;
  /** A png picture in base64. */
  readonly picture: string;
}

const NAMES: Readonly<Record<Size, string>> = {
  phone: 'phone',
  tablet: 'tablet',
  desktop: 'desktop',
  sideways: 'landscape',
};

/** The drawings of a screen that a folder has: `03-straw-phone-dark.png`. */
export function mockupsOf(screen: string, folder: string | undefined): Mockup[] {
  if (folder === undefined) return [];
  const files = new Set(readdirSync(folder));
  return (Object.keys(SIZES) as Size[]).flatMap((size) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const file = `${screen}-${NAMES[size]}${theme === 'dark' ? '-dark' : ''}.png`;
      return files.has(file) ? [{ size, theme, picture: readFileSync(join(folder, file), 'base64') }] : [];
    }),
  );
}
