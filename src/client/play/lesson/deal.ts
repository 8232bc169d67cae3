import type { MatchRecord } from '../../../engine/record/record.ts';

/** The cards of a lesson, and what is to be played in each of its steps; null where there is only to read. */
export interface LessonDeal {
  readonly options: MatchRecord['options'];
  /** Easy bots. */
  readonly others: readonly string[];
  readonly secret: string;
  readonly moves: readonly (string | null)[];
}

/** What the learner would have added to the shuffle: always the same, so that the cards are. */
const SALT = '11'.repeat(32);
const COMMITMENT = '02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc';

/** As if it had begun at another table: a match that is dealt like that and has no moves yet. */
export function recordOf(
  { options, others, secret }: LessonDeal,
  game: string,
  rules: number,
  name: string,
): MatchRecord {
  return {
    format: 'threestraws/1',
    game,
    rules,
    options,
    seats: [{ kind: 'human', name }, ...others.map((name) => ({ kind: 'bot' as const, name, level: 'easy' as const }))],
    chance: 'hmac-sha256/1',
    seed: secret,
    fairness: { commitment: COMMITMENT, secret, salts: [{ seat: 0, commitment: COMMITMENT, salt: SALT }] },
    moves: [],
    events: [],
    outcome: null,
  };
}
