import type { Clock } from '../../../protocol/table.ts';
import { fieldsOf, keep, readKept } from '../../shell/storage.ts';
import { CLOCK_NAMES } from '../common/clocks.ts';
import { shownLevels } from '../../play/levels.ts';
import { offersOf } from './offers.ts';
import { firstDraft, keptAs, type Chair, type Draft, type GameAbout } from './draft.ts';

/** The table that was set last, as far as it can still be set; at first the usual one. */
export function lastDraft(about: GameAbout, isOnline: boolean): Draft {
  return draftIn(readKept(keptAs(about.id, isOnline)), about, isOnline);
}

export function keepDraft(game: string, isOnline: boolean, draft: Draft): void {
  keep(keptAs(game, isOnline), draft);
}

export function draftIn(kept: unknown, about: GameAbout, isOnline: boolean): Draft {
  const usual = firstDraft(isOnline);
  const { chairs, options, clock, isPublic, isWatched, hasHints } = fieldsOf(kept);
  return {
    chairs: chairsIn(chairs, about, isOnline) ?? usual.chairs,
    options: optionsIn(options, about),
    clock: CLOCK_NAMES.find((name): name is Clock & (typeof CLOCK_NAMES)[number] => name === clock) ?? usual.clock,
    isPublic: typeof isPublic === 'boolean' ? isPublic : usual.isPublic,
    isWatched: typeof isWatched === 'boolean' ? isWatched : usual.isWatched,
    hasHints: typeof hasHints === 'boolean' ? hasHints : usual.hasHints,
  };
}

function chairsIn(kept: unknown, { seats, levels }: GameAbout, isOnline: boolean): Chair[] | undefined {
  if (!Array.isArray(kept) || kept.length + 1 < seats.min || kept.length + 1 > seats.max) return undefined;
  const known: readonly Chair[] = [...shownLevels(levels), ...(isOnline ? (['open'] as const) : [])];
  const chairs = kept.flatMap((chair) => known.find((one) => one === chair) ?? []);
  return chairs.length === kept.length ? chairs : undefined;
}

function optionsIn(kept: unknown, { options }: GameAbout): Draft['options'] {
  const fitting = Object.entries(fieldsOf(kept)).flatMap(([id, value]) => {
    const offers = Object.hasOwn(options, id) ? offersOf(options[id]!) : [];
    const fits = offers.find((one) => one === value);
    return fits === undefined ? [] : [[id, fits] as const];
  });
  return Object.fromEntries(fitting);
}
