import { useEffect } from 'preact/hooks';
import { placeOf } from '../../kit/motion/places.ts';
import { pathOf } from '../../shell/route.ts';
import { PLACES } from '../playback/places.ts';
import type { HintSwitch } from './frame-buttons.tsx';
import type { LogLine } from './log.tsx';
import type { Sheet } from './sheets.tsx';

interface Reached {
  readonly game: string;
  readonly log: readonly LogLine[] | undefined;
  readonly hint: HintSwitch | undefined;
  /** What happened stands beside the table. */
  readonly hasSide: boolean;
  setOpen(change: (now: Sheet | null) => Sheet | null): void;
}

/** What can be reached by a single key. */
export function useFrameKeys({ game, log, hint, hasSide, setOpen }: Reached): void {
  useKeys({
    l: () => {
      if (log === undefined) return;
      if (hasSide) placeOf<HTMLElement>(PLACES.log)?.focus();
      else setOpen((now) => (now === 'log' ? null : 'log'));
    },
    h: () => hint?.toggle(),
    '?': () => void window.open(pathOf({ page: 'rules', game }), '_blank', 'noopener'),
  });
}

/** Single keys, unless somebody types. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const look = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      keys[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  });
}
