import { gameNamed } from '../games/games.ts';
import { Advice, type HintRequest } from './analysis/advice.ts';
import type { MoveOption } from './analysis/analysis.ts';
import { guideOf } from './bots.ts';

/** A search has large tables: they are made once. */
const ADVICE = new Map<string, Advice>();

/** What can be said of the moves of whichever game it is, best first. */
export function advise(hintRequest: HintRequest): MoveOption[] {
  const { game } = hintRequest;
  const advice = ADVICE.get(game) ?? new Advice(gameNamed(game)!, guideOf(game)!);
  ADVICE.set(game, advice);
  return advice.on(hintRequest);
}
