import { placeOfSeal } from '../../engine/record/own-number.ts';
import type { Fairness } from '../../engine/record/record.ts';
import { BROKEN, SOUND, type Finding } from './finding.ts';
import { nth } from './words.ts';

const FOREIGN_SEAL =
  'broken: the seal that you were shown is not in it, so that it was dealt from another deck than the one sealed before you';

/** Whether a seal that somebody was shown is one that the deck had. */
export function sealFinding(fairness: Fairness | undefined, seal: string): Finding {
  const place = fairness && placeOfSeal(fairness, seal);
  if (place === undefined) return { code: BROKEN, says: FOREIGN_SEAL };
  const seals = (fairness!.sealings?.length ?? 0) + 1;
  if (seals === 1) return { code: SOUND, says: 'your seal is the one that it was dealt from' };
  if (place === 1) return { code: SOUND, says: `your seal is the first of ${seals}` };
  const says = `your seal is the ${nth(place)} of ${seals}; if you sat there before it was put on, you were shown the first`;
  return { code: SOUND, says };
}

/**
 * Whether all had promised what the record says when somebody gave their number. Who promises after that knows, with the server's help, what it
 * will come to, and can choose.
 */
export function promisesFinding(fairness: Fairness | undefined, promises: readonly string[]): Finding {
  const shown = new Set(promises);
  const kept = new Set(fairness?.salts.map(({ commitment }) => commitment));
  const late = fairness?.salts.find(({ commitment }) => !shown.has(commitment));
  if (late !== undefined)
    return {
      code: BROKEN,
      says: `broken: seat ${late.seat} has another number in it than was promised when you gave yours`,
    };
  if (promises.some((commitment) => !kept.has(commitment)))
    return {
      code: BROKEN,
      says: 'broken: somebody had promised a number when you gave yours of which it knows nothing',
    };
  return { code: SOUND, says: 'all had promised their numbers when you gave yours' };
}
