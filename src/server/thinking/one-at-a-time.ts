import type { Adviser } from '../../table/environment.ts';
import type { Exchange } from '../store/exchange.ts';
import { stillWaiting } from './adviser.ts';

/** One hint at a time for each player, also where they ask several processes. */
export function oneAtATime(adviser: Adviser, exchange: Exchange | undefined): Adviser {
  if (exchange === undefined) return adviser;
  return {
    async advise(hintRequest, player, gone) {
      const release = await exchange.claim(`hint ${player}`);
      if (release === undefined) throw stillWaiting();
      return adviser.advise(hintRequest, player, gone).finally(release);
    },
  };
}
