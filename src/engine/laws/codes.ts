import type { Code } from '../game.ts';
import type { Bench } from './bench/bench.ts';
import { firstOf, type Law, type Says } from './law.ts';

/** 2: a move, its code and its text are the same thing in three notations. */
export function codes({ game }: Bench): Law {
  const good = new Set<Code>();
  let tried = false;

  function tryAll(): Says {
    if (tried) return undefined;
    tried = true;
    return firstOf(game.allMoves, tryMove);
  }

  function tryMove(move: unknown): Says {
    const text = game.format(move);
    if (!same(game.decode(game.encode(move)), move)) return `${text} comes back from its code as another move`;
    if (!same(game.parse(text), move)) return `${text} is read as another move`;
    return undefined;
  }

  function tryCode(code: Code): Says {
    if (good.has(code)) return undefined;
    good.add(code);
    const move = game.decode(code);
    return game.encode(move) === code ? tryMove(move) : `code ${code} comes back as another code`;
  }

  return { law: 2, looks: ({ legal }) => tryAll() ?? firstOf(legal.flat(), tryCode) };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
