import { seatsIn } from '../seats.ts';
import type { Bench } from './bench/bench.ts';
import type { Law, Says } from './law.ts';
import type { RandomMatch } from './bench/random-match.ts';

/** 1: whoever is waited for has a move. */
export function choosing({ game }: Bench): Law {
  return {
    law: 1,
    looks: ({ waiting, legal }) => {
      for (const seat of seatsIn(waiting)) {
        const codes = legal[seat] ?? [];
        if (codes.length === 0) return `seat ${seat} is waited for and has no move`;
        if (codes.length > game.mostMoves) return `seat ${seat} has more than ${game.mostMoves} moves`;
        if (new Set(codes).size < codes.length) return `seat ${seat} has a move twice`;
      }
      return undefined;
    },
  };
}

/** 11: every match ends, and then it is over for everybody. The runner counts the plies. */
export function ending({ game }: Bench): Law {
  return { law: 11, looks: (match) => (match.waiting === 0 ? over(match) : going(match)) };

  function over({ state, legal }: RandomMatch): Says {
    if (game.winners(state) === 0) return 'nobody is waited for and nobody has won';
    const seat = legal.findIndex((codes) => codes.length > 0);
    return seat < 0 ? undefined : `seat ${seat} has a move after the end`;
  }

  function going({ state }: RandomMatch): Says {
    return game.winners(state) === 0 ? undefined : 'somebody has won and somebody is waited for';
  }
}
