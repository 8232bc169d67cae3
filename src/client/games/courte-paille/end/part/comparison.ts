import type { Compared } from '../../../../../games/courte-paille/events.ts';
import { whoIn, type TableContext } from '../../../../play/session/context.ts';
import type { Comparison } from '../../words/en/ends.ts';

/** A step in which the tied were compared, for a sentence. */
export function comparisonOf({ characters, points }: Compared, context: TableContext): Comparison {
  const held = points.flatMap((had, seat) => (had === null ? [] : [{ who: whoIn(context, seat), points: had }]));
  return { castaways: characters, held };
}

/** Whether somebody is ahead after it. */
export function isParted({ points }: Compared): boolean {
  const most = Math.max(...points.map((had) => had ?? -1));
  return points.filter((had) => had === most).length === 1;
}
