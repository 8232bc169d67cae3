import type { Viewer } from '../../src/engine/seats.ts';
import type { Deed } from './true-match.ts';

/**
 * The same where nobody but the viewer thinks again: each chooses at once what it came to in the end, and later does nothing. Whoever
 * does not know what was chosen must not know either how often.
 */
export function steadied(line: readonly Deed[], viewer: Viewer): (Deed | undefined)[] {
  return line.map((deed, i) => {
    const seat = deed.play?.seat;
    if (seat === undefined || seat === viewer) return deed;
    const isAgain = line.slice(0, i).some(({ play }) => play?.seat === seat);
    return isAgain
      ? undefined
      : cameTo(
          deed,
          line.findLast(({ play }) => play?.seat === seat)!,
        );
  });
}

/** The last choice, made when the first one was. */
function cameTo({ entry, waiting }: Deed, last: Deed): Deed {
  return { ...last, entry: { ...last.entry, at: entry.at }, waiting };
}
