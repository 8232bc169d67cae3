import { Advice, type HintRequest } from '../../bots/analysis/advice.ts';
import { analyse } from '../../bots/analysis/analyse.ts';
import type { Analysis, MoveOption } from '../../bots/analysis/analysis.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import { readSetup, type Games } from '../../engine/record/setup.ts';
import { newestOf } from '../../engine/versions.ts';
import { gameNamed } from './games/games.ts';

// Loaded by whoever asks for a hint or looks back, and then only with what the game at hand needs.

/** A phone has one core for this, and a person who waits. */
const TRIES = 400;
/** In milliseconds: so long nothing else is done here. */
const SLICE = 80;

export async function advised(hintRequest: HintRequest, games: Games): Promise<MoveOption[]> {
  const guide = await gameNamed(hintRequest.game)!.guide();
  return new Advice(newestOf(games, hintRequest.game)!, guide).on(hintRequest);
}

/** In slices, so that matches go on meanwhile. */
export async function analysed(
  record: MatchRecord,
  games: Games,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Analysis> {
  const setup = readSetup(record, games);
  if ('fault' in setup) throw new Error(setup.fault.says);
  const course = analyse(setup.ok, record.moves, { guide: await gameNamed(record.game)!.guide(), tries: TRIES });
  for (let until = 0; ;) {
    const step = course.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    onProgress(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    until = performance.now() + SLICE;
  }
}
