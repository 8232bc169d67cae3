import { addLand } from '../kit/backdrop.tsx';

const LANDS = import.meta.glob<string>('./*/art/land.ts', { import: 'LAND', eager: true });

/** For pages that show any game before its table is loaded. */
export function addLands(): void {
  for (const [path, land] of Object.entries(LANDS)) addLand(path.split('/')[1]!, land);
}
