import type { Timepiece } from '../../table/environment.ts';

const A_DAY = 24 * 60 * 60_000;
/** A key that was not used for so long is nobody's. */
const KEPT_UNUSED = 365 * A_DAY;

/** When the day of a moment began; days are those of Greenwich. */
export function dayOf(at: number): number {
  return at - (at % A_DAY);
}

/** A key that was last used before this day is too old. */
export function oldestDay(now: number): number {
  return dayOf(now - KEPT_UNUSED);
}

/** Forgets once a day what is too old; answers with what ends that. */
export function forgetDaily(time: Timepiece, forget: (before: number) => void): () => void {
  let last = time.now();
  const later = (): (() => void) =>
    time.after(A_DAY, () => {
      // a clock that was set forward meanwhile must not cost anybody a key: a day counts for no more than one
      forget(oldestDay(Math.min(time.now(), last + A_DAY)));
      last = time.now();
      callOff = later();
    });
  let callOff = later();
  return () => callOff();
}
