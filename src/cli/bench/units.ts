import type { AnyGame, Code } from '../../engine/game.ts';
import { CHOOSE_CARD, kindIn } from '../../games/courte-paille/moves.ts';
import { LAY } from '../../games/str8-eight/moves.ts';

/** What a game's speed is counted in. */
export interface Unit {
  readonly name: string;
  /** Whether such a decision stands for one: a card may take two to be resolved. */
  isOne(code: Code): boolean;
}

const PLAYS: Unit = { name: 'plays', isOne: () => true };

const UNITS: Readonly<Record<string, Unit>> = {
  'courte-paille': { name: 'cards', isOne: (code) => kindIn(code) === CHOOSE_CARD },
  // a card laid, played or discarded ends a turn
  'str8-eight': { name: 'turns', isOne: (code) => code >= LAY },
};

export function unitOf({ id }: AnyGame): Unit {
  return UNITS[id] ?? PLAYS;
}
